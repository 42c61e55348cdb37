// The pictures of a rulebook: pieces of the box and scenes at the table, drawn by the tables themselves.
//
// A game's `web/client.js` may export `pieces`, a map from a kind of piece to what draws one of them (it gets the
// piece and its title); else they are drawn here from the signs. What there is and how many comes from
// `/api/rules/GAME`.
import { html, useEffect, useRef, useState } from '../html.js';
import { Ship } from '../art/parts.js';
import { Sign } from '../art/signs.js';
import { nameOf, say } from '../speech.js';
import { shownGame } from '../table/game.js';

const NEAR = '600px'; // a scene is drawn when it comes this near

// Where the sign has another name than the piece.
const SIGN = { d: 'dionysos', 1: 'wind', 2: 'wind', 3: 'wind', 5: 'wind' };
const signOf = (piece) => (piece.sort === 'winds' ? 'bag' : piece.sort || SIGN[piece.name] || piece.name);

const Card = (piece) => html`<span class="tile cardface"><${Sign} name=${signOf(piece)} />
  <span class="cardname">${piece.title}</span>${piece.value > 0 && html`<span class="count">${piece.value}</span>`}</span>`;
const Disc = (piece) => html`<span class="seal"><${Sign} name=${signOf(piece)} /></span>`;
const Wood = (piece) => html`<span class=${`wooden ${piece.kind}`}><${Sign} name=${piece.name} /></span>`;
const Token = (piece) => html`<span class=${`token of-${piece.name}`}>${piece.title.slice(0, 1).toUpperCase()}</span>`;

/** The back of a goal: the colour, and its first letter for people who do not see colours. */
const Back = (
  piece,
) => html`<svg class="lot-back" viewBox="0 0 44 60" aria-hidden="true"><rect class=${`of-${piece.name}`} x="1.5" y="1.5" width="41" height="57" rx="5" />
  <rect class="line" x="6" y="6" width="32" height="48" rx="2" /><text x="22" y="37">${piece.title.slice(0, 1).toUpperCase()}</text></svg>`;

/** A die: its middle if it is odd, then pairs of corners, then the sides. */
function Die({ name }) {
  const pairs = [
    [-1, -1],
    [1, -1],
    [-1, 0],
  ].slice(0, Math.floor(name / 2));
  const pips = [
    ...(name % 2 ? [[0, 0]] : []),
    ...pairs.flatMap(([x, y]) => [
      [x, y],
      [-x, -y],
    ]),
  ];
  return html`<svg class="lot-pips" viewBox="-20 -20 40 40" aria-hidden="true"><rect x="-18" y="-18" width="36" height="36" rx="7" />${pips.map(([x, y]) => html`<circle cx=${x * 9.5} cy=${y * 9.5} r="3.6" />`)}</svg>`;
}

function Mission({ pays, pieces }) {
  const One = pieces?.adventure ?? Sign;
  const best = Object.entries(pays).sort(([, a], [, b]) => b - a);
  return html`<span class="tile cardface mission">${best.map(
    ([name, points]) => html`<span class="pays" title=${nameOf('adventure', name)}><${One} name=${name} />
    <span class="unseen">${nameOf('adventure', name)}, ${say('plate-points', { points })}. </span><b aria-hidden="true">${points}</b></span>`,
  )}</span>`;
}

function Trireme({ name }) {
  return html`<svg class="afloat" viewBox="0 0 64 50" aria-hidden="true"><${Ship} x=${32} y=${30} kind=${`trireme seat-${name - 1}`}><text class="sailmark" x="31.5" y="21">${name}</text><//></svg>`;
}

const OURS = {
  card: Card,
  weapon: Card,
  wind: Card,
  colour: Back,
  side: Token,
  god: Disc,
  adventure: Disc,
  temple: Wood,
  plague: Wood,
  mission: Mission,
  trireme: Trireme,
  die: Die,
};

/** What a piece is called. */
function titleOf({ kind, name }) {
  if (kind === 'die' || kind === 'trireme' || kind === 'mission') return say(`plate-${kind}`, { name });
  return nameOf(kind === 'temple' || kind === 'plague' ? 'card' : kind, name);
}

function Piece({ piece, module }) {
  const Drawn = module?.pieces?.[piece.kind] ?? OURS[piece.kind];
  const title = titleOf(piece);
  return html`<li class=${`lot lot-${piece.kind} ${piece.count > 1 ? 'many' : ''}`}><span class="drawn" aria-hidden=${piece.kind === 'mission' ? undefined : true}><${Drawn} ...${piece} title=${title} pieces=${module?.pieces} /></span>
    <span class="called">${title}</span>${piece.count > 1 && html`<b>${say('plate-many', { count: piece.count })}</b>`}</li>`;
}

function Caption({ number, children }) {
  return html`<figcaption><b>${say('plate-figure', { number })}</b> ${children}</figcaption>`;
}

/** What lies in the box, counted. */
export function BoxPlate({ component, module, number }) {
  const total = component.pieces.reduce((sum, piece) => sum + piece.count, 0);
  return html`<figure class="tabula">
    <ul class="lots">${component.pieces.map((piece) => html`<${Piece} key=${piece.kind + piece.name} piece=${piece} module=${module} />`)}</ul>
    <${Caption} number=${number}>${say(`box-${component.clause.replaceAll('/', '-')}`, { total })}<//></figure>`;
}

/** Whether it is near enough to be drawn. Once drawn it stays; for printing everything is drawn. */
function useNear() {
  const ref = useRef();
  const [near, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), { rootMargin: NEAR });
    watcher.observe(ref.current);
    addEventListener('beforeprint', come);
    return () => {
      watcher.disconnect();
      removeEventListener('beforeprint', come);
    };
  }, []);
  return [ref, near];
}

/** A moment at the table, only to look at; the caption describes it for everyone. */
export function ScenePlate({ scene, module, board, number }) {
  const [ref, near] = useNear();
  const game = shownGame(scene.view, scene.seat, board, scene.seats);
  const drawn =
    scene.shows === 'board' ? html`<${module.Board} ...${game} />` : html`<div class="mine"><div class="hand"><${module.Mine} ...${game} /></div></div>`;
  return html`<figure class=${`tabula of-${scene.shows}`} ref=${ref}><div class="exhibit" inert>${near && drawn}</div>
    <${Caption} number=${number}>${say(`plate-${scene.clause.split('/')[0]}-${scene.name}`)}<//></figure>`;
}
