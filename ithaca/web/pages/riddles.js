// Riddles: one position a day for each game, solved at the real table; then the oracle's reasons, and a row of days.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { get, me, once } from '../api.js';
import { Scene } from '../covers.js';
import { Page, Problem, TopBar, attempt, useAnswer, useProblem, useTitle } from '../parts.js';
import { riddled } from '../settings.js';
import { lang, say, speak, words } from '../speech.js';
import { Actions, Reason } from '../table/actions.js';
import { Confirm } from '../table/confirm.js';
import { Drawn, gameOf, useGame } from '../table/game.js';
import { Sky } from '../table/motion.js';
import { RiddleRoom } from '../table/riddle.js';
import { SeatPlate, around } from '../table/seats.js';
import { Tips } from '../table/tips.js';
import { Sign } from '../art/signs.js';
import { useRoom } from '../table/use-room.js';

/** @import { Verdict } from '../table/riddle.js' */
/** @typedef {{move: string, right: boolean}} Answer */
/** @typedef {{today: string, days: number, games: string[], answers: (Answer & {game: string, day: string})[]}} Calendar */

const SHOWN = 14; // days of a row
const DAY = 86_400_000;

const keyOf = (game, day) => `${game}/${day}`;
const before = (day, days) => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
const dayName = (day) => new Date(`${day}T12:00:00Z`).toLocaleDateString(lang.value, { dateStyle: 'long', timeZone: 'UTC' });
const percent = (share) => Math.round(share * 100);

/** The answers: from the server, or from this browser if no name was given. @param {Calendar} calendar */
function answersOf(calendar) {
  const known = new Map(Object.entries(riddled.value));
  for (const { game, day, move, right } of calendar.answers) known.set(keyOf(game, day), { move, right });
  return known;
}

/** How many days in a row were solved, up to today or yesterday. */
export function streakOf(answers, game, today) {
  let day = answers.has(keyOf(game, today)) ? today : before(today, 1);
  let count = 0;
  for (; answers.get(keyOf(game, day))?.right; day = before(day, 1)) count += 1;
  return count;
}

function useCalendar() {
  const [calendar, setCalendar] = useState(/** @type {Calendar | null} */ (null));
  const [mistake, show] = useProblem();
  const look = () => attempt(show, async () => setCalendar(await get('/api/riddles')));
  useEffect(() => {
    look();
  }, [me.value?.person]);
  return { calendar, mistake, look };
}

/** The days before, each a link: solved, missed, not tried. */
function Days({ game, calendar, here = '' }) {
  const answers = answersOf(calendar);
  const days = Array.from({ length: SHOWN }, (_, i) => before(calendar.today, SHOWN - 1 - i));
  const streak = streakOf(answers, game, calendar.today);
  return html`<ol class="days" aria-label=${say('riddle-days')}>${days.map((day) => {
    const answer = answers.get(keyOf(game, day));
    const how = answer ? (answer.right ? 'solved' : 'missed') : 'open';
    return html`<li key=${day}><a class=${how} href=${`/riddles/${game}/${day}`} aria-current=${day === here ? 'page' : undefined} aria-label=${say('riddle-day', { day: dayName(day), how })} title=${say('riddle-day', { day: dayName(day), how })}>
      <span>${Number(day.slice(8))}</span><i aria-hidden="true">${{ solved: '✓', missed: '×', open: '' }[how]}</i></a></li>`;
  })}</ol><p class="sub">${say('riddle-streak', { count: streak })}</p>`;
}

// ── all riddles of today ──────────────────────────────────────────────────────

function Shelf() {
  const { calendar, mistake } = useCalendar();
  const { data: shop } = useAnswer(() => once('/api/games'), '');
  const [ready, setReady] = useState(false);
  useEffect(() => {
    speak(lang.peek(), '', ['riddles']).then(() => setReady(true));
  }, []);
  if (!ready) return html`<${Page} title=${say('nav-riddles')}><h1>${say('nav-riddles')}</h1><//>`;
  const games = (shop?.games ?? []).filter(({ slug }) => calendar?.games.includes(slug));
  return html`<${Page} title=${say('nav-riddles')} wide><h1>${say('nav-riddles')}</h1><p>${say('riddles-lead')}</p><${Problem} mistake=${mistake} />
    ${calendar && !calendar.games.length && html`<p>${say('riddles-none')}</p>`}
    <ul class="games">${
      calendar
      && games.map(
        (game) => html`<li class=${`game ${game.slug}`} key=${game.slug}><${Scene} game=${game} /><h2>${game.title}</h2>
      <${Days} game=${game.slug} calendar=${calendar} />
      <p class="row"><a class="button main" href=${`/riddles/${game.slug}/${calendar.today}`} aria-label=${say('riddle-today-of', { game: game.title })}>${say('riddle-today')}</a></p></li>`,
      )
    }</ul><//>`;
}

// ── one riddle ────────────────────────────────────────────────────────────────

const lineOf = (steps) =>
  steps
    .slice(0, 4)
    .map(({ move, key, args }) => words.value.whole(key, args) ?? move)
    .join(' → ');

/** A move that the oracle weighed. @param {{weighed: any, verdict: Verdict}} props */
function Weighed({ weighed, verdict }) {
  const { move, key, args, tried, share, line } = weighed;
  const marks = [move === verdict.best && 'riddle-best', move === verdict.move && 'riddle-yours', move === verdict.greedy && 'riddle-greedy'].filter(Boolean);
  return html`<li class=${move === verdict.best ? 'best' : ''}><div class="counsel"><i class="bar" style=${{ width: `${Math.max(1, percent(share))}%` }} aria-hidden="true"></i>
    <span>${say(key, args)}${marks.map((mark) => html` <em>${say(String(mark))}</em>`)}</span><span class="unseen">, ${say('oracle-why', { tried: percent(tried), hope: `${percent(share)} %` })}</span><b aria-hidden="true">${percent(share)} %</b></div>
    ${line.length > 0 && move === verdict.best && html`<p class="sub">${say('oracle-line', { line: lineOf(line) })}</p>`}</li>`;
}

/** Right or wrong, and why. @param {{verdict: Verdict}} props */
function Reasons({ verdict }) {
  const box = useRef();
  useEffect(() => box.current.focus({ preventScroll: true }), []);
  const known = verdict.weighed.some(({ move }) => move === verdict.move);
  return html`<section class="verdict" ref=${box} tabindex="-1" data-testid="verdict"><h2 class=${verdict.right ? 'right' : 'wrong'}>${say(verdict.right ? 'riddle-right' : 'riddle-wrong')}</h2>
    ${!known && html`<p>${say('riddle-unweighed')}</p>`}
    <ol class="oracle">${verdict.weighed.map((weighed) => html`<${Weighed} key=${weighed.move} weighed=${weighed} verdict=${verdict} />`)}</ol>
    <p class="sub">${say('riddle-how', { count: verdict.iterations })}</p></section>`;
}

function Asked({ room, calendar, sentenceRef }) {
  const { seats, verdict, day, game } = { seats: room.seats.value, verdict: room.verdict.value, day: room.day, game: room.game };
  const ask = room.state.value?.ask;
  return html`<div class="host"><div class="where"><p class="sub">${dayName(day)} · <b>${say('riddle-you', { name: seats[room.sight.value]?.name ?? '' })}</b></p><a href="/riddles">${say('nav-riddles')}</a></div>
    <div aria-live="polite" class="speech" ref=${sentenceRef} tabindex="-1">${!verdict && ask && html`<p class="said do"><${Sign} name="athena" /><span>${say('riddle-ask')} ${say(ask.key, ask.args)}</span></p>`}</div>
    ${verdict ? html`<${Reasons} verdict=${verdict} />` : html`<${Reason} room=${room} /><details class="doing"><summary>${say('riddle-list')}</summary><${Actions} room=${room} sentenceRef=${sentenceRef} /></details>`}
    ${verdict && calendar && html`<${Days} game=${game} calendar=${calendar} here=${day} />`}</div>`;
}

function Riddle({ game: slug, day }) {
  const room = useMemo(() => new RiddleRoom(slug, day), [slug, day]);
  const { module, mistake } = useGame(slug, ['table', 'riddles']);
  const { calendar, look } = useCalendar();
  const game = useMemo(() => gameOf(room), [room]);
  const speech = useRef();
  useRoom(room);
  const ready = module && room.state.value;
  const earlier = calendar && answersOf(calendar).get(keyOf(slug, day));
  useEffect(() => {
    if (ready && earlier && !room.verdict.peek()) room.recall(earlier.move);
  }, [Boolean(ready), Boolean(earlier)]);
  const verdict = room.verdict.value;
  useEffect(() => {
    if (!verdict) return;
    if (!me.peek()?.person)
      riddled.value = { ...riddled.peek(), [keyOf(slug, day)]: riddled.peek()[keyOf(slug, day)] ?? { move: verdict.move, right: verdict.right } };
    look();
  }, [verdict]);
  useTitle(ready ? say('riddle-of', { game: say(`game-${slug}`) }) : '');
  const wrong = room.problem.value ?? mistake;
  if (wrong)
    return html`<${Page} title=${say('lost-title')}><h1>${say('lost-title')}</h1><${Problem} mistake=${wrong} /><p><a class="button main" href="/riddles">${say('nav-riddles')}</a></p><//>`;
  if (!ready) return html`<${TopBar} slim /><main id="main" aria-busy="true"><p class="quietly">${say('table-loading')}</p></main>`;
  const seats = room.seats.value;
  const mine = room.sight.value;
  const plate = (seat, own = false) => html`<${SeatPlate} key=${seat.seat} room=${room} seat=${seat} mine=${own} game=${game}
    extras=${html`<${module.Seat} game=${game} seat=${seat.seat} />`} />`;
  return html`<${TopBar} slim skip="#decide" />
    <main id="main" class="table lesson riddle" tabindex="-1"><div class=${`tablegrid ${room.legal.value.length ? 'turn' : ''}`}>
      <h1 class="unseen">${say('riddle-of', { game: say(`game-${slug}`) })}</h1>
      <section class=${`others n${seats.length}`} aria-label=${say('players')} tabindex="0">${around(seats, mine).map((seat) => plate(seat))}</section>
      <section class="boardbox" aria-label=${say('board')}><${Drawn} draw=${module.Board} game=${game} /></section>
      <section class="mine" aria-label=${say('mine')}>${plate(seats[mine], true)}<div class="hand"><${Drawn} draw=${module.Mine} game=${game} /></div></section>
      <div class="side"><section class="decide" aria-label=${say('decision')} id="decide" tabindex="-1"><div class="decide-in">
        <${Asked} room=${room} calendar=${calendar} sentenceRef=${speech} /><${Tips} /></div><${Confirm} room=${room} /></section></div>
      <${Sky} room=${room} module=${module} game=${game} />
    </div></main>`;
}

/** Without a day it is today's. */
function Today({ game }) {
  const { calendar, mistake } = useCalendar();
  if (calendar) return html`<${Riddle} game=${game} day=${calendar.today} />`;
  return html`<${Page} title=${say('nav-riddles')}><h1>${say('nav-riddles')}</h1><${Problem} mistake=${mistake} /><//>`;
}

export default function Riddles({ game, day }) {
  if (day) return html`<${Riddle} game=${game} day=${day} />`;
  return game ? html`<${Today} game=${game} />` : html`<${Shelf} />`;
}
