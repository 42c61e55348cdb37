// A game that is over, move by move: from any seat, as the public saw it, or with open hands.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { get, post } from '../api.js';
import { Page, Problem, TopBar, attempt, someone, useProblem, useTitle } from '../parts.js';
import { go, hash } from '../router.js';
import { say } from '../speech.js';
import { OPEN, inOrder } from '../table/frames.js';
import { Drawn, gameOf, seenFrom, useGame } from '../table/game.js';
import { Sky } from '../table/motion.js';
import { ReplayRoom } from '../table/replay.js';
import { SeatPlate, around } from '../table/seats.js';
import { Caption, lights } from '../table/story.js';

/** @import { Frame, Sentence, Table } from '../table/messages.d.ts' */

const SOON = 250; // ms until the address follows: a slider passes many moves

const asNumber = (text) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : null);

/** Where to begin: `?move=57`, or `#57` as older links have it: after that move. */
const firstMove = () => asNumber(new URLSearchParams(location.search).get('move')) ?? asNumber(hash.peek()) ?? 0;
/** Which seat to look from: `?seat=2`, or `?seat=open`; else as everyone saw it. */
const firstSight = () => sightOf(new URLSearchParams(location.search).get('seat'));
const sightOf = (seat) => (seat === 'open' ? OPEN : (asNumber(seat) ?? -1));
const seatOf = (sight) => (sight === OPEN ? 'open' : String(sight));

/** The address follows what is shown, so that it can be shared; going back leaves the replay. */
function useAddress(at, sight) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const seat = seatOf(sight);
      const query = new URLSearchParams({ move: String(at), ...(seat === '-1' ? {} : { seat }) });
      history.replaceState(null, '', `${location.pathname}?${query}`);
    }, SOON);
    return () => clearTimeout(timer);
  }, [at, sight]);
}

/** The moves that turned the game, once a review exists; none until then. */
function useTurns(id, ready) {
  const [turns, setTurns] = useState(/** @type {{move: number, seat: number}[]} */ ([]));
  useEffect(() => {
    if (ready)
      get(`/api/tables/${id}/review`).then(
        (review) => setTurns(review.turns),
        () => {},
      ); // a replay works without them
  }, [id, ready]);
  return turns;
}

/** @type {(frame: Frame) => Sentence[]} */
const eventsOf = (frame) => frame.told.flatMap((each) => each.events);

/** All that happened, one line for each move that tells something. @param {{room: ReplayRoom, turns: {move: number}[]}} props */
function Moves({ room, turns }) {
  const list = useRef();
  const reel = room.reel.value;
  const lines = useMemo(() => inOrder(reel).filter((frame) => frame.seq && eventsOf(frame).length), [reel]);
  const current = lines.findLast((frame) => frame.seq <= room.at.value)?.seq;
  useEffect(() => {
    const line = list.current?.querySelector('[aria-current]');
    if (line) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [current, lines.length]);
  return html`<ol ref=${list} aria-label=${say('replay-moves')} tabindex="0">${lines.map((frame) => {
    const turned = turns.some(({ move }) => move === frame.seq);
    const [event] = eventsOf(frame);
    return html`<li key=${frame.seq} aria-current=${frame.seq === current ? 'step' : undefined} ...${lights(room, event)}><button tabindex="-1" onClick=${() => room.turnTo(frame.seq)}>
      <span class="nth">${frame.seq}</span><span>${say(event.key, event.args)}</span>${turned && html`<span class="turned" title=${say('replay-turned')}><span aria-hidden="true">◆</span><span class="unseen">${say('replay-turned')}</span></span>`}</button></li>`;
  })}</ol>`;
}

/** |< < play > >| and the whole game as a slider, with what turned it marked. @param {{room: ReplayRoom, turns: {move: number}[]}} props */
function Bar({ room, turns }) {
  const [at, moves, playing] = [room.at.value, room.moves.value, room.playing.value];
  const step = (to, label, sign, off) =>
    html`<button onClick=${() => room.turnTo(to)} disabled=${off} aria-label=${say(label)} title=${say(label)}>${sign}</button>`;
  return html`<div class="replay-bar">
    ${step(0, 'replay-first', '|◀', at <= 0)}${step(at - 1, 'replay-back', '◀', at <= 0)}
    <button class="main play" onClick=${() => room.toggle()}>${playing ? say('replay-pause') : say('replay-play')}</button>
    ${step(at + 1, 'replay-next', '▶', at >= moves)}${step(moves, 'replay-last', '▶|', at >= moves)}
    <label class="slide"><span class="sub">${say('replay-move', { at, of: moves })}</span>
      <input type="range" min="0" max=${moves} value=${at} onInput=${(event) => room.turnTo(Number(event.target.value))} />
      <span class="ticks" aria-hidden="true">${turns.map(({ move }) => html`<i key=${move} style=${{ insetInlineStart: `${(100 * move) / Math.max(1, moves)}%` }}></i>`)}</span></label></div>`;
}

/** What lies before one seat, where all hands are open. */
function OpenHand({ module, game, seat }) {
  const theirs = useMemo(() => seenFrom(game, seat.seat), [game, seat.seat]);
  return html`<section class="mine" aria-label=${seat.name}><h2>${seat.name}</h2><div class="hand"><${Drawn} draw=${module.Mine} game=${theirs} /></div></section>`;
}

/** The table, as the chosen seat sees it. @param {{room: ReplayRoom, module: any}} props */
function Played({ room, module }) {
  const game = useMemo(() => gameOf(room), [room]);
  const [seats, sight] = [room.seats.value, room.sight.value];
  const plate = (seat) => html`<${SeatPlate} key=${seat.seat} room=${room} seat=${seat} game=${game}
    extras=${html`<${module.Seat} game=${game} seat=${seat.seat} />`} />`;
  const others = around(seats, sight);
  const marks = `replay-table tablegrid replayed ${sight === OPEN ? 'open' : ''} ${sight === -1 ? 'watching' : ''}`;
  return html`<div class=${marks}><section class=${`others n${others.length}`} aria-label=${say('players')}>${others.map(plate)}</section>
    <section class="boardbox" aria-label=${say('board')}><${Drawn} draw=${module.Board} game=${game} /><${Caption} room=${room} /></section>
    ${sight >= 0 && html`<section class="mine" aria-label=${say('mine')}>${plate(seats[sight])}<div class="hand"><${Drawn} draw=${module.Mine} game=${game} /></div></section>`}
    ${sight === OPEN && html`<div class="hands" tabindex="0">${seats.map((seat) => html`<${OpenHand} key=${seat.seat} module=${module} game=${game} seat=${seat} />`)}</div>`}
    <${Sky} room=${room} module=${module} game=${game} skips=${['Escape']} /></div>`;
}

const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Arrows step, Home and End jump, the space bar plays; where a control has the focus, the keys are its own. @param {ReplayRoom} room */
function useKeys(room) {
  useEffect(() => {
    const key = (event) => {
      const on = document.activeElement?.tagName ?? '';
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(on) || document.activeElement?.closest?.('[data-spot]') || event.altKey || event.ctrlKey || event.metaKey) return;
      if (STEPS[event.key]) room.step(STEPS[event.key]);
      else if (event.key === ' ' && !/^(BUTTON|A|SUMMARY)$/.test(on)) room.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [room]);
}

/** The choice of the seat, and links to what else is known of this game. @param {{room: ReplayRoom, table: Table, wrong: any}} props */
function Head({ room, table, wrong }) {
  return html`<div class="replay-head"><h1>${say('replay')} · ${say(`game-${table.game}`)}</h1>
    <label>${say('replay-from')}<select value=${seatOf(room.from.value)} onChange=${(event) => room.look(sightOf(event.target.value))}>
      <option value="-1">${say('replay-public')}</option><option value="open">${say('replay-open')}</option>
      ${table.seats.map((each) => html`<option value=${String(each.seat)}>${each.name}</option>`)}</select></label>
    <a class="button" href=${`/review/${room.id}`}>${say('review')}</a><${Problem} mistake=${wrong} /></div>`;
}

/** Play on from here, on any of the seats. @param {{room: ReplayRoom, show: (mistake: any) => void}} props */
function Fork({ room, show }) {
  const fork = (seat) =>
    attempt(show, async () => {
      if (!(await someone())) return;
      const answer = await post(`/api/tables/${room.id}/fork`, { seq: room.at.peek(), seat });
      go(`/t/${answer.table}`);
    });
  const late = room.at.value >= room.moves.value;
  return html`<details class="fork"><summary>${say('fork')}</summary><p class="sub">${say('fork-how')}</p>
    <p class="row">${room.seats.value.map((each) => html`<button disabled=${late} onClick=${() => fork(each.seat)}>${say('fork-as', { name: each.name })}</button>`)}</p></details>`;
}

export default function Replay({ id }) {
  const room = useMemo(() => new ReplayRoom(id, firstMove(), firstSight()), [id]);
  const [problem, show] = useProblem();
  const table = room.table.value;
  const { module, mistake } = useGame(table?.game);
  const ready = Boolean(table && module && room.state.value);
  const turns = useTurns(id, ready);
  useEffect(() => {
    room.enter();
    return () => room.leave();
  }, [room]);
  useAddress(room.at.value, room.from.value);
  useKeys(room);
  useTitle(table ? `${say('replay')} · ${say(`game-${table.game}`)}` : say('replay'));
  const wrong = room.problem.value ?? mistake ?? room.reason.value ?? problem;
  if (!table) return html`<${Page} title=${say('replay')}><h1>${say('replay')}</h1><${Problem} mistake=${wrong} /><//>`;
  return html`<${TopBar} /><main id="main" class="wide" tabindex="-1"><div class="replay"><${Head} room=${room} table=${table} wrong=${wrong} />
      ${ready ? html`<${Played} room=${room} module=${module} />` : html`<div class="replay-table" aria-busy="true"></div>`}
      <section class="replay-moves" aria-label=${say('replay-moves')}><${Moves} room=${room} turns=${turns} /><${Fork} room=${room} show=${show} /></section>
      <${Bar} room=${room} turns=${turns} /></div></main>`;
}
