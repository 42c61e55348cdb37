// Petteia at the table; what it gets is described in web/table/board.md of Ithaca. A package from outside asks for
// the shared pieces by their addresses on the server.
import { html, useMemo } from '/web/html.js';
import { MapFrame, Spot } from '/web/table/map.js';

const SIDE = 8;
const CELL = 80; // units
const RIM = 36; // around the squares, for their letters and numbers
const SIZE = SIDE * CELL + 2 * RIM;
const FILES = 'abcdefgh';
const SQUARES = Array.from({ length: SIDE * SIDE }, (_, i) => `${FILES[i % SIDE]}${Math.floor(i / SIDE) + 1}`);
const SIDES = ['light', 'dark']; // by seat

/** The middle of a square; whoever has the dark stones looks from the other side. */
function middle(square, turned) {
  const [file, rank] = [FILES.indexOf(square[0]), Number(square[1]) - 1];
  const [column, row] = turned ? [SIDE - 1 - file, rank] : [file, SIDE - 1 - rank];
  return [RIM + (column + 0.5) * CELL, RIM + (row + 0.5) * CELL];
}

// ── pieces ────────────────────────────────────────────────────────────────────────────────────────

/** A pebble: the light ones have a ring, the dark ones a cross, so that nobody needs the colour. */
const Pebble = ({ seat }) => html`<g class=${`pebble ${SIDES[seat]}`}>
  <path class="body" d="M-24-6c3-15 16-20 29-17 14 3 23 14 20 27-3 14-17 21-31 19-13-2-21-14-18-29z" />
  <path class="shine" d="M-16-9c3-7 9-11 17-11" />
  ${seat === 0 ? html`<circle class="sign" r="8.5" />` : html`<path class="sign" d="M-7-7L7 7M7-7L-7 7" />`}</g>`;

const Loose = ({ seat }) => html`<svg class="loose" viewBox="-30 -30 60 60" aria-hidden="true"><${Pebble} seat=${seat} /></svg>`;

// ── the board ─────────────────────────────────────────────────────────────────────────────────────

/** What nobody moves: the squares, and what they are called. */
const Ground = ({ turned }) => html`<rect class="rim" width=${SIZE} height=${SIZE} />
  ${SQUARES.map((square, i) => {
    const [x, y] = middle(square, turned);
    return html`<rect class=${(i + Math.floor(i / SIDE)) % 2 ? 'field' : 'field shaded'} x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} />`;
  })}
  ${[...FILES].map((file) => [RIM * 0.62, SIZE - RIM * 0.38].map((y) => html`<text class="called" x=${middle(`${file}1`, turned)[0]} y=${y}>${file}</text>`))}
  ${Array.from({ length: SIDE }, (_, i) => [RIM / 2, SIZE - RIM / 2].map((x) => html`<text class="called" x=${x} y=${middle(`a${i + 1}`, turned)[1] + 6}>${i + 1}</text>`))}`;

/** The stone that is picked, if one is. */
const heldOf = (game) => Object.keys(game.view.stones).find((square) => game.is('stone', square));

/** A square in line with this one: to ask why a stone that cannot move cannot. */
const besideOf = (square) => `${square[0]}${square[1] === '8' ? 7 : Number(square[1]) + 1}`;

/** The move that a press on this square would mean: what is asked about if it cannot be. */
const meantBy = (held, square) => (held && held !== square ? `move:${held}:${square}` : `move:${square}:${besideOf(square)}`);

function labelOf(game, square, doomed) {
  const { view, say } = game;
  const label = say('p-square', { square, side: SIDES[view.stones[square]] ?? 'free' });
  return doomed ? say('p-doomed', { label }) : label;
}

/** One square and what lies on it. Own stones are picked as stones, everything else as a place to go to. */
function Square({ game, square, at: [x, y], held, meant }) {
  const { view } = game;
  const seat = view.stones[square];
  const own = seat !== undefined && seat === game.me;
  const move = held && `move:${held}:${square}`;
  const legal = game.legal.some((action) => action.move === move);
  const doomed = Boolean(meant?.args.caught?.split(' ').includes(square));
  const point = legal ? { onPointerEnter: () => game.consider(move), onPointerLeave: () => game.consider(null), onFocusIn: () => game.consider(move), onFocusOut: () => game.consider(null) } : {};
  const classes = ['cell', own ? 'own' : 'goal', doomed && 'doomed', view.last.includes(square) && 'last'].filter(Boolean).join(' ');
  // With a stone in hand, a square that it cannot reach says why, and does not look for another stone.
  const via = held && !own && !legal ? ['none'] : undefined;
  return html`<g class=${classes} ...${point}><${Spot} game=${game} kind=${own ? 'stone' : 'square'} name=${square} x=${x} y=${y} r=${38} via=${via} anchor=${`square:${square}`}
      label=${labelOf(game, square, doomed)} ask=${meantBy(held, square)} rule=${doomed ? 'petteia/capture/between' : 'petteia/move/straight'}>
    ${view.last[0] === square && html`<circle class="left" r="7" />`}
    ${seat !== undefined && html`<${Pebble} seat=${seat} />`}
    ${meant?.args.square.name === square && html`<g class="ghost"><${Pebble} seat=${view.active} /></g>`}
    ${doomed && html`<path class="cross" d="M-30-30L30 30M30-30L-30 30" />`}<//></g>`;
}

/** The way of the move that is chosen or pointed at. */
function Way({ meant, turned }) {
  if (!meant) return null;
  const [[x1, y1], [x2, y2]] = [meant.args.stone.name, meant.args.square.name].map((square) => middle(square, turned));
  return html`<path class="way" aria-hidden="true" d=${`M${x1} ${y1}L${x2} ${y2}`} />`;
}

export function Board(game) {
  const { view, say } = game;
  const turned = game.me === 1;
  const held = heldOf(game);
  const meant = game.chosen ?? game.considered;
  const ground = useMemo(() => html`<${Ground} turned=${turned} />`, [turned]);
  return html`<${MapFrame} kind="petteia" width=${SIZE} height=${SIZE} focus=${null} whole label=${say('board-label')} ground=${ground}>
      <g class=${held ? 'cells holding' : 'cells'}><${Way} meant=${meant} turned=${turned} />
        ${SQUARES.map((square) => html`<${Square} key=${square} game=${game} square=${square} at=${middle(square, turned)} held=${held} meant=${meant} />`)}</g>
    <//><p class="calm sub" data-rule="petteia/end/calm">${say('p-calm', { calm: view.calm, most: view.calm_most })}</p>`;
}

// ── who has what ──────────────────────────────────────────────────────────────────────────────────

export function Mine(game) {
  const { view, me, say } = game;
  if (me < 0) return null;
  return html`<div class="stones" data-anchor="hand:me"><h2>${say('p-mine', { side: SIDES[me] })}</h2>
    <p><span aria-hidden="true">${Array.from({ length: view.count[me] }, (_, i) => html`<${Loose} key=${i} seat=${me} />`)}</span>
    <span class="unseen">${say('p-count', { count: view.count[me] })}</span></p></div>`;
}

export function Seat({ game, seat }) {
  return html`<span class="stat" data-rule="petteia/end/few"><${Loose} seat=${seat} />${game.say('p-count', { count: game.view.count[seat] })}</span>`;
}

// ── what flies, and how it sounds ─────────────────────────────────────────────────────────────────

/** A stone goes from square to square; those that it has captured go to whoever captured them. */
export function flights({ key, args }) {
  const seat = Number(args.seat?.name);
  if (key === 'did-move') return [{ art: html`<${Loose} seat=${seat} />`, from: `square:${args.stone.name}`, to: `square:${args.square.name}` }];
  if (key === 'captures') return args.squares.map((square) => ({ art: html`<${Loose} seat=${1 - seat} />`, from: `square:${square.name}`, to: `seat:${seat}` }));
  return [];
}

export const sounds = { 'did-move': 'step', captures: 'coin', 'wins-few': 'win', 'wins-shut': 'win', 'wins-calm': 'win' };

/** The pieces one by one, for the rulebook. */
export const pieces = { side: ({ name }) => html`<${Loose} seat=${SIDES.indexOf(name)} />` };
