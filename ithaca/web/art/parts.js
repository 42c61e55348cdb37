// Drawn parts that all pages and games share: flat shapes, strong silhouettes, incised lines.
import { html } from '../html.js';

/** The ship of Odysseus, bow to the right, within 64 × 48; the eye is incised. */
export const SHIP = 'M3 30c4 10 13 13 27 13s24-4 28-13c1-3 1-6 4-8l-4-1c-3 2-4 6-7 8H12c-3 0-4-3-4-6l-4-3z';
export const MAST = 'M31 29V4h2v25z';
export const SAIL = 'M16 8c10 3 21 3 31 0 3 6 3 11 0 16-10-3-21-3-31 0 3-5 3-10 0-16z';
export const OARS = 'M16 38l-5 9M24 40l-4 8M32 41l-3 7M40 40l-2 8M47 38l-1 8';

export function Ship({ x = 0, y = 0, scale = 1, kind = '', children }) {
  return html`<g class=${`ship ${kind}`} style=${{ '--east': `${x}px`, '--south': `${y}px`, transform: `translate(var(--east), var(--south)) scale(${scale}) translate(-32px, -30px)` }}>
    <path class="oars" d=${OARS} /><path class="hull" d=${SHIP} /><path class="hull" d=${MAST} />
    <path class="sail" d=${SAIL} /><circle class="eye" cx="52" cy="31" r="1.8" />${children}</g>`;
}

export function ShipMark() {
  return html`<svg class="mark" viewBox="0 0 64 50" aria-hidden="true"><path class="oars" d=${OARS} />
    <path d=${SHIP} /><path d=${MAST} /><path class="sail" d=${SAIL} /></svg>`;
}

/** A meander border; it is as wide as there is room. */
export const Meander = () => html`<div class="meander" aria-hidden="true"></div>`;

/** A laurel wreath, open at the top: leaves in pairs along two branches. */
export function Laurel() {
  const leaf = (t, side, out) => {
    const angle = (t * Math.PI) / 180;
    const [x, y] = [50 + side * (37 + out * 5) * Math.sin(angle), 50 + (37 + out * 5) * Math.cos(angle)];
    return html`<ellipse cx=${x} cy=${y} rx="9" ry="3.4" transform=${`rotate(${side * (-t + out * 32)} ${x} ${y})`} />`;
  };
  return html`<svg class="laurel" viewBox="0 0 100 100" aria-hidden="true">
    ${[14, 36, 58, 80, 102, 124, 146].map((t) => [1, -1].map((side) => [leaf(t, side, 1), leaf(t + 8, side, -1)]))}</svg>`;
}
