// A drawn board that can be zoomed, panned and navigated with the arrow keys.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { oneStop } from '../parts.js';
import { say } from '../speech.js';
import { useMarks } from './game.js';

const NARROW = 480; // px: below this the whole board would be too small to read
const MOST = 6; // times enlarged
const SETTLES = 150; // ms after the last turn of a wheel

/** The visible part of a board, in its units: never beyond the edges. `unit`: units per pixel. */
function windowOf({ width, height }, { w, h }, times, [mx, my]) {
  const unit = Math.max(width / w, height / h) / times;
  const [vw, vh] = [w * unit, h * unit];
  const clamp = (value, room, all) => (room >= all ? (all - room) / 2 : Math.min(Math.max(value, 0), all - room));
  return { vx: clamp(mx - vw / 2, vw, width), vy: clamp(my - vh / 2, vh, height), vw, vh, unit };
}

/**
 * The whole board is drawn once, at its present zoom, and moved under its frame: panning repaints nothing.
 * During a pinch it is only stretched; it is drawn at its new size when the fingers let go.
 *
 * @param {{width: number, height: number, focus: [number, number] | null, label: string, ground?: object, glow?: object, whole?: boolean, children?: unknown, kind?: string}} props
 *   `focus` is what a small screen is centred on, usually the ship; the view follows when it moves.
 *   `ground` lies under everything and never changes, in its own layer: changes above do not repaint it.
 *   `glow` lies between, for what pulses. `whole`: it is readable as a whole even on a small screen.
 */
export function MapFrame({ width, height, focus, label, ground, glow, whole = false, children, kind = '' }) {
  const frame = useRef();
  const spread = useRef();
  const [size, setSize] = useState({ w: width, h: height });
  const [, draw] = useState(0);
  /** @type {{times: number | null, middle: [number, number] | null, drawn: number | null}} */
  const eye = useRef({ times: null, middle: null, drawn: null }).current; // null: as suits the screen; the focus; the present zoom
  const pointers = useRef(new Map());
  const moved = useRef(false);
  const timer = useRef(0);

  useLayoutEffect(() => {
    const look = () => setSize({ w: frame.current.clientWidth || width, h: frame.current.clientHeight || height });
    const watcher = new ResizeObserver(look);
    watcher.observe(frame.current);
    look();
    return () => watcher.disconnect();
  }, []);
  const at = focus ? focus.join() : '';
  const seen = useRef(at);
  if (seen.current !== at) {
    seen.current = at;
    eye.middle = null;
  }

  const timesNow = () => eye.times ?? (size.w < NARROW && !whole ? 2.2 : 1);
  const windowNow = () => {
    const times = timesNow();
    return windowOf({ width, height }, size, times, eye.middle ?? (times > 1 && focus ? focus : [width / 2, height / 2]));
  };
  const stretch = () => timesNow() / (eye.drawn ?? timesNow());
  /** The position of the board: on whole pixels, else it would be blurred and slow to move. */
  const lies = ({ vx, vy, unit }) => {
    const [x, y] = [vx, vy].map((way) => -Math.round((way / unit) * devicePixelRatio) / devicePixelRatio);
    return `translate(${x}px, ${y}px) scale(${stretch()})`;
  };
  const settle = () => {
    clearTimeout(timer.current);
    eye.drawn = null;
    spread.current.removeAttribute('data-moves');
    draw((n) => n + 1);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Move the view now; it is drawn when it settles. */
  const glance = (next) => {
    eye.drawn ??= timesNow();
    Object.assign(eye, next);
    spread.current.style.transform = lies(windowNow());
    spread.current.setAttribute('data-moves', ''); // no hover effects meanwhile
  };
  const enlarged = (factor) => {
    const { vx, vy, vw, vh } = windowNow();
    return { middle: [vx + vw / 2, vy + vh / 2], times: Math.min(MOST, Math.max(1, timesNow() * factor)) };
  };
  const enlarge = (factor) => {
    Object.assign(eye, enlarged(factor));
    settle();
  };
  const down = (event) => {
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    moved.current = false;
  };
  const move = (event) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    if (others.length === 1) {
      const [ox, oy] = others[0][1];
      const factor = Math.hypot(now[0] - ox, now[1] - oy) / Math.max(1, Math.hypot(before[0] - ox, before[1] - oy));
      moved.current = true;
      glance(enlarged(factor));
    } else if (timesNow() > 1) {
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      if (!moved.current && Math.hypot(dx, dy) < 6) return; // a tap may move slightly
      moved.current = true;
      const { vx, vy, vw, vh, unit } = windowNow();
      glance({ middle: [vx + vw / 2 - dx * unit, vy + vh / 2 - dy * unit] });
    } else return;
    pointers.current.set(event.pointerId, now);
  };
  const up = (event) => {
    if (pointers.current.delete(event.pointerId) && moved.current) settle();
  };
  const wheel = (event) => {
    if (!event.ctrlKey) return; // plain scrolling belongs to the page
    event.preventDefault();
    glance(enlarged(event.deltaY < 0 ? 1.2 : 1 / 1.2));
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLES);
  };

  // One stop for the tab key; arrow keys move from place to place.
  useLayoutEffect(() => {
    const spots = [...frame.current.querySelectorAll('[data-spot]')];
    const chosen = spots.find((spot) => spot === document.activeElement) ?? spots.find((spot) => spot.classList.contains('can')) ?? spots[0];
    oneStop(spots, chosen);
  });
  const walk = (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = event.target.closest?.('[data-spot]');
    if (!step || !from) return;
    event.preventDefault();
    const where = (spot) => [Number(spot.dataset.x), Number(spot.dataset.y)];
    const [x, y] = where(from);
    let best = null;
    for (const spot of frame.current.querySelectorAll('[data-spot]')) {
      const [sx, sy] = where(spot);
      const along = (sx - x) * step[0] + (sy - y) * step[1];
      const aside = Math.abs((sx - x) * step[1] + (sy - y) * step[0]);
      if (spot === from || along <= 0) continue;
      const cost = along + 2.5 * aside;
      if (!best || cost < best.cost) best = { cost, spot };
    }
    if (!best) return;
    best.spot.focus({ preventScroll: true });
    const [tx, ty] = where(best.spot);
    const { vx, vy, vw, vh } = windowNow();
    if (tx > vx + 20 && tx < vx + vw - 20 && ty > vy + 20 && ty < vy + vh - 20) return;
    eye.middle = [tx, ty];
    settle();
  };

  const [view, times, box] = [windowNow(), timesNow(), `0 0 ${width} ${height}`];
  const place = { width: `${(100 * width) / view.vw / stretch()}%`, height: `${(100 * height) / view.vh / stretch()}%`, transform: lies(view) };
  return html`<div class=${`map ${kind}`} ref=${frame}>
    <div class=${`spread ${times > 1 ? 'large' : ''}`} ref=${spread} style=${place}
        onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onPointerLeave=${up}
        onClickCapture=${(event) => moved.current && event.stopPropagation()} onWheel=${wheel}>
      ${[ground, glow].map((under) => under && html`<svg viewBox=${box} aria-hidden="true">${under}</svg>`)}
      <svg class="upper" viewBox=${box} role="group" aria-label=${label} onKeyDown=${walk}>${children}</svg>
    </div>
    <div class="lens">
      <button class="quiet" aria-label=${say('map-closer')} onClick=${() => enlarge(1.4)} disabled=${times >= MOST}>+</button>
      <button class="quiet" aria-label=${say('map-farther')} onClick=${() => enlarge(1 / 1.4)} disabled=${times <= 1}>−</button>
    </div>
  </div>`;
}

/**
 * Something on the board that can be pressed. `game` is what client.js of each game gets (board.md);
 * `ask` is the move to ask about if it cannot be picked now, or a function that returns it on a press; `via` the verbs that it
 * stands for, if other actions with the same word are picked elsewhere; `rule` the clause of its tip; `anchor` the anchor for
 * flights, if not `KIND:NAME`.
 */
export function Spot({ game, kind, name, x, y, r = 30, label, ask, via, rule, anchor, children }) {
  const marks = useMarks(game, kind, name, via);
  const press = () => game.pick(kind, name, typeof ask === 'function' ? ask() : ask, via);
  return html`<g class=${`spot ${marks}`.trim()} transform=${`translate(${x} ${y})`} data-spot data-x=${x} data-y=${y} data-rule=${rule} data-anchor=${anchor ?? `${kind}:${name}`}
      role="button" aria-label=${marks.includes('can') ? say('spot-can', { label }) : label} aria-pressed=${marks.includes('picked')}
      onClick=${press} onKeyDown=${(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}>
    <circle class="hit" r=${r} />${children}<circle class="ring" r=${r * 0.72} /></g>`;
}

/** The names of places, in their own layer: a spot is only as large as what can be pressed. */
export function Names({ texts, spots }) {
  return html`<g class="names" aria-hidden="true">${spots.map(({ x, y, anchor }, i) => html`<text class="name" x=${x} y=${y} text-anchor=${anchor}>${texts[i]}</text>`)}</g>`;
}
