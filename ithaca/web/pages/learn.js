// Lessons: a host says what to do and why, the learner does it at a real board.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { once } from '../api.js';
import { Scene } from '../covers.js';
import { ClauseLink, Page, Problem, TopBar, attempt, useAnswer, useTitle, useProblem } from '../parts.js';
import { playNow } from '../play.js';
import { learned } from '../settings.js';
import { lang, say, speak } from '../speech.js';
import { Actions, Reason } from '../table/actions.js';
import { USUAL_BOT } from '../table/bots.js';
import { Confirm } from '../table/confirm.js';
import { wordsOf } from '../table/choice.js';
import { Drawn, gameOf, useGame } from '../table/game.js';
import { LessonRoom } from '../table/lesson.js';
import { Sky } from '../table/motion.js';
import { SeatPlate, around } from '../table/seats.js';
import { Tips } from '../table/tips.js';
import { Sign } from '../art/signs.js';
import { useRoom } from '../table/use-room.js';

const SECONDS = 6; // that a step takes, all in all

const nameOf = (game, slug) => `${game}/${slug}`;
const isLearned = (game, slug) => learned.value.includes(nameOf(game, slug));

/** Whether the words of these folders are loaded. */
function useWords(game, more) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    speak(lang.peek(), game, more).then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [game]);
  return ready;
}

// ── which lesson ──────────────────────────────────────────────────────────────

const minutesOf = (lessons) => Math.max(1, Math.round((lessons.reduce((sum, { steps }) => sum + steps, 0) * SECONDS) / 60));
const nextOf = (game, lessons) => lessons.find(({ slug }) => !isLearned(game, slug)) ?? lessons[0];

function GameCard({ game }) {
  const lessons = useAnswer(() => once(`/api/lessons/${game.slug}`), game.slug).data?.lessons;
  const done = lessons?.filter(({ slug }) => isLearned(game.slug, slug)).length ?? 0;
  return html`<li class=${`game ${game.slug}`}><${Scene} game=${game} />
    <h2>${game.title}</h2><p>${say(`lead-${game.slug}`)}</p>
    ${
      lessons
      && html`<p class="sub">${say('learn-minutes', { minutes: minutesOf(lessons) })} · ${say('learn-progress', { done, of: lessons.length })}</p>
      <progress max=${lessons.length} value=${done} aria-label=${say('learn-progress', { done, of: lessons.length })}></progress>
      <p class="row"><a class="button main" href=${`/learn/${game.slug}/${nextOf(game.slug, lessons).slug}`} aria-label=${say(done ? 'learn-go-on-game' : 'learn-begin-game', { game: game.title })}>${say(done ? 'learn-go-on' : 'learn-begin')}</a>
        <a class="clause" href=${`/learn/${game.slug}`} aria-label=${say('learn-all-game', { game: game.title })}>${say('learn-all')}</a></p>`
    }</li>`;
}

function Shelf() {
  const { data: shop, mistake } = useAnswer(() => once('/api/games'), '');
  const ready = useWords('', ['learn']);
  if (!ready) return html`<${Page} title=${say('nav-learn')}><h1>${say('nav-learn')}</h1><//>`;
  return html`<${Page} title=${say('nav-learn')} wide><h1>${say('nav-learn')}</h1><p>${say('learn-lead')}</p><${Problem} mistake=${mistake} />
    <ul class="games">${(shop?.games ?? []).map((game) => html`<${GameCard} key=${game.slug} game=${game} />`)}</ul><//>`;
}

function Lessons({ game }) {
  const { data, mistake } = useAnswer(() => once(`/api/lessons/${game}`), game);
  const ready = useWords(game, ['learn', `${game}/learn`]);
  if (!ready || !data) return html`<${Page} title=${say('nav-learn')}><h1>${say('nav-learn')}</h1><${Problem} mistake=${mistake} /><//>`;
  return html`<${Page} title=${say('learn-of', { game: say(`game-${game}`) })}><h1>${say('learn-of', { game: say(`game-${game}`) })}</h1>
    <p>${say('learn-minutes', { minutes: minutesOf(data.lessons) })}</p>
    <ol class="cards lessons">${data.lessons.map(
      ({ slug }) => html`<li class="card" key=${slug}><a href=${`/learn/${game}/${slug}`}>
      <span class=${`tick ${isLearned(game, slug) ? 'done' : ''}`} aria-hidden="true">${isLearned(game, slug) ? '✓' : ''}</span>
      <span><strong>${say(`lesson-${game}-${slug}`)}</strong><span class="sub">${say(`lesson-${game}-${slug}-about`)}</span>
        ${isLearned(game, slug) && html`<span class="unseen">${say('learn-done')}</span>`}</span></a></li>`,
    )}</ol>
    <${FirstGame} game=${game} /><p><a href="/learn">${say('learn-other-games')}</a></p><//>`;
}

/** A practice table, with bots that can be beaten. */
function FirstGame({ game, main = false }) {
  const shop = useAnswer(() => once('/api/games'), '').data;
  const [problem, show] = useProblem();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await attempt(show, () =>
      playNow(
        shop.games.find(({ slug }) => slug === game),
        USUAL_BOT,
      ),
    );
    setBusy(false);
  };
  return html`<div class="first-game"><button class=${main ? 'main' : ''} disabled=${busy || !shop} onClick=${begin}>${say('learn-play')}</button>
    <p class="sub">${say('learn-play-how')}</p><${Problem} mistake=${problem} /></div>`;
}

// ── a lesson ──────────────────────────────────────────────────────────────────

/** The host: what has happened, what there is to know, what to do. */
function Host({ room, lessons, slug }) {
  const step = room.step.value;
  const { table, sight } = room.known.value;
  const speech = useRef();
  const last = step.number + 1 === step.of;
  const events = (step.told ?? []).flatMap((move) => move.events);
  useEffect(() => {
    speech.current.closest('.decide-in').scrollTop = 0;
    // If the button that had the focus has vanished, reading goes on here.
    if (step.number && document.activeElement === document.body) speech.current.focus({ preventScroll: true });
  }, [step]);
  const number = lessons.findIndex((lesson) => lesson.slug === slug) + 1;
  return html`<div class="host">
    <div class="where"><p class="sub">${say('learn-lesson', { number, of: lessons.length })} · ${say('learn-step', { number: step.number + 1, of: step.of })} · <b>${say('learn-you', { name: table.seats[sight].name })}</b></p>
      <button class="quiet" disabled=${step.number === 0} onClick=${() => room.turnTo(step.number - 1)}>${say('learn-back')}</button></div>
    <progress max=${step.of} value=${step.number + 1} aria-hidden="true"></progress>
    <div aria-live="polite" ref=${speech} tabindex="-1" class="speech" data-testid="speech">
      ${events.length > 0 && html`<ul class="happened" aria-label=${say('learn-happened')} key=${`told-${step.number}`}>${events.map((event) => html`<li>${say(event.key, event.args)}</li>`)}</ul>`}
      <p class=${`said ${step.kind}`} key=${`said-${step.number}`}><${Sign} name="athena" /><span>${say(step.say, step.args)} <${ClauseLink} address=${step.clause} /></span></p>
    </div>
    ${step.kind === 'read' && !last && html`<p class="turning"><button class="main" onClick=${() => room.turnTo(step.number + 1)}>${say('learn-continue')}</button></p>`}
    ${last && html`<${Finished} game=${room.game} slug=${slug} lessons=${lessons} />`}</div>`;
}

/** The list of actions. So as not to overwhelm beginners it is folded when the board is to be pressed. */
function Doing({ room, sentenceRef }) {
  const wanted = room.state.value.legal.find(({ move }) => move === room.step.value.move);
  if (!wordsOf(wanted).length) return html`<${Reason} room=${room} /><${Actions} room=${room} sentenceRef=${sentenceRef} />`;
  const open = room.reason.value !== null;
  return html`<${Reason} room=${room} /><details class="doing" open=${open} key=${room.step.value.number}><summary>${say('learn-list')}</summary><${Actions} room=${room} sentenceRef=${sentenceRef} /></details>`;
}

function Finished({ game, slug, lessons }) {
  useEffect(() => {
    if (!isLearned(game, slug)) learned.value = [...learned.peek(), nameOf(game, slug)];
  }, []);
  const next = lessons[lessons.findIndex((lesson) => lesson.slug === slug) + 1];
  return html`<section class="finished" aria-label=${say('learn-finished')}><h2>${say('learn-finished')}</h2>
    ${next && html`<p><a class="button main" href=${`/learn/${game}/${next.slug}`}>${say('learn-next', { title: say(`lesson-${game}-${next.slug}`) })}</a></p>`}
    <${FirstGame} game=${game} main=${!next} />
    <p><a href=${`/learn/${game}`}>${say('learn-all')}</a></p></section>`;
}

function Lesson({ game: slug, slug: lesson }) {
  const room = useMemo(() => new LessonRoom(slug, lesson), [slug, lesson]);
  const { module, mistake } = useGame(slug, ['table', 'learn', `${slug}/learn`]);
  const { data, mistake: unknown } = useAnswer(() => once(`/api/lessons/${slug}`), slug);
  const game = useMemo(() => gameOf(room), [room]);
  const speech = useRef();
  useRoom(room);
  const ready = module && data && room.state.value;
  useTitle(ready ? say(`lesson-${slug}-${lesson}`) : say('nav-learn'));
  const wrong = room.problem.value ?? mistake ?? unknown;
  if (wrong)
    return html`<${Page} title=${say('lost-title')}><h1>${say('lost-title')}</h1><${Problem} mistake=${wrong} /><p><a class="button main" href="/learn">${say('nav-learn')}</a></p><//>`;
  if (!ready) return html`<${TopBar} slim /><main id="main" aria-busy="true"><p class="quietly">${say('table-loading')}</p></main>`;
  const seats = room.seats.value;
  const me = room.sight.value;
  const plate = (seat, mine = false) => html`<${SeatPlate} key=${seat.seat} room=${room} seat=${seat} mine=${mine} game=${game}
    extras=${html`<${module.Seat} game=${game} seat=${seat.seat} />`} />`;
  return html`<${TopBar} slim skip="#decide" />
    <main id="main" class="table lesson" tabindex="-1"><div class=${`tablegrid ${room.legal.value.length ? 'turn' : ''}`}>
      <h1 class="unseen">${say(`lesson-${slug}-${lesson}`)}</h1>
      <section class=${`others n${seats.length}`} aria-label=${say('players')} tabindex="0">${around(seats, me).map((seat) => plate(seat))}</section>
      <section class="boardbox" aria-label=${say('board')}><${Drawn} draw=${module.Board} game=${game} /></section>
      <section class="mine" aria-label=${say('mine')}>${plate(seats[me], true)}<div class="hand"><${Drawn} draw=${module.Mine} game=${game} /></div></section>
      <div class="side"><section class="decide" aria-label=${say('decision')} id="decide" tabindex="-1" ref=${speech}><div class="decide-in">
        <${Host} room=${room} lessons=${data.lessons} slug=${lesson} />
        ${room.step.value?.kind === 'do' && html`<${Doing} room=${room} sentenceRef=${speech} />`}<${Tips} /></div><${Confirm} room=${room} /></section></div>
      <${Sky} room=${room} module=${module} game=${game} />
    </div></main>`;
}

export default function Learn({ game, slug }) {
  if (slug) return html`<${Lesson} game=${game} slug=${slug} />`;
  return game ? html`<${Lessons} game=${game} />` : html`<${Shelf} />`;
}
