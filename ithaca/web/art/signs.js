// Signs of gods, adventures, cards and weapons, each within 24 × 24: a filled shape, or lines.
// Holes are cut by the even-odd rule, as a potter incises the glaze.
import { html } from '../html.js';

export const dot = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const lines = (d) => ({ lines: d });
const BOW = lines('M5 2c12 2 14 10 14 20M5 2l14 20M3 21L16 8M11 7.5h5.5V13');
const BAG = 'M8.5 1.5h7l-1.5 4c5 2 8 7.5 7 12.5-.7 3-4 5-9 5s-8.3-2-9-5c-1-5 2-10.5 7-12.5zM6 12.5v1.5h12v-1.5z';

export const SIGNS = {
  // gods
  zeus: 'M14.5 1 4 14h6l-3 9.5L20 9.5h-7z',
  poseidon:
    'M11 23.5V13.5C5.5 13.5 3.5 10 3.5 4H1.8L4.5 0l2.7 4H5.5c0 4.5 1.5 7 5.5 7V4H9.3L12 0l2.7 4H13v7c4 0 5.5-2.5 5.5-7h-1.7L19.5 0l2.7 4h-1.7c0 6-2 9.5-7.5 9.5v10z',
  athena: `M3.5 2l4.5 2.5h8L20.5 2c1 5 1 9 0 12.5-1 4-4.5 7-8.5 9-4-2-7.5-5-8.5-9-1-3.5-1-7.5 0-12.5z${dot(8.3, 9.5, 2.8)}${dot(15.7, 9.5, 2.8)}${dot(8.3, 9.5, 1)}${dot(15.7, 9.5, 1)}M12 12l-1.4 3.5h2.8z`,
  hades: 'M3.5 23V12.5a8.5 9 0 0 1 17 0V23h-5v-6.5h2.3V13.5h-4.5V23h-2.6v-9.5H6.2v3h2.3V23zM10 0h4v4h-4z',
  aphrodite:
    'M12 22.5C5 19 .5 12.5 2.5 6.5 4 3.5 6.5 3 8 5c.6-3.5 2.3-4.5 4-4.5S15.4 1.5 16 5c1.5-2 4-1.5 5.5 1.5 2 6-2.5 12.5-9.5 16zM11.3 19 7 8l.9-.3L12 18.5 16.1 7.7l.9.3-4.3 11z',
  hermes: {
    fill: `M11.2 23.5V6h1.6v17.5z${dot(12, 4, 2)}M1.5 2.5c4.5-1 7.5 0 9 4-4.5 1-8 0-9-4zM22.5 2.5c-4.5-1-7.5 0-9 4 4.5 1 8 0 9-4z`,
    lines: 'M8 8.5c0 4 8 3 8 6.5s-7 2.5-7 5.5M16 8.5c0 4-8 3-8 6.5s7 2.5 7 5.5',
  },
  dionysos: `M11 1h2v4h-2zM13 3c3-3 6-2 7-1-1 3-4 4-7 2z${[
    [7, 8],
    [12, 8],
    [17, 8],
    [9.5, 12.3],
    [14.5, 12.3],
    [12, 16.6],
  ]
    .map(([x, y]) => dot(x, y, 2.4))
    .join('')}${dot(12, 21, 2)}`,
  // adventures
  cyclops: { fill: dot(12, 12, 4), lines: 'M1 12C5 4.5 19 4.5 23 12 19 19.5 5 19.5 1 12zM4 4.5C8 1.5 16 1.5 20 4.5' },
  winds: BAG,
  sirens: `${dot(6.5, 4.5, 3.2)}M5 9c7-1.5 10 2 17.5 0-1 7-5.5 10-10.5 10l-.5 4.5H9.5L9 19c-5-2-6-6-4-10zM8 12.5c4 2.5 7 2.5 11 1-3 3.5-8 4-11-1z`,
  underworld: 'M1.5 23V6L12 1l10.5 5v17h-6.3v-8.5a4.2 4.2 0 0 0-8.4 0V23zM5 8v1.6h14V8z',
  scylla: lines('M12.5 12c1-2 3.7-.2 2.7 2.6-1 2.7-5.7 2.7-7.7-.3-2.2-4.8 1.6-8.6 5.7-8.6 6 0 9 4.8 7.8 9.6-2 5.2-7.5 6.9-12.5 5.7C4.5 20 2 16 2 11.5'),
  homecoming: BOW,
  // cards of Ulysses
  objection:
    'M8 23.5C5 20.5 3 16.5 1.8 13.3c.8-1.5 2.5-1.3 3.3.3L6.3 16V5c0-2.2 2.7-2.2 2.9 0v6.5h.9V2.7c0-2.2 2.9-2.2 2.9 0v8.8h.9V4c0-2.2 2.9-2.2 2.9 0v8h.9V7c0-2.2 2.8-2.2 2.8 0v9c0 3.3-1 5.5-2.8 7.5z',
  temple: 'M.8 8.3 12 1l11.2 7.3v1.9H.8zM3 11.3h3.2v8.4H3zM7.9 11.3h3.2v8.4H7.9zM12.9 11.3h3.2v8.4h-3.2zM17.8 11.3H21v8.4h-3.2zM.8 20.8h22.4v2.2H.8z',
  wind: lines('M1 8.5h13.5c5 0 4.5-6.5.8-6.5-2 0-3 1.2-2.8 2.8M1 12.5h18c5 0 4 7 .3 6-1.3-.3-1.8-1.3-1.5-2.3M1 16.5h10c4 0 4 5.8.3 5.8-1.6 0-2.3-1-2-2.2'),
  plague: `M12 1c6 0 10 3.8 10 9 0 3-1.2 5-4 6.2V21h-2.3v-2.5h-1.5V21h-1.4v-2.5h-1.6V21H9.8v-2.5H8.3V21H6v-4.8C3.2 15 2 13 2 10c0-5.2 4-9 10-9z${dot(7.9, 10.5, 2.4)}${dot(16.1, 10.5, 2.4)}M12 12.5l-1.3 3h2.6z`,
  pandora: 'M7.5 1h9v2l-1.3 2c5 2 6.8 6 6 10-.8 4-3.7 6-4.7 8.5h-9C6.5 21 3.6 19 2.8 15c-.8-4 1-8 6-10L7.5 3zM4.3 11.3v1.5h15.4v-1.5zM4.3 15v1.5h15.4V15z',
  // weapons and encounters of L'Odyssée
  lance: 'M22.5 1.5l-2 8-2.6-1.6L4 22.5 1.5 20 16 6 14.5 3.5z',
  bow: BOW,
  shield: `${dot(12, 12, 11)}${dot(12, 12, 8.6)}${dot(12, 12, 6.8)}${dot(12, 12, 3)}`,
  helmet: 'M5 23.5V12a8 8 0 0 1 15.5-2.5V16H16v7.5h-4v-7l3-3.5H9v10.5zM2.5 10C3.5 3.5 9 1 14 .5l7.5 5.7C15.5 3.3 8 4.5 2.5 10z',
  charm: lines('M6 2c-2.5 6-.3 10.5 2 14h8c2.3-3.5 4.5-8 2-14M6 6h12M10 6v10M12 6v10M14 6v10M12 16v5.5M8 22h8'),
  combat: lines('M3 2.5l14 14.5M21 2.5L7 17M4 13.5l6.5 6.5M20 13.5L13.5 20M2.5 21.5l4-4M21.5 21.5l-4-4'),
  wreck: 'M1.5 14.5h9l2 4.5 2.7-4.5h7.3c-1 5-5 8.5-10.5 8.5s-9.5-3.5-10.5-8.5zM10.5 12.5 7 2l2.2-1 4.5 11zM15 11c2-2.5 2.3-5 1.5-8 3 2 4.5 5 4.5 8z',
  weather: 'M6 16.5a5 5 0 0 1-.3-10A7 7 0 0 1 19 6a5.3 5.3 0 0 1-1 10.5zM6 18.5h2l-2 4.5H4zM12 18.5h2L12 23h-2zM18 18.5h2L18 23h-2z',
  bag: BAG,
  help: 'M1.5 21C1.5 10.5 8 3 22.5 1.5c-.8 3.8-2.8 6-6 7.2 1.7.2 3.2 0 4.3-.3-1.3 3.3-4.3 5.3-7.3 5.6 1 .6 2.2.6 3.3.3C13.5 19 7.5 21 1.5 21z',
  treasure: 'M2.5 10.5h19V22h-19zM3.5 9c0-4.5 3-6.5 8.5-6.5s8.5 2 8.5 6.5zM10.8 12.5V17h2.4v-4.5z',
  ghosts: `M4.5 23.5V10.5a7.5 9 0 0 1 15 0v13l-3-2.3-2.2 2.3-2.3-2.3-2.3 2.3-2.2-2.3z${dot(9, 10, 1.7)}${dot(15, 10, 1.7)}`,
  unknown: `M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6zM8.5 10C8 4.5 16 4.5 15.5 9.5c-.3 2.3-2.5 2.5-2.5 5h-2c0-3.5 2.5-3.7 2.5-5.3 0-1.8-2.9-1.8-2.9.8z${dot(12, 17, 1.3)}`,
};

/** A sign as it is drawn: all of it in the colour of the text around it. */
export function drawn(sign) {
  const { fill = '', lines: incised = '' } = typeof sign === 'string' ? { fill: sign } : sign;
  return html`${fill && html`<path d=${fill} fill="currentColor" fill-rule="evenodd" />`}
    ${incised && html`<path d=${incised} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />`}`;
}

/** A sign in the text. */
export const Sign = ({ name, kind = '' }) =>
  html`<svg class=${`sign ${kind}`} viewBox="0 0 24 24" aria-hidden="true">${drawn(SIGNS[name] ?? SIGNS.unknown)}</svg>`;

/** A sign within a drawing, with its middle at x, y. */
export const SignAt = ({ name, x = 0, y = 0, size = 24, kind = '' }) =>
  html`<g class=${kind} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} aria-hidden="true">${drawn(SIGNS[name] ?? SIGNS.unknown)}</g>`;
