// Moving pieces: what an event moves flies from one `data-anchor` to another (board.md), and what we have played lies at
// its destination until the server has answered.
//
// They are drawn in a layer above everything that catches no pointer events, so they never block the user.
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef } from '../html.js';
import { motion as wanted, tone } from '../settings.js';
import { flightsOf, isLong, meantBy } from './flights.js';

const APART = 60; // ms between pieces that fly together
const BACK = 260; // ms in which a refused piece flies back
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The centre of the element with this anchor, on the screen; null if it is not visible. */
function whereIs(anchor, me) {
  const marks = [anchor, anchor === `seat:${me}` ? 'hand:me' : '', anchor === 'hand:me' ? `seat:${me}` : ''];
  for (const mark of marks.filter(Boolean)) {
    for (const found of document.querySelectorAll(`[data-anchor="${CSS.escape(mark)}"]`)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      if (width && height) return [left + width / 2, top + height / 2];
    }
  }
  return null;
}

/** @import { VNode } from '../vendor/preact.js' */
/** @import { Signal } from '../vendor/signals.js' */
/** @import { Room } from './room.js' */
/** @typedef {{id: number, delay: number, lasts: number, art: VNode, turn?: boolean, from: number[], to: number[]}} Flying */

export class Motion {
  constructor() {
    /** @type {Signal<Flying[]>} */
    this.flying = signal([]);
    /** @type {Signal<Flying[]>} */
    this.lying = signal([]); // pieces that were played, not answered yet
    /** @type {any} */
    this.sent = null; // the message that they belong to
    this.count = 0;
  }

  /** The flights that are visible, with their positions on the screen. */
  placed(flights, me, lasts) {
    return flights
      .map(({ art, from, to, turn }) => ({ art, turn, from: whereIs(from, me), to: whereIs(to, me) }))
      .filter(({ from, to, turn }) => from && to && (turn || from.join() !== to.join()))
      .map((flight, i) => {
        this.count += 1;
        return { ...flight, delay: i * Math.min(APART, lasts / 6), lasts, id: this.count };
      });
  }

  fly(flights, me, lasts) {
    const placed = this.placed(flights, me, lasts);
    if (placed.length) this.flying.value = [...this.flying.peek(), ...placed];
  }

  /** Show the pieces at their destination before the server has accepted the move. */
  lay(flights, me) {
    this.lying.value = this.placed(flights, me, 0);
  }

  /** The server has answered: remove the pieces; refused ones fly back. */
  answered(refused) {
    const lying = this.lying.peek();
    if (!lying.length) return;
    this.lying.value = [];
    if (refused && !still.matches)
      this.flying.value = [...this.flying.peek(), ...lying.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from, turn: false, lasts: BACK }))];
  }

  land(id) {
    this.flying.value = this.flying.peek().filter((flight) => flight.id !== id);
  }

  /** End all flights at once. */
  clear() {
    if (this.flying.peek().length) this.flying.value = [];
  }
}

const at = (x, y, scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/** An arc: up a little, over, and down again. @param {number[]} from @param {number[]} to */
function path(from, to) {
  const [[x, y], [tx, ty]] = [from, to];
  const lift = Math.min(60, Math.hypot(tx - x, ty - y) / 6);
  return [
    { transform: at(x, y, 0.85), opacity: 0.4 },
    { transform: at((x + tx) / 2, (y + ty) / 2 - lift, 1.15), opacity: 1, offset: 0.5 },
    { transform: at(tx, ty, 0.9), opacity: 0.9 },
  ];
}

/** @param {{flight: Flying, motion: Motion}} props */
function Flight({ flight, motion }) {
  const ref = useRef();
  useLayoutEffect(() => {
    const timing = { duration: flight.lasts, delay: flight.delay, easing: 'ease-in-out', fill: /** @type {FillMode} */ ('both') };
    const going = ref.current.animate(path(flight.from, flight.to), timing);
    if (flight.turn) ref.current.firstChild.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], timing);
    going.onfinish = () => motion.land(flight.id);
    return () => going.cancel();
  }, []);
  return html`<div class="flight" ref=${ref}><div class=${flight.turn ? 'turns' : ''}>
    <div class="front">${flight.art}</div>${flight.turn && html`<i class="back"></i>`}</div></div>`;
}

/** A piece that was played: it lies there, marked until the server has answered. @param {{piece: Flying}} props */
function Lying({ piece }) {
  const ref = useRef();
  useLayoutEffect(() => {
    ref.current.style.transform = at(piece.to[0], piece.to[1], 0.9);
  }, []);
  return html`<div class="flight awaits" ref=${ref}>${piece.art}</div>`;
}

/** What a game says of its events, for the director. */
const howOf = (module, game) => ({
  stage: module.stage,
  travels: (event) => wanted.peek() && flightsOf(event, module, game).length > 0,
  isLong: (event) => isLong(event, module),
});

/** Whether the focused element handles keys itself. */
const isTaken = (target) => Boolean(target.closest?.('button, a, input, select, textarea, summary, [role="button"], dialog'));

/** The layer in which things fly. `skips`: keys that skip to the present table. @param {{room: Room, module: any, game: any, skips?: string[]}} props */
export function Sky({ room, module, game, skips = ['Escape', ' '] }) {
  const motion = useMemo(() => new Motion(), [room]);
  const [onStage, pending, returned] = [room.stage.event.value, room.outbox.pending.value, room.outbox.returned.value];
  useLayoutEffect(() => {
    if (game && module) Object.assign(room.stage.director.how, howOf(module, game));
  }, [room, module, game]);
  useLayoutEffect(() => {
    motion.clear();
    if (!onStage || !game) return;
    tone(module.sounds?.[onStage.event.key]);
    if (onStage.lands) motion.fly(flightsOf(onStage.event, module, game), game.me, onStage.lands);
  }, [onStage]);
  useLayoutEffect(() => {
    if (!pending) motion.answered(returned !== null && returned === motion.sent);
    else if (game && pending.kind !== 'undo') {
      motion.sent = pending;
      const legal = room.state.peek()?.legal ?? [];
      const moves = pending.moves ?? [pending.move];
      motion.lay(
        meantBy(
          legal.filter((action) => moves.includes(action.move)),
          module,
          game,
        ),
        game.me,
      );
    }
  }, [pending]);
  useEffect(() => {
    const skip = (event) => {
      if (!room.stage.busy.peek()) return;
      room.stage.director.skip();
      event.preventDefault();
      event.stopPropagation(); // the press was not meant for what appears under the pointer
    };
    const key = (event) => {
      if (skips.includes(event.key) && (event.key === 'Escape' || !isTaken(event.target))) skip(event);
    };
    const click = (event) => event.target.closest?.('.boardbox') && !event.target.closest('.since') && skip(event);
    addEventListener('keydown', key, true);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('click', click, true);
    };
  }, [room]);
  return html`<${Above} motion=${motion} />`;
}

/** The lying and flying pieces, above everything. @param {{motion: Motion}} props */
function Above({ motion }) {
  return html`<div class="sky" aria-hidden="true">${motion.lying.value.map((piece) => html`<${Lying} key=${piece.id} piece=${piece} />`)}${motion.flying.value.map((flight) => html`<${Flight} key=${flight.id} flight=${flight} motion=${motion} />`)}</div>`;
}
