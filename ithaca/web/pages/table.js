// The table: before the start, while playing, afterwards. Works for any game that brings a client.js.
import { effect, html, useEffect, useMemo, useRef, useState } from '../html.js';
import { Dialog, Page, Problem, TopBar, later, useTitle } from '../parts.js';
import { folded, forced } from '../settings.js';
import { lang, say } from '../speech.js';
import { Actions, Controls, Sentence, Strip } from '../table/actions.js';
import { verbOf } from '../table/choice.js';
import { Confirm, useEcholess } from '../table/confirm.js';
import { useDrag } from '../table/drag.js';
import { Drawn, gameOf, piecedBy, useGame } from '../table/game.js';
import { Sky } from '../table/motion.js';
import { Room } from '../table/room.js';
import { SeatPlate, around } from '../table/seats.js';
import { Caption, Story } from '../table/story.js';
import { NO_ROWS } from '../table/row.js';
import { SocketTransport } from '../table/transport.js';

const Before = later(() => import('../table/before.js'), 'Before');
const [Result, Triumph] = ['Result', 'Triumph'].map((name) => later(() => import('../table/result.js'), name));
const [Curtain, Tools] = ['Curtain', 'Tools'].map((name) => later(() => import('../table/tools.js'), name));
const Notices = later(() => import('../table/notices.js'), 'Notices');
const Tips = later(() => import('../table/tips.js'), 'Tips');
const Since = later(() => import('../table/since.js'), 'Since');

const narrow = matchMedia('(max-width: 899px)');

function useNarrow() {
  const [is, set] = useState(narrow.matches);
  useEffect(() => {
    const look = () => set(narrow.matches);
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, []);
  return is;
}

/** Whether `wait` ms have passed: what is not needed to draw the page at first can be fetched now. */
function useSettled(wait = 1500) {
  const [is, set] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => set(true), wait);
    return () => clearTimeout(timer);
  }, []);
  return is;
}

/**
 * While the line is cut: say so, and let people hurry it.
 * @param {{room: Room}} props
 */
function Banner({ room }) {
  const { name, tries } = room.line.value;
  const closed = room.closed.value;
  const [late, setLate] = useState(false); // a very short cut is not shown
  const away = name !== 'live' && name !== 'idle';
  useEffect(() => {
    setLate(false);
    const timer = away ? setTimeout(() => setLate(true), 700) : undefined;
    return () => clearTimeout(timer);
  }, [away]);
  const text = name === 'closed' ? closed?.text || say('line-closed') : say(name === 'offline' ? 'line-offline' : 'line-waiting', { tries });
  return html`<div class="banner-slot" role="status">${
    away
    && (late || name === 'closed')
    && html`<div class=${`banner ${name}`}>
    <span>${text}</span> <button onClick=${() => room.transport.again()}>${say('line-now')}</button></div>`
  }</div>`;
}

/** Play what was chosen. @param {Room} room */
function confirmed(room) {
  const { chosen, endings } = room.decision.peek();
  if (chosen) room.choosing.choose(chosen);
  else if (endings.length === 1) room.finish(endings[0].moves);
}

/**
 * The keys of the table: Escape lets go, Enter confirms, L opens and closes the list of all moves.
 * @param {Room} room
 * @param {() => void} onList
 * @param {() => void} onClose
 */
function useKeys(room, onList, onClose) {
  useEffect(() => {
    const free = () => !document.querySelector('dialog[open]') && !document.activeElement?.closest('input, select, textarea');
    const acts = {
      Escape: () =>
        room.choosing.picks.peek().length || room.choosing.row.peek() || room.reason.peek()
          ? room.choosing.unpick()
          : !document.querySelector('.tip') && onClose(), // a tip goes first
      Enter: () => document.activeElement === document.body && confirmed(room),
      l: onList,
    };
    const key = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !free()) return;
      acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [room]);
}

/** @typedef {'story' | 'players' | 'tools' | 'moves' | null} Sheet what lies over the table, or beside it */

const FORCED = 600; // ms: long enough to see what is asked

/**
 * Play a move automatically if everybody can tell that it is the only choice, unless a piece stands for it: players throw their own dice.
 * @param {Room} room
 * @param {string[]} pieced verbs that a piece stands for
 */
function useForced(room, pieced) {
  const state = room.state.value;
  const [only] = forced.value && !room.stage.busy.value && state?.forced ? room.legal.value : [];
  const move = only && !pieced.includes(verbOf(only)) ? only.move : null;
  useEffect(() => {
    const timer = move ? setTimeout(() => room.play(move), FORCED) : 0;
    return () => clearTimeout(timer);
  }, [move, state?.seq]);
}

/** The buttons that open log, players and the table's menu. */
function Tabs({ small, setSheet, room }) {
  const open = (sheet) => () => {
    room.reason.value = null;
    setSheet(sheet);
  };
  const fold = () => {
    folded.value = !folded.value;
  };
  return html`<div class="row tight tabs">${
    small
      ? html`<button class="quiet" onClick=${open('story')}>${say('log')}</button><button class="quiet" onClick=${open('players')}>${say('players')}</button>`
      : html`<button class="quiet" aria-expanded=${!folded.value} onClick=${fold}>${folded.value ? say('log-show') : say('log-hide')}</button>`
  }<button class="quiet" onClick=${open('tools')}>${say('table-menu')}</button></div>`;
}

/** The decision: one sentence, the few controls that no piece stands for, and a strip for everything else that is said. */
function Decide({ room, module, game, mine, listed, onList, sentenceRef }) {
  const question = game && room.legal.value.length ? (module.question?.(game) ?? null) : null;
  return html`<section class="decide" aria-label=${say('decision')} id="decide" tabindex="-1">
    <${Sentence} room=${room} focusRef=${sentenceRef} question=${question} />
    ${game && mine && html`<${Controls} room=${room} pieced=${piecedBy(module, game)} listed=${listed} onList=${onList} />`}
    <${Strip} room=${room} mine=${mine}>${game && html`<${Settled} part=${Tips} />`}<//>
    ${game && html`<${Confirm} room=${room} game=${game} beside=${module.beside} />`}</section>`;
}

/** A part that is not needed for the first drawing of the page. */
function Settled({ part, ...props }) {
  return useSettled() && html`<${part} ...${props} />`;
}

function Playing({ room, module }) {
  const small = useNarrow();
  const [sheet, setSheet] = useState(/** @type {Sheet} */ (null));
  const sentenceRef = useRef();
  const [table, state, sight] = [room.table.value, room.state.value, room.sight.value];
  const whole = useMemo(() => gameOf(room), [room]);
  const close = () => setSheet(null);
  const toggleList = () => setSheet((now) => (now === 'moves' ? null : 'moves'));
  useKeys(room, toggleList, close);
  useEcholess(room);
  useDrag(room);
  useForced(room, state && module ? piecedBy(module, whole) : []);
  const fold = () => small && setSheet((now) => (now === 'moves' ? null : now)); // a sheet has done its work; a list next to the board stays
  useEffect(() => effect(() => void (room.outbox.pending.value && fold())), [room, small]);

  const curtain = room.curtain.value !== null;
  const game = state && module && !curtain ? whole : null;
  room.choosing.rows = module?.rows ?? NO_ROWS;
  const mine = sight >= 0 ? table.seats[sight] : null;
  const plate = (seat, me = false) => html`<${SeatPlate} key=${seat.seat} room=${room} seat=${seat} mine=${me} game=${game}
    extras=${game && html`<${module.Seat} game=${game} seat=${seat.seat} />`} />`;
  const others = around(table.seats, sight);
  const listed = sheet === 'moves';
  const marks = ['tablegrid', folded.value && !small && !listed && !state?.over && 'folded', state?.legal?.length && 'turn', !mine && 'watching'];
  const story = html`<${Story} room=${room} />`;
  const moves = html`<${Actions} room=${room} sentenceRef=${sentenceRef} />`;
  return html`<${TopBar} slim skip="#decide"><${Tabs} small=${small} setSheet=${setSheet} room=${room} /><//>
  <main id="main" class="table play" tabindex="-1"><${Banner} room=${room} /><${Notices} room=${room} /><div class=${marks.filter(Boolean).join(' ')}>
    <h1 class="unseen">${say('table-title', { game: say(`game-${table.game}`) })}</h1>
    <section class=${`others n${others.length}`} aria-label=${say('players')}>${others.map((seat) => plate(seat))}</section>
    <section class="boardbox" aria-label=${say('board')}>
      ${game ? html`<${Drawn} draw=${module.Board} game=${game} />` : html`<div class="map" aria-busy="true"></div>`}
      ${!curtain && html`<${Caption} room=${room} />`}${!curtain && room.stage.since.value.length > 0 && html`<${Since} room=${room} />`}
      ${state?.over && html`<${Triumph} room=${room} />`}${curtain && html`<${Curtain} room=${room} />`}
    </section>
    <${Decide} room=${room} module=${module} game=${game} mine=${mine} listed=${listed} onList=${toggleList} sentenceRef=${sentenceRef} />
    ${mine && !curtain && html`<section class="mine" aria-label=${say('mine')}>${plate(mine, true)}${game && html`<div class="hand"><${Drawn} draw=${module.Mine} game=${game} /></div>`}</section>`}
    ${
      !small
      && html`<div class="side">${!folded.value && html`<section class="story" key=${Boolean(state?.over)} aria-label=${say('log')}>${story}</section>`}
      ${listed && html`<section class="moves" aria-label=${say('all-moves')}><header><h2>${say('all-moves')}</h2><button class="quiet" onClick=${close}>${say('close')}</button></header>${moves}</section>`}</div>`
    }
    ${state?.over && html`<div class="outcome"><${Result} room=${room} /></div>`}
    <${Sky} room=${room} module=${module} game=${game} />
    ${sheet === 'story' && html`<${Dialog} side title=${say('log')} onClose=${close}>${story}<//>`}
    ${sheet === 'players' && html`<${Dialog} side title=${say('players')} onClose=${close}><div class="all-plates">${table.seats.map((seat) => plate(seat, seat === mine))}</div><//>`}
    ${small && listed && html`<${Dialog} side title=${say('all-moves')} onClose=${close}><div class="moves">${moves}</div><//>`}
    ${sheet === 'tools' && html`<${Tools} room=${room} onClose=${close} />`}
  </div></main>`;
}

export default function TablePage({ id }) {
  const seat = new URLSearchParams(location.search).get('seat');
  const room = useMemo(() => new Room(id, new SocketTransport(id), seat === null ? null : Number(seat)), [id, seat]);
  useEffect(() => {
    room.enter();
    return () => room.leave();
  }, [room]);
  useEffect(() => room.speak(lang.value), [lang.value]);
  const table = room.table.value;
  const { module, mistake } = useGame(table?.game, ['table']);
  const yours = Boolean(room.state.value?.legal?.length);
  useTitle(table && module ? say(`game-${table.game}`) : '', yours);
  const wrong = room.problem.value ?? mistake;
  if (wrong)
    return html`<${Page} title=${say('lost-title')}><h1>${say('lost-title')}</h1><${Problem} mistake=${wrong} /><p><a class="button main" href="/">${say('nav-lobby')}</a></p><//>`;
  if (!table || !module) return html`<${TopBar} slim /><main id="main" aria-busy="true"><p class="quietly">${say('table-loading')}</p></main>`;
  const open = table.state === 'open' || (table.state === 'closed' && !room.state.value);
  if (open) {
    return html`<${Page}><${Banner} room=${room} />
      ${table.state === 'closed' ? html`<h1>${say('table-closed')}</h1>` : html`<${Before} room=${room} />`}
      <section class="story small" aria-label=${say('log')}><${Story} room=${room} /></section><//>`;
  }
  return html`<${Playing} room=${room} module=${module} />`;
}
