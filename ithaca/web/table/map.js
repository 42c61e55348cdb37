// A drawn board that one can enlarge, move and walk over with the arrow keys.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { say } from '../speech.js';

const NARROW = 480; // px: below this the whole board would be too small to read
const MOST = 6; // times enlarged

/**
 * @param {{width: number, height: number, focus: [number, number] | null, label: string}} props
 *   `focus` is what a small screen looks at, the ship as a rule; it follows when that moves
 */
export function MapFrame({ width, height, focus, label, children, kind = '' }) {
  const frame = useRef();
  const [size, setSize] = useState({ w: width, h: height });
  const [zoom, setZoom] = useState(null); // null: as suits the screen
  const [middle, setMiddle] = useState(null); // null: the focus
  const pointers = useRef(new Map());
  const moved = useRef(false);

  useLayoutEffect(() => {
    const look = () => setSize({ w: frame.current.clientWidth || width, h: frame.current.clientHeight || height });
    const watcher = new ResizeObserver(look);
    watcher.observe(frame.current);
    look();
    return () => watcher.disconnect();
  }, []);
  const at = focus ? focus.join() : '';
  useEffect(() => setMiddle(null), [at]);

  const natural = size.w < NARROW ? 2.2 : 1;
  const times = zoom ?? natural;
  // The window onto the board, in its units: never beyond the edges.
  const fit = Math.max(width / size.w, height / size.h);
  const [vw, vh] = [(size.w * fit) / times, (size.h * fit) / times];
  const clamp = (value, room, all) => (room >= all ? (all - room) / 2 : Math.min(Math.max(value, 0), all - room));
  const [mx, my] = middle ?? (times > 1 && focus ? focus : [width / 2, height / 2]);
  const [vx, vy] = [clamp(mx - vw / 2, vw, width), clamp(my - vh / 2, vh, height)];
  const unit = vw / size.w;

  const enlarge = (factor) => {
    setMiddle([vx + vw / 2, vy + vh / 2]);
    setZoom(Math.min(MOST, Math.max(1, times * factor)));
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
      enlarge(factor);
    } else if (times > 1) {
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      if (!moved.current && Math.hypot(dx, dy) < 6) return; // a tap trembles
      moved.current = true;
      setMiddle([vx + vw / 2 - dx * unit, vy + vh / 2 - dy * unit]);
    } else return;
    pointers.current.set(event.pointerId, now);
  };
  const up = (event) => pointers.current.delete(event.pointerId);
  const wheel = (event) => {
    if (!event.ctrlKey) return; // plain scrolling belongs to the page
    event.preventDefault();
    enlarge(event.deltaY < 0 ? 1.2 : 1 / 1.2);
  };

  // One stop for the tab key; arrows walk from place to place.
  useLayoutEffect(() => {
    const spots = [...frame.current.querySelectorAll('[data-spot]')];
    const chosen = spots.find((spot) => spot === document.activeElement) ?? spots.find((spot) => spot.classList.contains('can')) ?? spots[0];
    for (const spot of spots) spot.setAttribute('tabindex', spot === chosen ? '0' : '-1');
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
    if (tx < vx + 20 || tx > vx + vw - 20 || ty < vy + 20 || ty > vy + vh - 20) setMiddle([tx, ty]);
  };

  return html`<div class=${`map ${kind}`} ref=${frame}>
    <svg viewBox=${`${vx} ${vy} ${vw} ${vh}`} role="group" aria-label=${label} class=${times > 1 ? 'large' : ''}
        style=${{ '--unit': unit }}
        onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onPointerLeave=${up}
        onClickCapture=${(event) => moved.current && event.stopPropagation()} onWheel=${wheel} onKeyDown=${walk}>
      ${children}
    </svg>
    <div class="lens">
      <button class="quiet" aria-label=${say('map-closer')} onClick=${() => enlarge(1.4)} disabled=${times >= MOST}>+</button>
      <button class="quiet" aria-label=${say('map-farther')} onClick=${() => enlarge(1 / 1.4)} disabled=${times <= 1}>−</button>
    </div>
  </div>`;
}

/**
 * Something on the board that can be pressed. `game` is what table.js of each game gets (board.md);
 * `ask` is the move to ask about if it cannot be picked now; `via` the verbs that it stands for, if
 * other actions with the same word are picked elsewhere; `rule` the clause of its tip; `anchor` what flies
 * to it, if not `KIND:NAME`.
 */
export function Spot({ game, kind, name, x, y, r = 30, label, ask, via, rule, anchor, children }) {
  const can = game.can(kind, name, via);
  const picked = game.is(kind, name);
  const press = () => game.pick(kind, name, ask, via);
  const parts = ['spot', can && 'can', picked && 'picked', game.lit?.(kind, name) && 'lit', game.hints?.(kind, name, via) && 'hinted'].filter(Boolean).join(' ');
  return html`<g class=${parts} transform=${`translate(${x} ${y})`} data-spot data-x=${x} data-y=${y} data-rule=${rule} data-anchor=${anchor ?? `${kind}:${name}`}
      role="button" aria-label=${can ? say('spot-can', { label }) : label} aria-pressed=${picked}
      onClick=${press} onKeyDown=${(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}>
    <circle class="hit" r=${r} />${children}<circle class="ring" r=${r * 0.72} /></g>`;
}

/** The names of places, in a layer of their own: a spot is only as large as what can be pressed. */
export function Names({ texts, spots }) {
  return html`<g class="names" aria-hidden="true">${spots.map(({ x, y, anchor }, i) => html`<text class="name" x=${x} y=${y} text-anchor=${anchor}>${texts[i]}</text>`)}</g>`;
}
