// The frieze of a title page: a band of red clay as on a vase, the ship in its middle, signs at its sides.
import { html } from '../html.js';
import { MAST, OARS, SAIL, SHIP } from './parts.js';
import { SignAt } from './signs.js';

const WIDTH = 960;
const HEIGHT = 250;
const SEA = 196; // where the waves begin
const KEY = 24; // how wide a bend of the meander is
const WAVE = 40;

const every = (width, draw) => Array.from({ length: Math.ceil(WIDTH / width) }, (_, i) => draw(i * width)).join('');
const meander = (y) => every(KEY, (x) => `M${x} ${y + 14}h${KEY - 5}v-11h-12v6h5`);
const waves = every(WAVE, (x) => `M${x} ${SEA + 26}c10 0 12-26 26-26c12 0 13 15 4 15c-6 0-7-7-2-8`);

/**
 * A band for a game; it says nothing that the title next to it does not say.
 * @param {{ game: { frieze: string[][] } }} props a game's card: `frieze` says who looks at the ship from the left and from the right, the innermost first
 */
export function Frieze({ game }) {
  const [left, right] = game.frieze;
  const row = (names, side) => names.map((name, i) => ({ name, i, x: WIDTH / 2 + side * (184 + i * 116) }));
  const figures = [...row(left, -1), ...row(right, 1)];
  return html`<svg class="frieze" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="clay" width=${WIDTH} height=${HEIGHT} />
    <path class="glaze" d=${`M0 0h${WIDTH}v20H0zM0 ${HEIGHT - 20}h${WIDTH}v20H0z`} />
    <path class="key" d=${meander(1.5) + meander(HEIGHT - 18.5)} />
    ${figures.map(({ name, i, x }) => html`<g class=${`figure n${i}`}><circle cx=${x} cy="112" r="48" /><${SignAt} name=${name} x=${x} y=${112} size=${64} /></g>`)}
    <g class="bark" transform=${`translate(${WIDTH / 2 - 115} 26) scale(3.6)`}><path class="oars" d=${OARS} /><path class="glaze" d=${`${SHIP}${MAST}`} />
      <path class="glaze" d=${SAIL} /><path class="incised" d="M18.5 11.5c9 2.4 17.5 2.4 26 0M18.5 20.5c9-2.4 17.5-2.4 26 0M12 34.5h38" /><circle class="eye" cx="52" cy="31" r="1.8" /></g>
    <path class="water" d=${`M0 ${SEA + 24}h${WIDTH}v${HEIGHT - SEA - 44}H0z`} /><path class="waves" d=${waves} />
  </svg>`;
}
