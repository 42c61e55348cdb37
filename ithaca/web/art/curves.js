// Curves over the moves of a game: a sign and a dash for each line, so that colour never stands alone.
import { html, useLayoutEffect, useRef, useState } from '../html.js';

const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', // disc
  'M-3.6-3.6h7.2v7.2h-7.2z', // square
  'M0-4.8L4.6 3.6H-4.6z', // triangle
  'M0-5L5 0 0 5-5 0z', // lozenge
  'M0 4.8L4.6-3.6H-4.6z', // wedge
  'M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z', // cross
];

export const percent = (share) => `${Math.round(share * 100)}\u00a0%`;

/** How a line of this number looks, for legends. */
export function LineSample({ of, tone = '' }) {
  return html`<svg class=${`sample of-${of} ${tone}`} viewBox="0 0 34 14" aria-hidden="true">
    <path class="curve" d="M1 7H33" /><path class="dot" d=${MARKS[of % MARKS.length]} transform="translate(17 7)" /></svg>`;
}

/**
 * The width of an element as it is now.
 * @returns {[{current: Element | undefined}, number]}
 */
function useWidth() {
  /** @type {{current: Element | undefined}} */
  const ref = useRef();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    if (ref.current) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return [ref, width];
}

/** One line; `breaks` are places in the row where something new begins. */
function lineOf(values, x, y, breaks) {
  return values.map((value, i) => `${i === 0 || breaks?.has(i) ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/**
 * @param {{
 *   label: string, points: number[], at: number, onPick: (i: number) => void, height?: number,
 *   series: {of: number, values: number[], tone?: string, kind?: string, breaks?: Set<number>}[],
 *   turns?: number[], grid?: number[],
 * }} props `turns` are places in the row of points that are marked above
 */
export function Curves({ label, points, at, onPick, series, turns = [], height = 260, grid = [0, 0.25, 0.5, 0.75, 1] }) {
  const [ref, width] = useWidth();
  const [left, right, top, bottom] = [44, 12, 18, 24];
  const last = points.at(-1) || 1;
  const x = (i) => left + (points[i] / last) * (width - left - right);
  const y = (share) => top + (1 - share) * (height - top - bottom);
  const pick = (event) => {
    if (event.type === 'pointermove' && !(event.buttons & 1)) return;
    const wanted = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onPick(points.reduce((best, _, i) => (Math.abs(x(i) - wanted) < Math.abs(x(best) - wanted) ? i : best), 0));
  };
  const every = Math.max(1, Math.round(points.length / Math.max(3, width / 110)));
  const dots = ({ of, values }) =>
    values.map(
      (value, i) =>
        ((i + of * 2) % every === every >> 1 || i === values.length - 1)
        && i !== at
        && html`<path class="dot" d=${MARKS[of % MARKS.length]} transform=${`translate(${x(i)} ${y(value)}) scale(.8)`} />`,
    );
  return html`<div class="curves" ref=${ref}>${
    width > 0
    && html`<svg width=${width} height=${height} role="img" aria-label=${label} onPointerDown=${pick} onPointerMove=${pick}>
    <rect class="field" x=${left} y=${top} width=${Math.max(0, width - left - right)} height=${height - top - bottom} />
    ${grid.map((share) => html`<path class="grid" d=${`M${left} ${y(share)}H${width - right}`} /><text class="tick" x=${left - 6} y=${y(share) + 4} text-anchor="end">${percent(share)}</text>`)}
    ${ticks(last, width).map((move) => html`<text class="tick" x=${left + (move / last) * (width - left - right)} y=${height - 6} text-anchor="middle">${move}</text>`)}
    ${turns.map((i) => html`<path class="turnline" d=${`M${x(i)} ${top}V${height - bottom}`} /><path class="turnmark" d="M0 0L5-9H-5z" transform=${`translate(${x(i)} ${top})`} />`)}
    ${series.map((each) => html`<g class=${`of-${each.of} ${each.tone ?? ''} ${each.kind ?? ''}`}><path class="curve" d=${lineOf(each.values, x, y, each.breaks)} />${!each.kind && dots(each)}</g>`)}
    <path class="cross" d=${`M${x(at)} ${top - 6}V${height - bottom}`} />
    ${series.map((each) => at < each.values.length && html`<g class=${`of-${each.of} ${each.tone ?? ''} ${each.kind ?? ''}`}><path class="dot now" d=${MARKS[each.of % MARKS.length]} transform=${`translate(${x(at)} ${y(each.values[at])}) scale(${each.kind ? 0.9 : 1.3})`} /></g>`)}
  </svg>`
  }</div>`;
}

/** Round move numbers along the lower edge. */
export function ticks(last, width) {
  const rough = last / Math.max(2, Math.min(8, Math.floor(width / 90)));
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * unit >= rough) ?? 10) * unit);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, n) => n * step);
}

/** A gain or a loss as a bar to the right or to the left. */
export function Swing({ value, kind }) {
  const from = Math.min(50, 50 + value * 50);
  return html`<svg class=${`swing ${kind}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path class="grid" d="M0 5H100" /><rect x=${from} y="1" width=${Math.max(0.6, Math.abs(value) * 50)} height="8" /><path class="zero" d="M50 0V10" /></svg>`;
}

/** A chance before and after, on one rule from none to all. */
export function Leap({ before, after, of }) {
  const [a, b] = [before * 100, after * 100];
  return html`<svg class=${`leap of-${of}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path class="grid" d="M0 5H100" /><rect x=${Math.min(a, b)} y="2.5" width=${Math.max(0.6, Math.abs(b - a))} height="5" /><path class="was" d=${`M${a} 0V10`} /><path class="is" d=${`M${b} 0V10`} /></svg>`;
}
