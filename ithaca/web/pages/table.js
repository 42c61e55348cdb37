// The table: before the start, while playing, afterwards. Works for any game that brings a table.js.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { Dialog, Page, Problem, TopBar, later, useTitle } from '../parts.js';
import { folded, help } from '../settings.js';
import { lang, say } from '../speech.js';
import { Actions, Sentence } from '../table/actions.js';
import { Drawn, gameOf, useGame } from '../table/game.js';
import { Sky } from '../table/motion.js';
import { Room } from '../table/room.js';
import { SeatPlate, around } from '../table/seats.js';
import { Story } from '../table/story.js';
import { SocketTransport } from '../table/transport.js';

const Before = later(() => import('../table/before.js'), 'Before');
const [Result, Triumph] = ['Result', 'Triumph'].map((name) => later(() => import('../table/result.js'), name));
const [Curtain, StandIn, Tools, Waiting] = ['Curtain', 'StandIn', 'Tools', 'Waiting'].map((name) => later(() => import('../table/tools.js'), name));
const [About, Tips] = ['About', 'Tips'].map((name) => later(() => import('../table/tips.js'), name));

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

/** After the first look: what is not needed for it can be fetched now. */
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
  const [late, setLate] = useState(false); // a cut of a blink is nobody's business
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

function Playing({ room, module }) {
  const small = useNarrow();
  const [sheet, setSheet] = useState(/** @type {'story' | 'players' | 'tools' | null} */ (null));
  const sentenceRef = useRef();
  const settled = useSettled();
  const [table, state, sight] = [room.table.value, room.state.value, room.sight.value];
  const whole = useMemo(() => gameOf(room), [room]);
  useEffect(() => {
    const key = (event) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) room.unpick();
      if (event.key === 'Enter' && document.activeElement === document.body && room.chosen.peek()) room.play(room.chosen.peek().move);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [room]);

  const curtain = room.curtain.value !== null;
  const game = state && module && !curtain ? whole : null;
  const mine = sight >= 0 ? table.seats[sight] : null;
  const plate = (seat, me = false) => html`<${SeatPlate} key=${seat.seat} room=${room} seat=${seat} mine=${me} game=${game}
    extras=${game && html`<${module.Seat} game=${game} seat=${seat.seat} />`} />`;
  const others = html`<section class=${`others n${table.seats.length}`} aria-label=${say('players')} tabindex=${small ? 0 : undefined}>${around(table.seats, sight).map((seat) => plate(seat))}</section>`;
  const story = html`<${Story} room=${room} />`;
  return html`<div class=${`tablegrid ${folded.value && !small ? 'folded' : ''} ${state?.legal?.length ? 'turn' : ''}`}>
    <h1 class="unseen">${say('table-title', { game: say(`game-${table.game}`) })}</h1>
    ${others}
    <section class="boardbox" aria-label=${say('board')}>
      ${state?.over && html`<${Triumph} room=${room} />`}
      ${game ? html`<${Drawn} draw=${module.Board} game=${game} />` : html`<div class="map" aria-busy="true"></div>`}
      ${curtain && html`<${Curtain} room=${room} />`}
    </section>
    ${mine && !curtain && html`<section class="mine" aria-label=${say('mine')}>${plate(mine, true)}${game && html`<div class="hand"><${Drawn} draw=${module.Mine} game=${game} /></div>`}</section>`}
    <div class="side"><section class="decide" aria-label=${say('decision')} id="decide" tabindex="-1">
      <div class="decide-in">${
        state?.over
          ? html`<${Result} room=${room} />`
          : html`${mine?.standin && html`<${StandIn} room=${room} seat=${mine} />`}${mine && !mine.standin && state?.view.done?.includes(mine.seat) && html`<${Waiting} room=${room} seat=${mine} />`}<${Sentence} room=${room} focusRef=${sentenceRef} />${!curtain && help.value === 'much' && html`<${About} room=${room} />`}
        ${!curtain && html`<${Actions} room=${room} sentenceRef=${sentenceRef} />`}`
      }</div>
      <div class="row tabs">
        ${
          small
          && html`<button class="quiet" onClick=${() => setSheet('story')}>${say('log')}</button>
          <button class="quiet" onClick=${() => setSheet('players')}>${say('players')}</button>`
        }
        ${
          !small
          && html`<button class="quiet" aria-expanded=${!folded.value} onClick=${() => {
            folded.value = !folded.value;
          }}>${folded.value ? say('log-show') : say('log-hide')}</button>`
        }
        <button class="quiet" onClick=${() => {
          room.reason.value = null;
          setSheet('tools');
        }}>${say('table-menu')}</button>
      </div>
    </section>
    ${!small && !folded.value && html`<section class="story" aria-label=${say('log')}>${story}</section>`}</div>
    <${Sky} room=${room} module=${module} game=${game} />
    ${settled && html`<${Tips} />`}
    ${sheet === 'story' && html`<${Dialog} side title=${say('log')} onClose=${() => setSheet(null)}>${story}<//>`}
    ${sheet === 'players' && html`<${Dialog} side title=${say('players')} onClose=${() => setSheet(null)}><div class="all-plates">${table.seats.map((seat) => plate(seat, seat === mine))}</div><//>`}
    ${sheet === 'tools' && html`<${Tools} room=${room} onClose=${() => setSheet(null)} />`}
  </div>`;
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
  useTitle(table && module ? `${yours ? '● ' : ''}${say(`game-${table.game}`)}` : '');
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
  return html`<${TopBar} slim skip="#decide" />
    <main id="main" class="table" tabindex="-1"><${Banner} room=${room} /><${Playing} room=${room} module=${module} /></main>`;
}
