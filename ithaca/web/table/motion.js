// Things that travel: what an event moves flies from one `data-anchor` to another (board.md).
//
// It is drawn in a layer above everything that lets every press through, so it never keeps anybody from
// acting. The table below shows already how things stand.
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef } from '../html.js';
import { motion as wanted, tone } from '../settings.js';
import { gap, stepsOf, withSteps } from './flights.js';

const LASTS = 340; // ms
const APART = 60; // ms between things that fly together
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The middle of what bears this anchor, on the screen; null if it is not to be seen. */
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

export class Motion {
  constructor() {
    /** @type {Signal<{id: number, delay: number, art: VNode, turn?: boolean, from: number[], to: number[]}[]>} */
    this.flying = signal([]);
    this.waiting = [];
    this.timer = 0;
    this.count = 0;
  }

  /** Something was told live. */
  tell(told, module, game) {
    if (document.hidden) return this.skip();
    const fresh = stepsOf(told, module, game, still.matches || !wanted.peek());
    if (!fresh.length) return undefined;
    this.waiting = withSteps(this.waiting, fresh);
    if (!this.waiting.length) return this.skip();
    this.me = game.me;
    if (!this.timer) this.begin();
    return undefined;
  }

  begin() {
    const step = this.waiting.shift();
    this.timer = 0;
    if (!step) return;
    if (step.tone) tone(step.tone);
    const flights = step.flights
      .map(({ art, from, to, turn }) => ({ art, turn, from: whereIs(from, this.me), to: whereIs(to, this.me) }))
      .filter(({ from, to }) => from && to && from.join() !== to.join())
      .map((flight, i) => ({ ...flight, delay: i * APART, id: this.count + i }));
    this.count += flights.length;
    if (flights.length) this.flying.value = [...this.flying.peek(), ...flights];
    this.timer = setTimeout(() => this.begin(), gap(step, this.waiting));
  }

  land(id) {
    this.flying.value = this.flying.peek().filter((flight) => flight.id !== id);
  }

  /** Everything is where it belongs, at once. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    if (this.flying.peek().length) this.flying.value = [];
  }
}

/** Up a little, over, and down again. */
function path([x, y], [tx, ty]) {
  const at = (px, py, scale) => `translate(${px}px, ${py}px) translate(-50%, -50%) scale(${scale})`;
  const lift = Math.min(60, Math.hypot(tx - x, ty - y) / 6);
  return [
    { transform: at(x, y, 0.85), opacity: 0.4 },
    { transform: at((x + tx) / 2, (y + ty) / 2 - lift, 1.15), opacity: 1, offset: 0.5 },
    { transform: at(tx, ty, 0.9), opacity: 0.7 },
  ];
}

function Flight({ flight, motion }) {
  const ref = useRef();
  useLayoutEffect(() => {
    const timing = { duration: LASTS, delay: flight.delay, easing: 'ease-in-out', fill: 'both' };
    const going = ref.current.animate(path(flight.from, flight.to), timing);
    if (flight.turn) ref.current.firstChild.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], timing);
    going.onfinish = () => motion.land(flight.id);
    return () => going.cancel();
  }, []);
  return html`<div class="flight" ref=${ref}><div class=${flight.turn ? 'turns' : ''}>
    <div class="front">${flight.art}</div>${flight.turn && html`<i class="back"></i>`}</div></div>`;
}

/** The layer in which things fly. */
export function Sky({ room, module, game }) {
  const motion = useMemo(() => new Motion(), [room]);
  const fresh = room.fresh.value;
  useEffect(() => {
    if (game && fresh.length) motion.tell(fresh, module, game);
  }, [fresh]);
  useEffect(() => {
    const key = (event) => event.key === 'Escape' && motion.skip();
    const press = (event) => event.target.closest?.('.boardbox') && motion.skip();
    addEventListener('keydown', key);
    addEventListener('pointerdown', press);
    return () => {
      motion.skip();
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', press);
    };
  }, [motion]);
  return html`<div class="sky" aria-hidden="true">${motion.flying.value.map((flight) => html`<${Flight} key=${flight.id} flight=${flight} motion=${motion} />`)}</div>`;
}
