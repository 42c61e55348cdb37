// What only the table of Ulysses shows: the signs of its places, its chart, its cards, its discs.
import { html } from '../../../web/html.js';
import { COAST } from '../../../web/art/coast.js';
import { HEIGHT, WIDTH } from '../../../web/art/chart.js';
import { SIGNS, dot, drawn } from '../../../web/art/signs.js';

/** Petals around the middle, each from 3.5 to 11.3 away from it. */
const petals = Array.from({ length: 8 }, (_, n) => {
  const at = (far, aside) =>
    [12 + far * Math.sin((n * Math.PI) / 4 + aside), 12 - far * Math.cos((n * Math.PI) / 4 + aside)].map((x) => x.toFixed(1)).join(' ');
  return `M${at(3.5, 0)}C${at(7, -0.5)} ${at(10, -0.45)} ${at(11.3, 0)}C${at(10, 0.45)} ${at(7, 0.5)} ${at(3.5, 0)}z`;
}).join('');

/** The signs of places, each within 24 × 24, by the names that board files use. */
export const SYMBOLS = {
  horse: `M4.5 18.5v-6.2c0-2 1.3-3.3 3.3-3.3h5.4l1.8-5.5L16 1l1.5 2L22 7.4l-1 2-3.6-.8-.9 3.6.6 6.3h-2.3l-1.2-4.7H8.2l-1.3 4.7zM4 10.5C2 11.5 1.4 13.5 1.2 16.5 2.6 15.6 3.5 14.4 4 12.6zM1.5 19h19v1.3h-19z${dot(5.5, 22, 1.7)}${dot(16.5, 22, 1.7)}${dot(17.3, 5.6, 0.7)}`,
  dove: `M1 14.5c4.5-.6 6.8-3.8 9.5-5 2.6-1 4.8-.2 6-2.2 1-1.6 3-1.7 4-.2l2.7 1-2.5 1c.2 5.2-3 8.9-8.4 9.6L10.6 23l-1.4-4C5.6 18.6 2.6 17 1 14.5zM9.6 8.6C8 5 9.6 2 13.5.8c.5 2.7.5 4.7-1.5 6.9z${dot(18.9, 8.2, 0.7)}`,
  bull: `M1.8 1.5C1.2 7 3.3 10 7.3 10.7 7 15.5 9 20.5 12 23c3-2.5 5-7.5 4.7-12.3 4-.7 6.1-3.7 5.5-9.2-1.1 3.6-3.2 5.3-6.2 5.3H8C5 6.8 2.9 5.1 1.8 1.5zM5.5 10.6 2 12.6l4.6 1.6zM18.5 10.6l3.5 2-4.6 1.6z${dot(9.6, 12.3, 1)}${dot(14.4, 12.3, 1)}M10.5 18.3h3l-.7 1.7h-1.6z`,
  ram: {
    fill: `M8.7 6.5h6.6l1.2 7.5L14 22.5h-4L7.5 14z${dot(10.3, 12, 0.8)}${dot(13.7, 12, 0.8)}M10.8 18.5h2.4l-.6 1.5h-1.2z`,
    lines: 'M9.3 7.5C5.5 2.5 1.5 5.5 1.8 10c.3 4.3 5.7 5 6 1.8.2-2.2-2.6-2.5-2.8-.8M14.7 7.5c3.8-5 7.8-2 7.5 2.5-.3 4.3-5.7 5-6 1.8-.2-2.2 2.6-2.5 2.8-.8',
  },
  rose: `${petals}${dot(12, 12, 2.4)}`,
  seal: `M1 21.5c2-.3 3-1.2 4-2.7C7 16 8 13.5 9 9.5 10 5 11.5 1.5 15.5 1.5c2.6 0 4.9 1.1 6 3 .8 1.3.1 2.5-1.3 2.5l-1.3.1c.6 4.8-.2 8.7-2.7 12.3l5.2 1.7-1.2 2c-3 .2-5-.3-7-1.3C10 22.5 6 23 1.5 23zM11 13c-1.5 3-3.5 4.5-6 5.5 3.5.2 6-1 7.3-4.3z${dot(16.3, 4.8, 0.9)}`,
  bowl: {
    fill: 'M4 4.5h16V7c0 5.5-2.7 9.6-6.5 10.6v2.6h3.7v2.3H6.8v-2.3h3.7v-2.6C6.7 16.6 4 12.5 4 7zM5.4 8.5v1.5h13.2V8.5zM7 12.5l1 1.5h8l1-1.5z',
    lines: 'M4 6C.5 5 .5 10.5 4.8 10M20 6c3.5-1 3.5 4.5-.8 4',
  },
  palm: 'M10.6 23c1-4 1.1-8 .6-12h1.8c.6 4 .6 8 0 12zM12 11.5C9.5 6 5 5.3 1.5 8.8c4-.4 7 .6 10.5 2.7zM12 11.5c2.5-5.5 7-6.2 10.5-2.7-4-.4-7 .6-10.5 2.7zM11.5 11.5C7.5 9.8 4 11.2 2.8 16c2.7-3 5.2-4.3 8.7-4.5zM12.5 11.5c4-1.7 7.5-.3 8.7 4.5-2.7-3-5.2-4.3-8.7-4.5zM12 10.5C9 7.5 9 4 12 .8c3 3.2 3 6.7 0 9.7z',
  serpent: {
    fill: `M16.5 1.5c3.5-1.5 6.5.5 6.7 4l-3 1.5-4.2-1.5z${dot(19.8, 3.8, 0.7)}`,
    lines:
      'M17 4.5c-2.5.5-3 2.8-1.5 4.5 2 2.3 5.5 3.5 4.7 7.2-.8 3.3-5 3.6-7.2 1.6-2-1.8-3-3.3-5.3-2.8-3.2.7-3.7 5.3-.2 6.7 1.5.6 3.5.4 5 0M12 13.5C10 11.5 8.5 6 1.5 5c.5 2 1.5 3 2.5 3.5-1 .3-1.7.3-2.5.2C3 11.5 6 13.5 9.5 14',
  },
  leaf: 'M3 22.8l1.3-3C2 11 8.5 2.5 21.7 1.8c.8 12.4-6.7 19.4-15.3 18.9l-1.4 2.6zM5.8 18.7 17.3 6.8l-.9-.8L5 17.8zM9 15.5V9.5h1.2v4.8zM8.6 15.9h6.3v-1.2H9.8z',
  pine: 'M12 .8l5.2 6.7h-2.5l4.3 5.8h-2.5l5 6.2h-8.3v3.7h-2.4v-3.7H2.5l5-6.2H5l4.3-5.8H6.8z',
  butterfly: `M11 8.5C9 3.5 4.5 1 1 2.8c-.5 5.2 1.7 9.2 6.3 9.9C4 13.3 2.5 16 3.5 20.5c3.8 1.5 6.8-1.5 7.5-6.5zM13 8.5c2-5 6.5-7.5 10-5.7.5 5.2-1.7 9.2-6.3 9.9 3.3.6 4.8 3.3 3.8 7.8-3.8 1.5-6.8-1.5-7.5-6.5zM11.5 5h1v17.5h-1z${dot(5.3, 7, 1.5)}${dot(18.7, 7, 1.5)}${dot(7, 16.8, 1)}${dot(17, 16.8, 1)}`,
  eye: SIGNS.cyclops,
  pig: `M1 10.5c-.3-2 1-3 2.2-2.6-.6.8-.3 1.6.8 2C5.5 7.3 8.5 6 12 6c2 0 3.7.4 5.2 1.2L20 4.5l.4 4c.9.7 1.5 1.5 1.9 2.5H23.5v4.3l-2.2.4c-.9 1.3-1.9 2-2.9 2.4L18 22h-2.7l-.5-3.3H9L8.5 22H5.8l-.4-3.9C3.7 16.8 2.8 14.7 3 12 2 11.8 1.3 11.3 1 10.5z${dot(19, 10.7, 0.8)}`,
  siren:
    'M6 4.8C6 2.3 8 .8 10.4.8c3 0 5 2.2 4.6 5-.2 1.7-1 2.5-.8 3.5 3.3.8 6 .2 9-1.8-.2 6.5-3.7 10.8-8.7 11.7l.6 2.3h1.8V23h-5.8l-.8-3.8C6 18.5 3.7 15.5 4.6 12c.5-1.8 2-2.6 3-2.7H7c-.9 0-1.2-.6-1-1.5l.1-.8-1.4-.4zM10.5 2.5c2 .3 3 1.7 2.8 3.7-.2 1.6-.9 2.3-1 3.5h-1.2c0-1.8 1-2.6 1-4 0-1.2-.6-1.9-1.6-2.1zM8 13c3 2.5 7 2.8 11.5.5-3.5 4.3-9 4.5-11.5-.5zM7.5 4.9a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0z',
  spear: SIGNS.lance,
  swan: 'M2 15.5c2-3 6-4 10-3 2.6.6 4-.5 3.4-3C14.8 7 12.4 6 12.5 3.7 12.6 1.9 14 .8 15.9.8c2 0 3.3 1.2 3.5 2.9L22.8 6l-4 .1c-.8 0-1.1.7-.7 1.6.9 2 2 3.5 2 6.4 0 5-4 8-9.6 8C5.5 22.1 2.3 19.8 2 15.5zM3.5 12.5C2.3 9.5 3.2 6.5 5.5 4.5c.7 3 3 5 6.3 6.4-3 .1-6 .6-8.3 1.6zM15 3.5a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0zM5.5 16.5c3 2.7 7.5 2.5 10.5-1-2 4.7-8 5.5-10.5 1z',
  cow: `M1 10c.2-1.7 1.4-2.5 3.4-2.5h9.8L16 6.3 15 3c1.6 0 2.5.8 2.8 2h1.4c.3-1.2 1.2-2 2.8-2l-1 3.3 2.3 4.2-1 1.8-3.2-.3-1.6 3.5V22h-2.3v-5.5H8.3V22H6v-6.5L4.3 13l-.5-2.5c-.8.7-1 2.5-.9 5.5H1.5C1 14 .8 12 1 10z${dot(18.3, 8, 0.8)}M7 9.5c2 2.5 4 2.5 6 0z`,
  eagle: `M12 2c1.2 0 2 .8 2.1 2L16 5.5c3-.3 5.3-1.6 7-4 .7 5.5-1.2 10.2-5.2 12.8l-2.2.7 1.6 6.5-3.2-1.5L12 23.5 10 20l-3.2 1.5L8.4 15l-2.2-.7C2.2 11.7.3 7 1 1.5c1.7 2.4 4 3.7 7 4L9.9 4C10 2.8 10.8 2 12 2zM3.5 6.5c.5 2.2 2 4 4.5 5.5l.5-1C6.3 10 4.8 8.6 3.5 6.5zM20.5 6.5c-.5 2.2-2 4-4.5 5.5l-.5-1c2.2-1 3.7-2.4 5-4.5z`,
  turtle: `M12 5.3c4.5 0 7.3 3.4 7.3 8s-2.8 8-7.3 8-7.3-3.4-7.3-8 2.8-8 7.3-8zM12 8.8l3.3 2v4.5L12 17.5l-3.3-2.2v-4.5zM12 10.3l-2 1.2v3L12 16l2-1.5v-3z${dot(12, 2.7, 2.2)}M5.5 8.5 1 6.5l2 4.8zM18.5 8.5l4.5-2-2 4.8zM5.7 18l-3.2 4 4.7-1.3zM18.3 18l3.2 4-4.7-1.3zM11 22.2h2l-1 1.6z`,
  grapes: SIGNS.dionysos,
  oar: 'M1.3 1.3C4.8.8 7.8 2.8 8.2 6.4L22.7 21 21 22.7 6.4 8.2C2.8 7.8.8 4.8 1.3 1.3zM22.7 1.3c-3.5-.5-6.5 1.5-6.9 5.1L1.3 21 3 22.7 17.6 8.2c3.6-.4 5.6-3.4 5.1-6.9z',
  shield: `${dot(12, 12, 11.3)}${dot(12, 12, 9.9)}${dot(12, 12, 9)}M12 4.2l6 14.3h-3.1L12 11.1 9.1 18.5H6z`,
  rocks: {
    fill: 'M.8 19 2.5 9.5 6 2.5l3.5 4L11 19zM23.2 19 21.8 8 18 2.5 15 8l-2 11zM5.5 7.5 4.3 12l1.2.4L6.8 8zM18.8 7.5l-.9 5.5 1.2.2.9-5.3z',
    lines: 'M1.5 22c1.8-1.3 3.4-1.3 5.2 0s3.5 1.3 5.3 0 3.5-1.3 5.3 0 3.4 1.3 5.2 0',
  },
  cloud: {
    fill: 'M6 15.5a5 5 0 0 1-.3-10A7 7 0 0 1 19 5.3 5.2 5.2 0 0 1 18 15.5zM8.5 8.5c1.5-2 4-2.3 6-.9l-.6 1c-1.5-1-3.2-.8-4.4.7z',
    lines: 'M4 19h11M18.5 19h1.5M8 22.5h9',
  },
  axe: 'M11 .8h2v22.5h-2zM10.4 5.5C7.5 7 4.5 6.5 1.8 3.3c-1.3 4-1.3 8 0 12 2.7-3.2 5.7-3.7 8.6-2.2zM13.6 5.5c2.9 1.5 5.9 1 8.6-2.2 1.3 4 1.3 8 0 12-2.7-3.2-5.7-3.7-8.6-2.2zM3 6v6.6l1.3-.7V6.7zM21 6v6.6l-1.3-.7V6.7z',
  hound: `M2 23c-.2-6.5 1-10.5 3.3-13.5L4.5 2.5l5.3 3.7c3.2-.4 5.7.8 7.2 3l6.3 1.6c.3 2.2-.3 3.7-1.7 4.7l-5.3.2 4.3 2.2c-.5 1.7-2 2.6-3.8 2.3L12.2 18.6C11 19.7 10.5 21 10.5 23z${dot(12.7, 9.6, 1.1)}M7 10.5c-1.3 2-1.8 4.5-1.7 7.5 1-2.5 1.7-4.5 3-6.5z`,
  crown: `M1.8 7.5l5.4 4.3L12 3.7l4.8 8.1 5.4-4.3-2.3 10.8H4.1zM4.3 19.8h15.4v2.7H4.3z${dot(1.9, 5.7, 1.5)}${dot(12, 2.2, 1.7)}${dot(22.1, 5.7, 1.5)}${dot(12, 14.5, 1.7)}${dot(7.3, 15.3, 1.1)}${dot(16.7, 15.3, 1.1)}`,
  rings: `${dot(12, 12, 11.3)}${dot(12, 12, 9)}${dot(12, 12, 7)}${dot(12, 12, 4.7)}${dot(12, 12, 2.6)}M11 14.6h2V23h-2z`,
  raft: 'M1 17.2h22V19H1zM2.5 20.2h19V22h-19zM11.3 1h1.5v15.5h-1.5zM13.8 2.8c4.5 1.6 7 5.5 7 11.7h-7zM10.3 5v9.5H3.5C4 10.2 6.3 6.8 10.3 5zM15 9.3v1.3h4.2l-.3-1.3z',
  shell:
    'M9 20.3C4.7 17.8 1.3 12.5 2.2 7.5 4.2 3.6 7.7 1.8 12 1.8s7.8 1.8 9.8 5.7c.9 5-2.5 10.3-6.8 12.8l1 2.2H8zM11.4 18.5 11.1 4.3h1.8l-.3 14.2zM9.9 18 4.7 7.8l1.5-.8L10.9 17.6zM14.1 18l5.2-10.2-1.5-.8-4.7 10.6z',
  bee: `M12 8.3c3 0 4.6 2.7 4.6 6.2S14.5 23.3 12 23.3s-4.6-5.3-4.6-8.8S9 8.3 12 8.3zM7.7 12.8l-.2 1.7h9l-.2-1.7zM7.8 16.6l.5 1.7h7.4l.5-1.7zM9.3 20l.9 1.3h3.6l.9-1.3z${dot(12, 5.2, 2.6)}M8.3 10C5 4.7 1.3 4.5.8 7.6c-.4 3.1 3 5.4 6.4 5.4zM15.7 10c3.3-5.3 7-5.5 7.5-2.4.4 3.1-3 5.4-6.4 5.4zM10.5 3.3 8.5 1l.9-.5 2 2.3zM13.5 3.3l2-2.3-.9-.5-2 2.3z`,
  column:
    'M2 2h8.5v2.3l-1 1.2v13h1l.5 3.5H1.5L2 18.5h1v-13L2 4.3zM13.5 2H22v2.3l-1 1.2v13h1l.5 3.5H13l.5-3.5h1v-13l-1-1.2zM5 6.5v11h.8v-11zM6.9 6.5v11h.8v-11zM16.5 6.5v11h.8v-11zM18.4 6.5v11h.8v-11z',
  apple:
    'M12 7.3c2-2 5-2.5 7.5-1 3.3 2 3.3 8 .8 12-2 3.5-5.2 5.3-8.3 4-3.1 1.3-6.3-.5-8.3-4-2.5-4-2.5-10 .8-12 2.5-1.5 5.5-1 7.5 1zM12.5 5.5c-.2-3.2 1.7-5 5.5-5 .2 3.2-1.7 5-5.5 5zM5.5 10c-1 2.5-.5 5.5 1 8l1.1-.6c-1.3-2.3-1.7-4.6-.9-6.9z',
  lotus:
    'M12 1.8c2.8 3.3 3.8 7.5 2.6 12 1-3.6 3.2-6.6 6.7-8.3 1.3 5.5-1.3 10.5-5.7 12.7H8.4C4 16 1.4 11 2.7 5.5c3.5 1.7 5.7 4.7 6.7 8.3-1.2-4.5-.2-8.7 2.6-12zM6.5 19.5h11c-1 2.3-3 3.5-5.5 3.5s-4.5-1.2-5.5-3.5z',
  bag: SIGNS.bag,
};

/** A place's sign within a drawing, with its middle at x, y; own boards may have places without one. */
const Symbol = ({ name, x = 0, y = 0, size = 24, kind = '' }) =>
  name in SYMBOLS && html`<g class=${kind} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>${drawn(SYMBOLS[name])}</g>`;

// ── the chart ────────────────────────────────────────────────────────────────────────────────────

/** Units between the edge of the sheet and the chart: room for the frame. */
export const MARGIN = 24;

const MOUNTAIN = 'M-9 6 0-9 9 6M0-9l2.5 8-3 3 2 4M6 1l6-9 8 14M-16 6l6-8 4 5';
const TREE = 'M0 6V-1M-4-1c-3-3 0-6 1-6 1-3 5-3 6 0 2 0 4 3 1 6z';
const DUNE = 'M-14 3q7-8 14 0t14 0';
const PYRAMID = 'M-16 8-4-10 8 8zM-4-10 0 8M6 5l6-9 9 12H8';
const DOLPHIN =
  'M-26 6C-22-6-8-14 6-10c2-4 5-6 9-6-1 3-1 6 1 9 4 2 7 4 11 5-3 2-6 2-9 2 1 3 1 6-1 9-2-3-5-5-8-7-9 2-17 1-22-1-3 1-6 5-7 9-3-2-5-4-6-7-2 0-4 0-6 2 0-2 2-4 6-3z';
const MONSTER =
  'M-44 10c0-14 14-14 14 0M-24 10c0-22 20-22 20 0M2 10c0-20 8-34 22-34 7 0 12 3 14 8l-9 2c-7-2-11 6-11 24M-50 14q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0M21-19a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0';
const at = (d, x, y, size = 1) => ({ d, x, y, size });
const ON_LAND = [
  at(MOUNTAIN, 296, 132),
  at(MOUNTAIN, 262, 122, 0.8),
  at(MOUNTAIN, 430, 44, 1.1),
  at(MOUNTAIN, 478, 36, 0.9),
  at(MOUNTAIN, 516, 22, 0.8),
  at(MOUNTAIN, 746, 96),
  at(MOUNTAIN, 782, 108, 0.8),
  at(MOUNTAIN, 836, 82),
  at(TREE, 806, 60),
  at(TREE, 868, 62, 0.8),
  at(TREE, 852, 118, 0.8),
  at(MOUNTAIN, 1062, 258),
  at(MOUNTAIN, 1110, 240, 0.9),
  at(MOUNTAIN, 1152, 258),
  at(TREE, 1090, 214, 0.8),
  at(TREE, 1024, 232, 0.8),
  at(MOUNTAIN, 250, 408),
  at(MOUNTAIN, 300, 392, 1.1),
  at(MOUNTAIN, 352, 400, 0.9),
  at(MOUNTAIN, 398, 384, 0.8),
  at(MOUNTAIN, 172, 436),
  at(DUNE, 120, 512),
  at(DUNE, 196, 486),
  at(DUNE, 270, 520),
  at(DUNE, 356, 480),
  at(DUNE, 420, 528),
  at(DUNE, 604, 536),
  at(DUNE, 690, 528),
  at(DUNE, 870, 520),
  at(PYRAMID, 1096, 528),
  at(TREE, 372, 62),
  at(TREE, 346, 46, 0.8),
  at(TREE, 150, 258),
  at(TREE, 196, 232, 0.8),
];
const AT_SEA = [at(DOLPHIN, 1112, 122, 0.62), at(DOLPHIN, 478, 214, 0.7), at(MONSTER, 956, 446, 0.62)];

const drawing = ({ d, x, y, size }) => html`<path d=${d} transform=${`translate(${x} ${y}) scale(${size})`} />`;

/** A wind rose: eight points, half of each in shade. */
function Rose({ x, y, r }) {
  const point = (n, far) => [far * Math.sin((n * Math.PI) / 8), -far * Math.cos((n * Math.PI) / 8)].map((v) => v.toFixed(1)).join(' ');
  const far = (n) => (n % 4 === 0 ? r : r * 0.62);
  const halves = (aside) => [0, 4, 8, 12, 2, 6, 10, 14].map((n) => `M0 0L${point(n + aside, r * 0.2)}L${point(n, far(n))}z`).join('');
  return html`<g class="rose" transform=${`translate(${x} ${y})`}><circle r=${r * 0.8} /><circle r=${r * 0.7} /><path class="paper" d=${halves(1) + halves(-1)} /><path d=${halves(1)} /><path class="north" d=${`M0 ${-r - 4}l-5-5q5-3 5-9q0 6 5 9z`} /></g>`;
}

/** The sheet that the game lies on: sea, land with lines along the coast, ornaments and the frame. */
export function Sheet({ title }) {
  const [w, h] = [WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN];
  const band = `M0 0H${w}V${h}H0zM${MARGIN - 3} ${MARGIN - 3}V${h - MARGIN + 3}H${w - MARGIN + 3}V${MARGIN - 3}z`;
  return html`<g class="sheet" aria-hidden="true">
    <defs>
      <pattern id="u-waves" width="150" height="92" patternUnits="userSpaceOnUse"><path d="M14 22q5-6 10 0t10 0 10 0M88 68q5-6 10 0t10 0 10 0" /></pattern>
      <pattern id="u-meander" width="20" height="14" patternUnits="userSpaceOnUse" y="4"><path d="M0 12.5H18V2H5V8.5H12V5.5" /></pattern>
      <clipPath id="u-chart"><rect width=${WIDTH} height=${HEIGHT} /></clipPath>
    </defs>
    <rect class="sea" width=${w} height=${h} />
    <g transform=${`translate(${MARGIN} ${MARGIN})`}><g clip-path="url(#u-chart)">
      <rect class="ripples" width=${WIDTH} height=${HEIGHT} />
      ${[30, 27, 20, 17.5, 11, 9].map((width, i) => html`<path class=${i % 2 ? 'calm' : 'surf'} d=${COAST} style=${{ strokeWidth: width }} />`)}
      <path class="land" d=${COAST} />
      <g class="incised">${ON_LAND.map(drawing)}</g><g class="beasts">${AT_SEA.map(drawing)}</g>
      <g class="realms"><text x="640" y="20">EVROPA</text><text x="330" y="446">AFRICA</text><text x="1098" y="290">ASIA</text></g>
      <${Rose} x=${148} y=${186} r=${50} />
    </g></g>
    <path class="band" d=${band} fill-rule="evenodd" />
    <g class="border"><rect width=${w} height="22" /><rect width=${w} height="22" transform=${`translate(0 ${h - 22})`} />
      <rect width=${h} height="22" transform="translate(22 0) rotate(90)" /><rect width=${h} height="22" transform=${`translate(${w} 0) rotate(90)`} /></g>
    <path class="edge" d=${`M${MARGIN - 2} ${MARGIN - 2}H${w - MARGIN + 2}V${h - MARGIN + 2}H${MARGIN - 2}z`} />
    <${Cartouche} title=${title} x=${MARGIN + 16} y=${MARGIN + 14} />
  </g>`;
}

/** The title of the chart on a strip of parchment with rolled ends. */
function Cartouche({ title, x, y }) {
  const wide = Math.max(180, title.length * 12.5 + 50);
  return html`<g class="cartouche" transform=${`translate(${x} ${y})`}>
    <path d=${`M0 8q0-8 9-8H${wide - 9}q9 0 9 8V40q0 8-9 8H9q-9 0-9-8z`} /><path class="line" d=${`M6 10q0-4 6-4H${wide - 12}q6 0 6 4V38q0 4-6 4H12q-6 0-6-4z`} />
    <text x=${wide / 2} y="31">${title}</text></g>`;
}

// ── places, discs and cards ──────────────────────────────────────────────────────────────────────

/** A shape for each colour, so that the colour is never the only sign; about 19 from the middle. */
const SHAPES = {
  violet: 'M-18.5 0a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0-37 0z',
  green: 'M-13-17h26q4 0 4 4v26q0 4-4 4h-26q-4 0-4-4v-26q0-4 4-4z',
  red: 'M0-24.5C9-18 18-9 24.5 0C18 9 9 18 0 24.5C-9 18-18 9-24.5 0C-18-9-9-18 0-24.5z',
  blue: 'M0-23.7A41 41 0 0 1 20.5 11.8A41 41 0 0 1-20.5 11.8A41 41 0 0 1 0-23.7z',
};

const shapeOf = (colour) => SHAPES[colour] ?? SHAPES.violet;

/** A place as it lies on the chart: its shape in its colour, its sign cut into it. */
export const Isle = ({ place }) => html`<path class="rim" d=${shapeOf(place.colour)} /><path class=${`clay of-${place.colour}`} d=${shapeOf(place.colour)} />
  <${Symbol} name=${place.symbol} size=${place.colour === 'blue' ? 21 : 24} kind="cut" y=${place.colour === 'blue' ? 0.5 : 0} />`;

/** The same in the text. */
export const Coin = ({ place, size = 26 }) =>
  html`<svg class="coin" viewBox="-26 -26 52 52" width=${size} height=${size} aria-hidden="true"><${Isle} place=${place} /></svg>`;

/** The back of a goal card: its colour and its shape, no name. */
export const Back = ({ colour, size = 22 }) => html`<svg class="goalback" viewBox="-20 -27 40 54" height=${size * 1.35} width=${size} aria-hidden="true">
  <rect class=${`of-${colour}`} x="-18" y="-25" width="36" height="50" rx="5" /><rect class="line" x="-14.5" y="-21.5" width="29" height="43" rx="3" /><path class="cut" d=${shapeOf(colour)} transform="scale(.52)" /></svg>`;

/** A wreath of laurel around the middle, open at the top: for goals that were reached, and for the side that leads. */
const LEAVES = [20, 50, 80, 110, 140]
  .flatMap((t) =>
    [1, -1].map((side) => {
      const angle = (t * Math.PI) / 180;
      const on = (turn, far) => [side * far * Math.sin(angle + turn), far * Math.cos(angle + turn)].map((v) => v.toFixed(1)).join(' ');
      return `M${on(0, 25)}Q${on(0.1, 33)} ${on(0.5, 33)}Q${on(0.45, 25)} ${on(0, 25)}zM${on(0.1, 25)}Q${on(0.15, 20)} ${on(0.48, 21)}Q${on(0.35, 26)} ${on(0.1, 25)}z`;
    }),
  )
  .join('');
export const Wreath = () => html`<path class="wreath" d=${LEAVES} />`;

const DISC_SIGNS = { blue: 'M-10-4q5-6 10 0t10 0M-10 5q5-6 10 0t10 0', black: 'M0 11V1L-8-8M0 1 8-8' };

/** A disc of the debate: waves for the way proposed, a hand raised against it, a fork for another way. */
export const Disc = ({ side }) => html`<circle class=${`wood of-${side}`} r="20" /><circle class="groove" r="16" />
  ${side === 'red' ? html`<path class="cut-of-side" d=${SIGNS.objection} transform="translate(-11 -12.5)scale(.95)" />` : html`<path class="mark-of-side" d=${DISC_SIGNS[side]} />`}`;

/** The same in the text, crowned if it leads. */
export const DiscToken = ({ side, leads = false, kind = '' }) =>
  html`<svg class=${`disctoken ${kind}`} viewBox="-34 -34 68 68" aria-hidden="true">${leads && html`<${Wreath} />`}<${Disc} side=${side} /></svg>`;

/** A flag on a pole: my goal. */
export const Flag = () =>
  html`<g class="flag"><path class="pole" d="M13-12V-50" /><path class="cloth" d="M13-50q7-4 13 0t13-1l-5 7 5 7q-7 4-13 0t-13 1z" /></g>`;

const TONDO = { objection: 'clay', temple: 'ochre', wind: 'sea', plague: 'murex', zeus: 'glaze', pandora: 'olive' };
/** Sixteen rays around the bowl, as one path: a hand of cards is redrawn with every turn. */
const RAYS = Array.from({ length: 16 }, (_, n) => {
  const at = (x, y) =>
    [x * Math.cos((n * Math.PI) / 8) - y * Math.sin((n * Math.PI) / 8), x * Math.sin((n * Math.PI) / 8) + y * Math.cos((n * Math.PI) / 8)]
      .map((v) => v.toFixed(2))
      .join(' ');
  return `M${at(0, -23.5)}L${at(2.6, -19)}L${at(-2.6, -19)}z`;
}).join('');

/** The picture of an action card, as in the bowl of a cup. */
export const Picture = ({ card }) => html`<svg class=${`picture on-${TONDO[card]}`} viewBox="-30 -28 60 56" aria-hidden="true">
  <rect class="ground" x="-30" y="-28" width="60" height="56" /><path class="rays" d=${RAYS} /><circle class="bowl" r="18.5" /><circle class="ringed" r="16.7" />
  <g class="figure" transform="translate(-12.5 -12.5) scale(1.04)">${drawn(SIGNS[card] ?? SIGNS.unknown)}</g></svg>`;

/** A small action card, for piles and for what is paid. */
export const MiniCard = ({ card = '', kind = '' }) =>
  html`<span class=${`minicard ${card ? '' : 'facedown'} ${kind}`} aria-hidden="true">${card && html`<${Picture} card=${card} />`}</span>`;

/** The gods, by seat. */
export const GODS = ['zeus', 'poseidon', 'athena', 'hades', 'aphrodite'];

/** The roundel of a god. */
export const Emblem = ({ seat, kind = '' }) =>
  html`<i class=${`emblem god-${seat} ${kind}`} aria-hidden="true"><svg viewBox="0 0 24 24">${drawn(SIGNS[GODS[seat]])}</svg></i>`;
