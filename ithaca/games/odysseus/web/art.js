// What only Odysseus draws: islands, adventures, pawns, card faces. Black figures, incised lines.
import { html } from '../../../web/html.js';
import { SignAt } from '../../../web/art/signs.js';

// ── the six adventures, each within a disc of radius 24 around 0 0 ────────────────────────────────

// `figure` is filled with the glaze, `drawn` are lines of glaze, `cut` are lines that show the clay.
const ADVENTURES = {
  cyclops: {
    figure: 'M-14-3c-2-4-1-8 2-9-1-4 3-6 5-5 2-3 6-3 7-1 1-2 5-2 7 1 2-1 6 1 5 5 3 1 4 5 2 9 2 3 0 6-1 7 0 9-7 15-13 15s-13-6-13-15c-1-1-3-4-1-7z',
    cut: 'M-11-3c5-7 17-7 22 0-5 6-17 6-22 0zM-3 7c2 2 4 2 6 0M-6 12c4 2 8 2 12 0M-2 15c1 1 3 1 4 0',
    eye: [0, -3.2, 3.1],
  },
  winds: {
    figure: 'M-5-1h10c9 3 13 12 9 18-7 3-21 3-28 0-4-6 0-15 9-18zM-6-5h12v3H-6zM-5-6l-2-5c4 2 10 2 14 0l-2 5z',
    drawn: 'M-4-11c-1-6-11-5-10 0 0 3 5 3 5 0M0-11c-1-4 0-7 3-8 4-1 6 3 3 4M4-11c2-3 9-5 11-1 1 3-4 4-4 1',
    cut: 'M-12 8c7 4 17 4 24 0M-14 13c8 4 20 4 28 0M-2 1l-2 5M3 1l2 5',
  },
  sirens: {
    figure:
      'M3-18c4-2 9 0 9 5l2 3-2 1c0 3-1 4-4 4l1 3c2 7-1 12-6 14l1 5h3v2h-10v-2h4l-1-4c-7 1-13 0-20 2 3-7 9-12 15-15 3-2 5-4 5-7-1-4 0-9 3-11zM-5-2c-6-2-11-7-13-14 7 1 14 4 17 10z',
    cut: 'M-13 10c6-1 12-4 15-9M-8 12c6-1 10-4 12-9M3-14c2-1 5-1 7 1M-14-12c4 1 8 4 10 7',
    eye: [8, -12.2, 0.9],
  },
  underworld: {
    figure: 'M-18-8 0-19 18-8v3h-36zM-16-4h7v20h-7zM9-4h7v20H9zM-19 17h38v3h-38zM0-4c5 0 7 3 7 7 0 2-1 4-3 5l1 5-2 2h-6l-2-2 1-5c-2-1-3-3-3-5 0-4 2-7 7-7z',
    cut: 'M-12.5-3v18M12.5-3v18M-11-8h22M-1.5 9v4M1.5 9v4',
    eyes: [
      [-3, 2.5, 1.7],
      [3, 2.5, 1.7],
    ],
  },
  scylla: {
    figure:
      'M-21 10c9-6 33-6 42 0-4 6-11 9-21 9s-17-3-21-9zM-18-12c2-4 8-4 9 0l-1 3-9 1-3-2zM18-12c-2-4-8-4-9 0l1 3 9 1 3-2zM-3-16c1-4 7-4 8 0 1 2 3 2 4 4l-4 2-8-2z',
    drawn: 'M-12-10c1 8 6 8 8 19M12-10c-1 8-6 8-8 19M0-14c-1 8 0 14 0 22',
    cut: 'M-13 12c5-4 23-4 26 0-4 3-15 3-16 0 1-2 7-2 8 0',
    eyes: [
      [-15, -12, 1],
      [15, -12, 1],
      [1.5, -15, 1],
    ],
  },
  homecoming: {
    figure: 'M21-3l-9-3 2 3-2 3zM-21-1l4-4 3 2-1 1h3v-1l2 0v4h-2v-1h-3l1 1-3 2z',
    drawn: 'M-5-20c2 2 4 3 5 6 4 6 4 16 0 22-1 3-3 4-5 6M-14-2.2h28',
    cut: '',
    thin: 'M-5-20-12-3-5 14',
  },
};

/** A disc of adventure around x, y. */
export function DiscAt({ name, x = 0, y = 0, scale = 1 }) {
  const { figure, drawn, cut, thin, eye, eyes = eye ? [eye] : [] } = ADVENTURES[name];
  return html`<g class=${`od-disc ${name}`} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <circle class="clay" r="24" /><circle class="rim" r="21.8" />
    <path class="glaze" d=${figure} />${drawn && html`<path class="stroke" d=${drawn} />`}${thin && html`<path class="thin" d=${thin} />`}
    ${cut && html`<path class="cut" d=${cut} />`}${eyes.map(([cx, cy, r]) => html`<circle class=${name === 'cyclops' ? 'glaze' : 'dot'} cx=${cx} cy=${cy} r=${r} />`)}</g>`;
}

/** The same in the text. */
export const Disc = ({ name }) => html`<svg class="od-token" viewBox="-26 -26 52 52" aria-hidden="true"><${DiscAt} name=${name} /></svg>`;

// ── islands ───────────────────────────────────────────────────────────────────────────────────────

// Coasts around 0 0, and what grows and stands on them: drawn behind the disc, so at the rim.
const COASTS = [
  'M-45 8c-4-13 6-19 12-24 5-12 18-17 27-15 9-7 24-3 31 6 12 3 22 15 19 27-2 13-15 17-24 21-12 10-30 9-40 3-14 1-23-7-25-18z',
  'M-47 2c0-14 12-18 20-25 11-10 24-6 31-9 11-3 22 3 26 13 11 5 19 15 15 25-3 14-17 14-25 22-12 7-26 4-34 3-14 2-31-9-33-29z',
  'M-44-4c3-13 16-14 21-23 9-8 19-6 26-2 11-6 25 0 30 10 13 2 17 15 13 25 1 13-14 20-25 19-9 9-24 10-34 5-15 1-27-9-26-19-5-4-6-9-5-15z',
  'M-42 11c-8-9-2-20 6-24 0-13 12-20 23-18 7-8 22-8 30 0 13-1 24 10 23 21 9 8 6 21-4 25-5 12-20 14-29 10-9 7-22 6-28-1-11 0-19-5-21-13z',
  'M-46-1c-1-10 8-15 15-17 3-11 15-18 26-14 8-6 20-4 25 3 12-1 24 8 25 19 6 9 1 20-8 24-4 11-18 15-28 12-11 6-25 4-31-3-12 1-23-7-24-24z',
];
const SIGHTS = [
  // two hills
  'M-37-14c4-10 9-19 14-19s8 8 10 13c3-13 8-22 14-22 7 0 13 12 17 24-18-6-37-5-55 4z',
  // a mountain with a cave, and a pine
  'M-34-12c8-8 12-27 19-31 4 3 6 9 9 12 3-3 6-5 9-4 7 4 9 14 16 20-17-6-36-5-53 3zM30-9v-8h-6l5-7h-4l7-11 7 11h-4l5 7h-6v8z',
  // cypresses
  'M-33-12v-4c-7-2-6-15 1-24 7 9 8 22 1 24v4zM-20-19v-3c-6-2-5-13 1-21 6 8 7 19 1 21v3zM24-14v-3c-7-2-6-14 1-22 7 8 8 20 1 22v3zM36-7v-3c-5-2-4-10 1-16 5 6 6 14 1 16v3z',
  // a tower on a rock
  'M14-21v-19h-2v-6h4v3h4v-3h4v3h4v-3h4v6h-2v21l9 3-34-2zM-38-10c3-9 9-17 15-17 7 0 10 6 15 8-11 1-21 4-30 9z',
  // a temple
  'M-14-29 1-40l15 11v3h-30zM-12-25h4v8h-4zM-4-25h4v8h-4zM3-25h4v8H3zM10-25h4v8h-4zM-33-10v-7c-9 0-10-9-4-11-1-7 11-8 11-1 7 1 6 11-4 12v7z',
  // palms
  'M-29-9c1-9 1-14-1-20-4 0-7 2-9 6-1-6 2-9 6-10-3-2-6-2-9-1 4-5 9-4 12-1 2-5 6-6 11-4-4 1-6 3-7 5 5 0 8 4 7 10-2-5-5-7-8-7 2 7 2 14 1 22zM29-12c1-7 0-11-1-16-4 0-6 2-7 5-1-5 1-8 5-9-3-1-5-1-7 0 3-4 7-4 10-1 2-4 5-5 9-3-3 1-5 2-6 4 5 0 7 4 6 8-2-4-4-6-7-5 2 6 2 11 1 17z',
];
const CUTS = ['M-22-28c2 3 2 7 1 11M3-36c3 5 3 11 2 17', 'M-17-35c2 6 1 12-2 18M4-29c2 4 3 8 2 12', '', 'M18-34h10M-27-22c3 2 4 6 3 9', '', ''];

/** The island of this number around 0 0: its coast, what stands on it, and its strand. */
export function Island({ number }) {
  const sight = number % SIGHTS.length;
  const coast = COASTS[number % COASTS.length];
  const turned = `scale(${number % 4 > 1 ? -1.12 : 1.12} 1.12)`;
  return html`<g transform=${turned}><path class="shoal" d=${coast} /><path class="island" d=${coast} /><path class="strand" d=${coast} transform="scale(.86)" />
    <path class="sight" d=${SIGHTS[sight]} />${CUTS[sight] && html`<path class="sightcut" d=${CUTS[sight]} />`}</g>`;
}

// ── pawns and cards ───────────────────────────────────────────────────────────────────────────────

const PAWN = 'M7 43v-4l3-2c2-5 2-9 0-13h12c-2 4-2 8 0 13l3 2v4z';

/** The pawn of a god; used, it lies on its side. */
export const Pawn = ({ god, spent = false }) => html`<svg class=${`od-pawn ${spent ? 'spent' : ''}`} viewBox="0 0 32 44" aria-hidden="true">
  <g><path class="body" d=${PAWN} /><circle class="head" cx="16" cy="14" r="13" /><circle class="ringed" cx="16" cy="14" r="11" /><${SignAt} name=${god} x=${16} y=${14} size=${15} /></g></svg>`;

// A puffing cheek for the winds, grapes for Dionysos; both within 24 × 24.
const PUFF =
  'M2 2.5C6 .5 13 1 15 6l2.5 2.5-2 1.2c1 1 .8 2.3-1 2.800-.5 4-5 5.5-9.5 4.5C3.5 16 3 14.5 3.5 13 2 13.5.5 13 0 12c2-.3 2.5-1 2.5-2C1 10.5-.3 10-.8 9c2-.2 2.800-1 3-2C1 7 0 6.5-.3 5.5 1.5 5.3 2.3 4 2 2.5z';
const BLOWN = ['M19 8.5h4', 'M18.5 7l4-2M18.5 11l4 2', 'M19 9h4M18.5 6l4-2.5M18.5 12l4 2.5', 'M19 8h4M19 10.5h4M18.5 5.5l4-3M18.5 13l4 3'];

/** What is drawn on a wind card of this strength. */
export function WindFace({ wind }) {
  if (wind === 'd') return html`<svg class="windface" viewBox="0 0 24 18" aria-hidden="true"><${SignAt} name="dionysos" x=${12} y=${9} size=${18} /></svg>`;
  const blown = BLOWN[{ 1: 0, 2: 1, 3: 2, 5: 3 }[wind] ?? 0];
  return html`<svg class="windface" viewBox="-1 0 25 18" aria-hidden="true"><path d=${PUFF} fill="currentColor" /><path d=${blown} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" /><path class="cheek" d="M8.8 4.7c1.2-.9 2.8-.7 3.7.2M11 7.2h.1M7.4 11.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0" /></svg>`;
}

/** A wind card as it lies: open, face down, or face down but known; `nth` counts several that lie face down. */
export function WindCard({ card, nth = '', cls = '' }) {
  const down = card.includes('?');
  const wind = card.replace('?', '');
  if (down) return html`<i class=${`wcard down ${cls}`}>${wind && html`<b>${wind === 'd' ? '1' : wind}</b>`}${nth && html`<sub>${nth}</sub>`}</i>`;
  return html`<i class=${`wcard ${wind === 'd' ? 'grape' : ''} ${cls}`}><b>${wind === 'd' ? '1' : wind}</b><${WindFace} wind=${wind} /></i>`;
}

/** Backs of cards held in a hand, spread; only the first few are drawn. */
export const Backs = ({ count }) =>
  html`<span class="od-backs" aria-hidden="true">${Array.from({ length: Math.min(count, 6) }, (_, i) => html`<i style=${{ '--turn': `${(i - (Math.min(count, 6) - 1) / 2) * 6}deg` }}></i>`)}</span>`;

/** A wreath around what counts. */
export const Wreath =
  () => html`<svg class="od-wreath" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 22.5C5 22 1.5 16.5 2.5 9.5M12 22.5c7-.5 10.5-6 9.5-13" fill="none" stroke="currentColor" stroke-width="1.2" />
  <path fill="currentColor" d="M2.5 9c-2-2-1.5-4.5 0-6 1.8 1.5 2 4 0 6zM2.6 14C.3 13 0 10.8.4 9c2 .6 3 2.5 2.2 5zM4.8 18.5c-2.5-.2-3.7-1.8-4-3.5 2.2-.2 3.8 1.2 4 3.5zM3.5 13c0-2.4 1.5-3.7 3.3-4 .3 2.2-1 3.8-3.3 4zM5.5 17.5c-.5-2.3.8-4 2.5-4.5.8 2-.3 4-2.5 4.5zM9 21c-1-2.2-.2-4 1.3-5 1.3 1.8.7 4-1.3 5zM21.5 9c2-2 1.5-4.5 0-6-1.8 1.5-2 4 0 6zM21.4 14c2.3-1 2.6-3.2 2.2-5-2 .6-3 2.5-2.2 5zM19.2 18.5c2.5-.2 3.7-1.8 4-3.5-2.2-.2-3.8 1.2-4 3.5zM20.5 13c0-2.4-1.5-3.7-3.3-4-.3 2.2 1 3.8 3.3 4zM18.5 17.5c.5-2.3-.8-4-2.5-4.5-.8 2 .3 4 2.5 4.5zM15 21c1-2.2.2-4-1.3-5-1.3 1.8-.7 4 1.3 5z" /></svg>`;

// ── the empty sea ─────────────────────────────────────────────────────────────────────────────────

export const DOLPHIN =
  'M-33 7C-28 3-25 0-22-3-17-10-11-13-5-14-2-19 3-21 8-21 6-18 5-15 6-12 14-9 20-3 24 4 28 3 32 3 35 6 31 7 28 9 27 11 26 15 23 17 19 18 20 14 20 11 19 8 12 1 4-2-4-2-6 2-9 5-14 6-13 3-13 1-12-1-18 1-25 5-33 7z';
/** Three waves that run after one another. */
export const RUNNING_DOG =
  'M-30 6c5 0 8-4 8-8 0-5 7-5 7 0 0 2-3 3-4 1M-13 6c5 0 8-4 8-8 0-5 7-5 7 0 0 2-3 3-4 1M4 6c5 0 8-4 8-8 0-5 7-5 7 0 0 2-3 3-4 1M-34 6h58';

/** How far x, y lies from the line between two points. */
function off([x, y], [[ax, ay], [bx, by]]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Spots where the sea is empty, the emptiest first: away from islands, lines, names and each other. */
export function calmSpots(islands, lines, names, { width, height }) {
  const found = [];
  for (let x = 60; x < width - 60; x += 20) {
    for (let y = 60; y < height - 70; y += 20) {
      if (x > width - 220 && y > height - 130) continue; // the zoom buttons are there
      const room = Math.min(
        ...islands.map(([ix, iy]) => Math.hypot(ix - x, iy - y) - 45),
        ...lines.map((line) => off([x, y], line)),
        ...names.map((name) => Math.hypot((name.x - x) / 2, name.y - y)),
      );
      if (room > 30) found.push({ at: [x, y], room });
    }
  }
  found.sort((a, b) => b.room - a.room);
  const kept = [];
  for (const { at } of found) if (kept.every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) > 120)) kept.push(at);
  return kept.slice(0, 12);
}
