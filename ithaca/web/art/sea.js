// The sea chart as a picture: sea, land with an incised shore, and what a chart maker draws where nobody sails.
import { html } from '../html.js';
import { HEIGHT, WIDTH } from './chart.js';
import { COAST } from './coast.js';

// Each within 64 × 64, drawn with lines of one ink.
const DOLPHIN =
  'M4 40C8 20 30 10 46 20c4 3 8 3 14 2-3 5-8 7-12 7-4 12-14 16-24 13l-5 9-4-11C12 40 8 40 4 40zM44 22c-8-3-18-1-24 6M30 18c0-5 3-8 8-9-1 4-1 6 1 8';
const SERPENT =
  'M4 44c0-14 12-16 13-2M23 44c0-16 15-18 16-1M45 44c0-13-2-24 6-27 5-2 10 1 11 6l-6 1 5 3c-2 3-6 4-9 3 0 5 0 9 1 14M51 21h.1M2 48q4 3 8 0t8 0 8 0 8 0 8 0 8 0 8 0';
const HORSE =
  'M22 60c10 2 18-4 16-12-2-6-10-5-9 0M38 48c6-8 6-16 0-22l-4-4c-6 1-9 4-14 4l-2-5 10-10 2-6 4 5c14 3 20 22 8 38M28 16h.1M42 22l5-2M45 29l5 0M44 37l5 3';
const WIND = 'M4 26h30c10 0 9-13 1-13-5 0-6 4-5 6M4 33h42c11 0 10 15 1 14-4-1-5-4-3-6M4 40h20c9 0 8 12 1 12';

/** Points of the compass: long ones north, east, south and west, short ones between. */
function rays(count, shift, long, wide) {
  const at = (turn, r) => `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * (i + shift)) / count;
    return { dark: `M0 0L${at(turn, long)}L${at(turn + wide, long * 0.27)}z`, light: `M0 0L${at(turn, long)}L${at(turn - wide, long * 0.27)}z` };
  });
}

/** A compass rose with its middle at x, y. */
export function Compass({ x, y, scale = 1 }) {
  const drawn = (points) =>
    html`<path class="dark" d=${points.map((ray) => ray.dark).join('')} /><path class="light" d=${points.map((ray) => ray.light).join('')} />`;
  return html`<g class="compass" transform=${`translate(${x} ${y}) scale(${scale})`}>
    <circle class="line" r="33" /><circle class="line" r="29" />${drawn(rays(4, 0.5, 30, 0.72))}${drawn(rays(4, 0, 44, 0.72))}
    <circle class="light" r="3.5" /><path class="dark" d="M0-57l4.5 9H-4.5z" /></g>`;
}

/** Rhumb lines: faint rays over the sea from where the compass stands. */
const rhumbs = (x, y) =>
  Array.from({ length: 16 }, (_, i) => `M${x} ${y}l${(1500 * Math.cos((i * Math.PI) / 8)).toFixed(0)} ${(1500 * Math.sin((i * Math.PI) / 8)).toFixed(0)}`).join(
    '',
  );

const ORNAMENTS = { dolphin: DOLPHIN, serpent: SERPENT, horse: HORSE, wind: WIND };

/**
 * Sea, land and ornaments, to lie under a board in the units of chart.js.
 * @param {{compass?: [number, number], ornaments?: [string, number, number, number?][]}} props
 *   where the compass stands, and which ornaments (dolphin, serpent, horse, wind) where, how large
 */
export function SeaChart({ compass, ornaments = [] }) {
  return html`<g class="chart" aria-hidden="true">
    <rect class="sea" x="-400" y="-400" width=${WIDTH + 800} height=${HEIGHT + 800} />
    ${compass && html`<path class="rhumbs" d=${rhumbs(...compass)} />`}
    <path class="shoal far" d=${COAST} /><path class="shoal" d=${COAST} /><path class="land" d=${COAST} />
    ${ornaments.map(([name, x, y, scale = 1]) => html`<path class="ornament" d=${ORNAMENTS[name]} transform=${`translate(${x} ${y}) scale(${scale}) translate(-32 -32)`} />`)}
    ${compass && html`<${Compass} x=${compass[0]} y=${compass[1]} />`}</g>`;
}
