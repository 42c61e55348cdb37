// L'Odyssée d'Ulysse at the table; what it gets is described in web/table/board.md.
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef } from '../../../web/html.js';
import { setNames } from '../../../web/art/chart.js';
import { Flag, Mark, MarkAt, Picture, PictureAt, Trireme } from './art.js';
import { Laurel } from '../../../web/art/parts.js';
import { SeaChart } from '../../../web/art/sea.js';
import { angleOn, pathOf, pointOn, pointsAlong, stepsTo, trackOf, wayBetween } from './track.js';
import { ClauseLink } from '../../../web/parts.js';
import { motion } from '../../../web/settings.js';
import { lang } from '../../../web/speech.js';
import { MapFrame, Names, Spot } from '../../../web/table/map.js';
import { Tile } from '../../../web/table/tile.js';

/** @import { Game } from '../../../web/table/game.js' */
/** @import { Sentence, Told } from '../../../web/table/messages.d.ts' */

// What is printed on the cards: their sort, what they do, the clause that says so, and their value or worth.
const CARDS = {
  hermes: ['help', 'y-tell-hermes', 'help/hermes'],
  leucothea: ['help', 'y-tell-leucothea', 'help/weather'],
  proteus: ['help', 'y-tell-proteus', 'help/weather'],
  athena: ['help', 'y-tell-athena', 'help/athena'],
  circe: ['charm', 'y-tell-circe', 'circe/hades', 5],
  calypso: ['charm', 'y-tell-calypso', 'test/higher', 5],
  sirens: ['charm', 'y-tell-sirens', 'sirens/wreck', 3],
  lotuseaters: ['charm', 'y-tell-lotuseaters', 'test/higher', 3],
  cyclopes: ['combat', 'y-tell-cyclopes', 'test/higher', 2],
  scylla: ['combat', 'y-tell-scylla', 'test/higher', 3],
  polyphemus: ['combat', 'y-tell-polyphemus', 'test/higher', 3],
  cicones: ['combat', 'y-tell-cicones', 'test/higher', 3],
  laestrygonians: ['wreck', 'y-tell-laestrygonians', 'wreck/avoid', 3],
  hyperion: ['wreck', 'y-tell-hyperion', 'wreck/avoid', 4],
  charybdis: ['wreck', 'y-tell-charybdis', 'wreck/avoid', 4],
  poseidon: ['wreck', 'y-tell-poseidon', 'wreck/avoid', 5],
  mist: ['weather', 'y-tell-mist', 'weather/mist'],
  fog: ['weather', 'y-tell-fog', 'weather/fog'],
  calm: ['weather', 'y-tell-calm', 'weather/calm', 4],
  bag: ['winds', 'y-tell-bag', 'bag/die'],
  treasure3: ['treasure', 'y-tell-treasure3', 'end/treasure', 3],
  treasure4: ['treasure', 'y-tell-treasure4', 'end/treasure', 4],
  treasure5: ['treasure', 'y-tell-treasure5', 'end/treasure', 5],
  ghosts: ['ghosts', 'y-tell-ghosts', 'hades/ghosts'], // no card; their value stands on the board
  lance: ['weapon', 'y-tell-attack', 'test/weapons'],
  bow: ['weapon', 'y-tell-attack', 'test/weapons'],
  shield: ['weapon', 'y-tell-guard', 'test/weapons'],
  helmet: ['weapon', 'y-tell-guard', 'test/weapons'],
};
const SORTS = {
  help: 'y-sort-help',
  charm: 'y-sort-charm',
  combat: 'y-sort-combat',
  wreck: 'y-sort-wreck',
  weather: 'y-sort-weather',
  winds: 'y-sort-winds',
  treasure: 'y-sort-treasure',
  weapon: 'y-sort-weapon',
};
const printed = (card) => {
  const [sort, tell, clause, value] = CARDS[card] ?? ['unknown'];
  return { sort, tell, clause: clause && `odyssey/${clause}`, value };
};
const nameOfCard = (game, card) => game.name(printed(card).sort === 'weapon' ? 'weapon' : 'card', card);

// What is painted next to places, and how far from them; a custom board may have others.
const REGIONS = {
  ismarus: ['vine', 6, -50],
  euboea: ['beacon', -60, -70],
  malea: ['gale', -16, 56],
  pylos: ['jar', 46, -10],
  chios: ['lyre', 52, -4],
  crete: ['labyrinth', -54, -2],
  pharos: ['proteus', 52, -34],
  libya: ['palm', 6, 58],
  lotus: ['lotuseaters', -50, 16],
  cyclopes: ['cyclopes', -66, -46],
  elysium: ['apples', 8, 66],
  aeolia: ['bag', 52, -6],
  telepylus: ['laestrygonians', -18, -54],
  aeaea: ['circe', 48, -28],
  sirens: ['sirens', 48, -34],
  scylla: ['scylla', 34, -50],
  thrinacia: ['hyperion', -24, -38],
  ogygia: ['calypso', -6, -64],
  scheria: ['treasure5', 44, -36],
};
const ORNAMENTS = [
  ['dolphin', 690, 133, 0.7],
  ['horse', 1078, 398, 0.95],
  ['serpent', 853, 408, 0.75],
  ['wind', 612, 66, 0.6],
];
const TITLE = [412, 500];
const BEYOND = [-411, 566]; // where the coast is cut off: a tall window shows the wall on which the chart hangs
const COMPASS = [1046, 140];
const STAR = Array.from({ length: 16 }, (_, i) => {
  const [turn, r] = [(i * Math.PI) / 8, i % 2 ? 6 : i % 4 ? 11 : 15.5];
  return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
}).join('L');

// The card that is pointed at, and where it lies: {card, caption}; it is shown large next to the die.
const looked = signal(/** @type {{card: any, caption: string} | null} */ (null));
const look = (card, caption) => {
  const begin = () => {
    looked.value = { card, caption };
  };
  const end = () => {
    looked.value = null;
  };
  return { onMouseEnter: begin, onMouseLeave: end, onFocusIn: begin, onFocusOut: end };
};

// ── motion ── ships and the die move by themselves, and never block the user ──────────────────────

const still = matchMedia('(prefers-reduced-motion: reduce)');
const moves = () => !still.matches && motion.peek() && !document.hidden;
const TUMBLE = 520; // ms
const PER_SPACE = 120;
const running = new Set();

/** Animate an element, unless motion is turned off. */
function animate(element, frames, timing) {
  if (!moves()) return;
  const motion = element.animate(frames, { fill: 'backwards', ...timing });
  running.add(motion);
  motion.finished.catch(() => {}).then(() => running.delete(motion));
}

/** Escape or a press on the board ends all animations at once. */
function useSkip() {
  useEffect(() => {
    const skip = (event) => {
      if (event.type === 'keydown' ? event.key === 'Escape' : event.target.closest?.('.boardbox')) running.forEach((motion) => motion.finish());
    };
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, []);
}

const placed = ({ x, y, scale, west }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${west ? -scale : scale}, ${scale})`;

const FARTHEST = 7; // spaces, both ends counted: a ship that came farther did not sail
const MOVED_WITHOUT_SAILING = ['starts-anew', 'struck-circe']; // events that move a ship without sailing

/** From where a ship was to where it is, space by space along the track. */
function sailed(track, was, is, way) {
  const points = pointsAlong(track, way);
  const frames = points.map(([x, y], i) => {
    const done = (i + 1) / points.length;
    const before = points[i - 1] ?? track.spot.get(was.slug);
    const west = x === before[0] ? was.west : x < before[0];
    return { transform: placed({ x: x + is.dx * done + was.dx * (1 - done), y: y + is.dy * done + was.dy * (1 - done), scale: is.scale, west }) };
  });
  return { frames: [{ transform: placed(was) }, ...frames, { transform: placed(is) }], duration: 160 + PER_SPACE * way.length };
}

/** Down with all hands, and up again elsewhere. */
function sunk(was, is) {
  const under = (ship) => `${placed({ ...ship, y: ship.y + 16 })} rotate(38deg)`;
  return {
    frames: [
      { transform: placed(was), opacity: 1 },
      { transform: under(was), opacity: 0, offset: 0.45 },
      { transform: under(is), opacity: 0, offset: 0.55 },
      { transform: placed(is), opacity: 1 },
    ],
    duration: 900,
  };
}

function Sailing({ seat, ship, track, game, children }) {
  const ref = useRef();
  const last = useRef(ship);
  const rolled = game.view.die > 0;
  useLayoutEffect(() => {
    const was = last.current;
    last.current = ship;
    if (was.slug === ship.slug) return;
    const way = wayBetween(track, was.slug, ship.slug);
    const anew = game.told?.at(-1)?.events.some((event) => MOVED_WITHOUT_SAILING.includes(event.key));
    const voyage =
      way && way.length <= FARTHEST && !anew
        ? sailed(track, was, ship, way)
        : (anew ?? [...game.board.arrows, game.board.hades].includes(ship.slug))
          ? sunk(was, ship)
          : null; // else it glides
    if (voyage) animate(ref.current, voyage.frames, { duration: voyage.duration, delay: rolled ? TUMBLE : 0, easing: 'ease-in-out' });
  }, [ship.slug]);
  return html`<g ref=${ref} class=${`ship trireme seat-${seat} ${seat === game.view.active ? 'active' : ''}`} style=${{ transform: placed(ship) }} data-anchor=${`ship:${seat}`}><g class="afloat" transform="translate(-32 -30)">${children}</g></g>`;
}

// ── the board ─────────────────────────────────────────────────────────────────────────────────────

/** Where the pin of an arrow stands: above its space, or on the side where nothing else is so near. */
function pinOf(slug, track) {
  const at = track.spot.get(slug);
  const others = [...track.spaces.filter((space) => space.slug !== slug).map((space) => space.at), ...track.legs.map((leg) => pointOn(leg.curve, 0.5))];
  const room = (side) => Math.min(40, ...others.map(([x, y]) => Math.hypot(at[0] + side.x - x, at[1] + side.y - y)));
  const sides = [
    { x: 0, y: -21, turn: 0 },
    { x: 21, y: 0, turn: 90 },
    { x: -21, y: 0, turn: -90 },
    { x: 0, y: 21, turn: 180 },
  ];
  return { at, ...sides.reduce((best, side) => (room(side) > room(best) + 6 ? side : best)) };
}

function useTrack(board, langKey, name) {
  const track = useMemo(() => {
    const drawn = trackOf(board);
    return {
      ...drawn,
      left: stepsTo(drawn, board.home),
      pins: board.arrows.map((slug) => pinOf(slug, drawn)),
      regions: drawn.spaces
        .filter((space) => REGIONS[space.slug])
        .map((space) => ({ picture: REGIONS[space.slug][0], at: [space.at[0] + REGIONS[space.slug][1], space.at[1] + REGIONS[space.slug][2]] })),
    };
  }, [board]);
  return useMemo(() => {
    const routes = Object.fromEntries(track.spaces.flatMap((space) => Object.entries(space.routes ?? {}).map(([route, to]) => [to, route])));
    const labels = track.spaces
      .filter((space) => space.name || routes[space.slug])
      .map((space) => ({
        text: space.name ? name('space', space.slug) : name('route', routes[space.slug]),
        at: space.at,
        road: space.name ? '' : routes[space.slug],
      }));
    const lines = track.legs.map((leg) => [0, 0.25, 0.5, 0.75, 1].map((t) => pointOn(leg.curve, t)));
    const marks = [
      ...track.spaces.map((space) => space.at),
      ...[board.start, board.home].map((slug) => [track.spot.get(slug)[0] + BEACH, track.spot.get(slug)[1] + 6]),
      ...track.regions.map((region) => region.at),
      ...track.pins.map(({ at, x, y }) => [at[0] + x, at[1] + y]),
    ];
    const spots = setNames(labels, lines, { size: 17, reach: 20, width: track.width, height: track.height, marks });
    return { ...track, routes, labels, spots };
  }, [track, langKey]);
}

const BEACH = 66; // units east of Troy and Ithaca: there the ships are drawn ashore
const beached = (board, slug) => slug === board.start || slug === board.home;

/** Where each trireme is drawn: several on one space fan out, and a card on a star stays to be seen. */
function ships(view, track, board) {
  return view.at.map((slug, seat) => {
    const [x, y] = track.spot.get(slug);
    const here = view.at.map((other, i) => (other === slug ? i : -1)).filter((i) => i >= 0);
    const nth = here.indexOf(seat);
    const many = here.length > 2; // then in two rows
    const row = many ? Math.floor(nth / 2) : 0;
    const inRow = many ? Math.min(2, here.length - 2 * row) : here.length;
    const ahead = track.next.get(slug)[0];
    const aside = (nth - 2 * row - (inRow - 1) / 2) * (many ? 42 : 30);
    const up = (view.stars[slug] ? 34 : 12) - (many ? row * 30 - 15 : 0);
    const [dx, dy] = beached(board, slug) ? [aside + BEACH, 18 - up] : [aside, -up];
    return {
      slug,
      dx,
      dy,
      x: x + dx,
      y: y + dy,
      scale: (seat === view.active ? 0.8 : 0.66) - (many ? 0.06 : 0),
      west: ahead ? track.spot.get(ahead)[0] < x : false,
    };
  });
}

/** What is wrong with a ship, if anything. */
const troubleOf = (view, seat) => (view.held[seat] ? 'held' : view.lost[seat] ? 'lost' : view.halved[seat] ? 'halved' : '');

function labelOf(game, space, arrow, route) {
  const { view, say, name, seats } = game;
  const card = view.stars[space.slug];
  const here = view.at.map((slug, seat) => (slug === space.slug ? seats[seat]?.name : '')).filter(Boolean);
  return [
    name('space', space.slug),
    space.star && say('y-star'),
    card && name('card', card),
    printed(card).value && say('y-value', { value: printed(card).value }),
    arrow && say('y-arrow', { arrow }),
    here.length && say('y-here', { names: here.join(', ') }),
    route && name('route', route),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A card that lies on a star. */
function Lying({ card }) {
  const { value } = printed(card);
  return html`<g class="lying"><rect x="-15" y="-18" width="30" height="36" rx="3" /><${PictureAt} name=${card} size=${27} />
    ${value && html`<circle cx="14" cy="-17" r="9" /><text x="14" y="-12.5">${value}</text>`}</g>`;
}

function Space({ space, game, arrow }) {
  const { board, view } = game;
  const card = view.stars[space.slug];
  const site = { [board.start]: 'troy', [board.home]: 'ithaca', [board.hades]: 'hades' }[space.slug];
  if (site) return html`<circle class=${`site ${site}`} r="23" /><${PictureAt} name=${site} size=${31} />`;
  if (space.star) return html`<circle class="socket" r="17" /><path class="star" d=${`M${STAR}z`} />${card && html`<${Lying} card=${card} />`}`;
  return html`<circle class="stone" r="9" /><circle class=${arrow ? 'chip arrowed' : 'chip'} r="5" />`;
}

function Ways({ track, game }) {
  const meant = (game.chosen ?? game.considered)?.args?.route?.name;
  const mark = Object.keys(game.board.route ?? {});
  return html`<g class="ways" aria-hidden="true">${track.legs.map((leg) => {
    const [x, y] = pointOn(leg.curve, 0.5);
    const kind = leg.part === 'main' || leg.part === 'aside' ? leg.part : `route-${mark.indexOf(leg.part)}`;
    return html`<g class=${`way ${kind} ${leg.part === meant || game.is('route', leg.part) ? 'meant' : ''}`}><path class="bed" d=${pathOf(leg.curve)} /><path class="line" d=${pathOf(leg.curve)} />
      <path class="head" d="M-4-4.5L4 0l-8 4.5 2-4.5z" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angleOn(leg.curve, 0.5).toFixed(0)})`} /></g>`;
  })}</g>`;
}

/** The clause that says what a space is for. */
function ruleOf(board, space, card, arrow, route) {
  const special = { [board.home]: 'end/first', [board.hades]: 'hades/only' }[space.slug];
  const usual = space.star ? (card ? 'star/lying' : 'star/draw') : arrow ? 'wreck/arrow' : 'turn/plain';
  return `odyssey/${special ?? (route ? 'turn/route' : usual)}`;
}

/** What never moves: sea, land and what is painted on them. */
const Ground = ({ track, title }) => html`<g transform=${`translate(${-track.west} ${-track.north})`}><${SeaChart} compass=${COMPASS} ornaments=${ORNAMENTS} />
    ${BEYOND.map((y) => html`<rect class="beyond" x="-400" y=${y} width="2040" height="400" />`)}
    ${title && html`<text class="cartouche" x=${TITLE[0]} y=${TITLE[1]}>${title}</text>`}</g>
  <g class="regions">${track.regions.map(({ picture, at: [x, y] }) => html`<${PictureAt} name=${picture} x=${x} y=${y} size=${40} />`)}</g>`;

/** @param {Game} game */
export function Board(game) {
  const { view, board, say, name } = game;
  const track = useTrack(
    board,
    name('space', board.start)
      + name('space', 'lotus')
      + Object.keys(board.route ?? {})
        .map((route) => name('route', route))
        .join(),
    name,
  );
  useSkip();
  useEffect(() => {
    looked.value = null;
  }, [view]); // what was pointed at may be gone
  const arrows = Object.fromEntries(board.arrows.map((slug, i) => [slug, i + 1]));
  const active = game.me >= 0 ? game.me : view.active;
  const fleet = ships(view, track, board);
  const order = fleet.map((_, seat) => seat).sort((a, b) => Number(a === view.active) - Number(b === view.active));
  const title = board.name?.[lang.value];
  const ground = useMemo(() => html`<${Ground} track=${track} title=${title} />`, [track, title]);
  return html`<div class="odyssey-sea"><${MapFrame} kind="odyssey" width=${track.width} height=${track.height} focus=${track.spot.get(view.at[active])} label=${say('board-label')} ground=${ground}>
    <${Ways} track=${track} game=${game} />
    ${track.spaces.map((space) => {
      const [[x, y], route, arrow] = [space.at, track.routes[space.slug], arrows[space.slug]];
      const card = view.stars[space.slug];
      return html`<g key=${space.slug} data-anchor=${`space:${space.slug}`} ...${card ? look(card, say('y-lies', { space: name('space', space.slug) })) : {}}><${Spot} game=${game} kind=${route ? 'route' : 'space'} name=${route ?? space.slug} x=${x} y=${y} r=${space.name ? 23 : 19} label=${labelOf(game, space, arrow, route)} ask=${route ? `route:${route}` : 'roll'} rule=${ruleOf(board, space, card, arrow, route)}>
        <${Space} space=${space} game=${game} arrow=${arrow} /><//></g>`;
    })}
    <g class="marks" aria-hidden="true">${track.pins.map(({ at, x, y, turn }, i) => html`<g class="arrow" transform=${`translate(${at.join(' ')})`}><path d="M-9-32h18v13h5L0-8l-14-11h5z" transform=${`rotate(${turn})`} /><text x=${x * 1.12} y=${y * 1.12 + 5}>${i + 1}</text></g>`)}</g>
    <${Names} texts=${track.labels.filter((label) => !label.road).map((label) => label.text)} spots=${track.spots.filter((_, i) => !track.labels[i].road)} />
    ${Object.keys(board.route ?? {}).map((route, nth) => html`<g class=${`road route-${nth}`}><${Names} texts=${[name('route', route)]} spots=${track.spots.filter((_, i) => track.labels[i].road === route)} /></g>`)}
    <g aria-hidden="true">${order.map(
      (seat) => html`<${Sailing} key=${seat} seat=${seat} ship=${fleet[seat]} track=${track} game=${game}><${Trireme} seat=${seat} />
      ${troubleOf(view, seat) && html`<${MarkAt} name=${troubleOf(view, seat)} x=${58} y=${4} />`}
      ${view.home[seat] > 0 && html`<g class="came" transform="translate(58 4)"><circle r="11" /><text y="4.5">${view.home[seat]}</text></g>`}<//>`,
    )}</g>
  <//><${Voyage} game=${game} /></div><div class=${`stage ${view.phase === 'over' ? 'over' : ''}`}>${view.phase !== 'over' && html`<${Die} game=${game} />`}<${Scene} game=${game} track=${track} /><${Stock} key=${view.phase === 'over'} game=${game} /></div>`;
}

// ── the die ───────────────────────────────────────────────────────────────────────────────────────

const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const TURNED = { 1: [0, 0], 2: [-90, 0], 3: [0, -90], 4: [0, 90], 5: [90, 0], 6: [0, 180] }; // so that this side is in front
const lying = (face, x = 0, y = 0, z = 0) =>
  `rotateX(${-16 + x}deg) rotateY(${20 + y}deg) rotateZ(${z}deg) rotateX(${TURNED[face][0]}deg) rotateY(${TURNED[face][1]}deg)`;

const Pips = ({ face, kind = '' }) =>
  html`<svg class=${`pips ${kind}`} viewBox="-20 -20 40 40" aria-hidden="true"><rect x="-19" y="-19" width="38" height="38" rx="5" />${PIPS[face].map(([x, y]) => html`<circle cx=${x * 10} cy=${y * 10} r="3.8" />`)}</svg>`;

/** The die: it tumbles when it was rolled; pressing it rolls, where that is allowed. */
function Die({ game }) {
  const { view, say } = game;
  const cube = useRef();
  const shown = useRef(6);
  if (view.die) shown.current = view.die; // a die stays as it fell until it is rolled again
  const face = shown.current;
  const stamp = game.told?.at(-1)?.seq ?? view;
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current && view.die) {
      animate(cube.current, [{ transform: lying(face, 620, -500, 200) }, { transform: lying(face, 40, -30, 8), offset: 0.8 }, { transform: lying(face) }], {
        duration: TUMBLE,
        easing: 'cubic-bezier(.2, .7, .3, 1)',
      });
      animate(
        cube.current.parentNode,
        [
          { transform: 'translateY(0)' },
          { transform: 'translateY(-22px)', offset: 0.25 },
          { transform: 'translateY(0)', offset: 0.6 },
          { transform: 'translateY(-6px)', offset: 0.75 },
          { transform: 'translateY(0)' },
        ],
        { duration: TUMBLE },
      );
    }
    first.current = false;
  }, [stamp]);
  const drawn = html`<span class="die" data-anchor="die"><span class="cube" ref=${cube} style=${{ transform: lying(face) }}>${[1, 2, 3, 4, 5, 6].map((side) => html`<${Pips} face=${side} kind=${`facet s${side} ${side === face ? 'front' : ''}`} />`)}</span></span>`;
  const roll = game.legal.find((action) => action.move === 'roll');
  if (roll)
    return html`<button class="tile can dice" aria-label=${say(roll.key, roll.args)} onClick=${() => game.play('roll')}>${drawn}<span class="verb" key=${roll.args.phase} aria-hidden="true">${say(roll.key, roll.args)}</span></button>`;
  return html`<span class="dice" role="img" aria-label=${view.die ? say('y-die', { die: view.die }) : say('y-die-none')}>${drawn}</span>`;
}

// ── cards ─────────────────────────────────────────────────────────────────────────────────────────

/** A card face: ground, picture, sort and value. Its size depends on where it is placed. */
function Face({ card, cls = '', name = '' }) {
  const { sort, value } = printed(card);
  return html`<span class=${`plaque ${sort} ${cls}`} aria-hidden="true"><span class="ground"><${Picture} name=${card} /></span>
    ${name && html`<span class="plaquename">${name}</span>`}${value && html`<b class="worth">${value}</b>`}</span>`;
}

/** A small card with its name for screen readers. */
const Small = ({ game, card, name, owner }) =>
  html`<span class="smallcard" title=${`${name}: ${game.say(printed(card).tell)}`} ...${look(card, owner)}><span class="unseen">${name}</span><${Face} card=${card} cls="small" /></span>`;

/** The six sides of the die; those that succeed are marked. */
const Chances = ({ least }) =>
  html`<span class="chances" aria-hidden="true">${[1, 2, 3, 4, 5, 6].map((face) => html`<${Pips} face=${face} kind=${face >= least ? 'will' : ''} />`)}</span>`;

/** What a card says, with its picture: the one that is met, or that is pointed at. */
function CardScene({ game, card, caption, met }) {
  const { view, say } = game;
  const { sort, tell, clause } = printed(card);
  const value = card === 'ghosts' ? game.board.ghosts : printed(card).value;
  const against = sort !== 'treasure' && value; // what a roll has to exceed
  return html`<div class=${`moment encounter ${sort} ${met ? 'met' : ''}`} key=${`${card} ${met}`}><${Face} card=${card} cls="large" />
    <div class="telling" tabindex="0">${caption && html`<p class="meets" title=${caption}>${caption}</p>`}<h2>${nameOfCard(game, card)}</h2>
      <p class="sort">${SORTS[sort] && html`<span>${say(SORTS[sort])}</span>`}${against && html` <span>${say('y-value', { value: against })}</span>`}</p>
      <p class="does">${say(tell)} <${ClauseLink} address=${clause} short /></p>
      ${
        met
        && view.to_beat > 0
        && html`<p class="needs"><${Chances} least=${view.to_beat + 1} /><b>${say('y-beat', { least: view.to_beat + 1 })}</b>
        ${view.to_beat < against && html`<span class="sub">${say('y-eased', { value: against, rest: view.to_beat })}</span>`}</p>`
      }</div></div>`;
}

/** All seats: in the order of rank once someone is home, else as they sit. */
const inOrder = (view) => (view.ranking.length ? view.ranking : view.at.map((_, seat) => ({ seat, title: '' })));

/** What a player brought home, in little room. */
const Brought = ({ game, worth }) =>
  html`<span class="brought" title=${game.say('y-worth', { worth })}><${Picture} name="treasure3" /><span class="unseen">${game.say('y-worth', { worth })}</span><span aria-hidden="true">${worth}</span></span>`;

/** How far everyone is: a lane for each trireme. Those who are home come first. */
function Race({ game, track }) {
  const { view, say, seats } = game;
  const far = Math.max(...track.left.values());
  const title = view.bag ? 'y-blown' : view.done.length ? 'y-race-on' : 'y-race';
  return html`<div class="moment race"><h2 title=${say(title)}>${say(title)}</h2><ul key=${view.home.join()}>${inOrder(view).map(({ seat }) => {
    const left = track.left.get(view.at[seat]);
    const home = view.home[seat];
    return html`<li class=${seat === view.active ? 'active' : ''}><span class="who"><${Flag} seat=${seat} /><span>${seats[seat]?.name}</span></span>
      ${home ? html`<span class="lane haven" key="haven">${say('y-home', { order: home })}</span>` : html`<span class="lane" key="lane" aria-hidden="true"><i style=${{ '--sailed': 1 - left / far }}><svg class=${`ship trireme seat-${seat}`} viewBox="0 0 66 50"><${Trireme} seat=${seat} /></svg></i></span>`}
      <span class="steps">${home ? html`<${Brought} game=${game} worth=${view.worth[seat]} />` : say('y-left', { count: left })}</span></li>`;
  })}</ul>${view.done.includes(game.me) && html`<p class="sub" role="status">${say('y-done')}</p>`}</div>`;
}

/** The end: everyone by rank, and with what. */
function Arrival({ game }) {
  const { view, say, seats } = game;
  return html`<div class="moment arrival"><div class="palace"><${Laurel} /><${Picture} name="ithaca" /></div>
    <div class="telling" tabindex="0"><h2>${say('y-arrived')}</h2><p class="sort">${view.glory ? say('y-glory') : say('y-no-glory')}</p>
      <ol>${inOrder(view).map(
        ({ seat, title }) => html`<li class=${view.winners.includes(seat) ? 'first' : ''}><${Flag} seat=${seat} /><b>${seats[seat]?.name}</b>
        <span class="sub">${title && say(title)} · ${say('y-worth', { worth: view.worth[seat] })}${view.home[seat] || title === 'rank-at-sea' ? '' : ` · ${say('y-at-sea')}`}</span></li>`,
      )}</ol></div></div>`;
}

const TELLS_OF_CARD = ['draws', 'finds-help', 'finds-treasure', 'meets'];

/** Next to the die: what is met or pointed at, else how far everyone is; at the end, the arrival. */
function Scene({ game, track }) {
  const { view, say, seats } = game;
  if (looked.value) return html`<${CardScene} game=${game} ...${looked.value} />`;
  if (view.phase === 'over') return html`<${Arrival} game=${game} />`;
  const last = game.told?.at(-1)?.events ?? [];
  const struck = view.phase === 'wrecking' && last.find((event) => event.key.startsWith('struck-'));
  if (view.facing)
    return html`<${CardScene} game=${game} card=${view.facing} caption=${struck ? say(struck.key, struck.args) : say('y-faces', { name: seats[view.active]?.name ?? '' })} met />`;
  const found = view.drawn && last.find((event) => TELLS_OF_CARD.includes(event.key));
  if (found || (view.drawn && !last.length))
    return html`<${CardScene} game=${game} card=${view.drawn} caption=${found ? say(found.key, found.args) : ''} met />`;
  return html`<${Race} game=${game} track=${track} />`;
}

/** The pile, the weapons that lie on Hades, the turn. Pressing the weapons takes one, where that is allowed. */
function Stock({ game }) {
  const { view, say } = game;
  const heap = (count, kind, anchor) =>
    html`<i key=${count} class=${`heap ${kind} ${count ? '' : 'none'}`} data-anchor=${anchor} aria-hidden="true">${count}</i>`;
  return html`<div class="stocks"><span>${heap(view.pile_size, 'clay', 'pack')}<span>${say('y-pile', { count: view.pile_size })}</span></span>
    <${Tile} game=${game} kind="verb" name="arm" ask="arm" cls="armoury" label=${say('y-armoury', { count: view.armoury.length })}>${heap(view.armoury.length, 'blue', 'armoury')}<span>${say('y-armoury', { count: view.armoury.length })}</span><//>
    <span class="turncount">${say('y-turn', { turn: view.turns })}</span></div>`;
}

// ── the voyage so far ─────────────────────────────────────────────────────────────────────────────

const SHOWN_TURNS = 24;

/**
 * What was told, turn by turn, the newest first. A lost turn is a turn of its own.
 * @param {Told[]} told
 */
function turnsOf(told) {
  /** @typedef {{seat: number, key: string, events: Sentence[]}} Turn */
  /** @type {Turn[]} */
  const turns = [];
  /** @type {Turn | null} */
  let open = null;
  /** @type {(seat: number, seq: number, nth: number) => Turn} */
  const begin = (seat, seq, nth) => {
    const turn = { seat, key: `${seq}-${nth}`, events: [] };
    turns.push(turn);
    return turn;
  };
  for (const { seq, seat, events } of told) {
    if (open?.seat !== seat) open = null;
    for (const [nth, event] of events.entries()) {
      if (event.key === 'turn-begins') open = null;
      else if (event.key === 'loses-turn') begin(Number(event.args.seat.name), seq, nth).events.push(event);
      else (open ??= begin(seat, seq, nth)).events.push(event);
    }
  }
  return turns.reverse();
}

const card = (word) => html`<${Face} card=${word.name} cls="tiny" />`;
const die = ({ die: face }) => html`<${Pips} face=${face} kind="cast" />`;
const place = ({ space }, game) =>
  game.board.space.find((each) => each.slug === space.name)?.name && html`<span class="port">${game.name('space', space.name)}</span>`;
/** What stands for an event in the picture story; others are told by their neighbours. */
const VIGNETTES = {
  'did-roll': die,
  'rolled-test': die,
  'rolled-wreck': die,
  'rolled-bag': die,
  'did-route': ({ route }, game) => html`<span class="port">${game.name('route', route.name)}</span>`,
  'did-help': ({ help }) => card(help),
  'did-arm': ({ weapon }) => card(weapon),
  'sails-to': place,
  'sails-to-star': place,
  draws: ({ card: word }) => card(word),
  meets: ({ card: word }) => card(word),
  'finds-help': ({ card: word }) => card(word),
  'finds-treasure': ({ card: word }) => card(word),
  beats: () => html`<${Mark} name="won" />`,
  'beats-and-stays': () => html`<${Mark} name="won" />`,
  'bag-shut': () => html`<${Mark} name="won" />`,
  'wreck-averted': () => html`<${Mark} name="won" />`,
  'struck-held': () => html`<${Mark} name="held" />`,
  'struck-ghosts': () => html`<${Mark} name="held" />`,
  'struck-calm': () => html`<${Mark} name="held" />`,
  'wreck-averted-held': () => html`<${Mark} name="held" />`,
  'struck-wreck': () => html`<${Mark} name="wreck" />`,
  'struck-bag': () => html`<${Mark} name="wreck" />`,
  'struck-circe': () => html`<${Picture} name="hades" kind="tale" />`,
  'struck-mist': () => html`<${Mark} name="halved" />`,
  'struck-fog': () => html`<${Mark} name="lost" />`,
  'loses-turn': () => html`<${Mark} name="lost" />`,
  'wreck-takes': ({ cards }) => cards.map(card),
  'starts-anew': ({ arrow }) => html`<span class="pin">${arrow}</span>`,
  'comes-home': () => html`<${Picture} name="ithaca" kind="tale" />`,
};

/** The voyage in pictures: who rolled what, came where, met whom, and how it ended. */
function Voyage({ game }) {
  const { say } = game;
  if (!game.told?.length && game.view.turns > 1) return null; // looked at afterwards: the moves are told elsewhere
  const turns = turnsOf(game.told ?? []);
  return html`<section class="voyage" aria-label=${say('y-story')}><h2>${say('y-story')}</h2>
    ${
      turns.length
        ? // A new turn gets a new key: replaced, not moved, so that no layout shift is counted.
          html`<ol tabindex="0" key=${`${turns[0].key} ${turns[0].events.length}`}>${turns.slice(0, SHOWN_TURNS).map(
            (turn) => html`<li key=${turn.key} class=${`seat-${turn.seat}`} title=${turn.events.map((event) => say(event.key, event.args)).join(' ')}>
      <span class="unseen">${turn.events.map((event) => say(event.key, event.args)).join(' ')}</span><span class="tale" aria-hidden="true"><${Flag} seat=${turn.seat} />${turn.events.map((event) => VIGNETTES[event.key]?.(event.args, game))}</span></li>`,
          )}</ol>`
        : html`<p class="sub">${say('y-story-none')}</p>`
    }</section>`;
}

// ── who has what ──────────────────────────────────────────────────────────────────────────────────

function Goods({ game, seat }) {
  const { view, say, name } = game;
  const owner = game.seats[seat]?.name;
  return html`${view.weapon[seat] !== 'none' && html`<${Small} game=${game} owner=${owner} card=${view.weapon[seat]} name=${name('weapon', view.weapon[seat])} />`}
    ${view.help[seat].map((help) => html`<${Small} game=${game} owner=${owner} card=${help} name=${name('help', help)} />`)}
    ${view.treasure[seat].map((worth) => html`<${Small} game=${game} owner=${owner} card=${`treasure${worth}`} name=${`${say('y-treasure')} ${worth}`} />`)}`;
}

// What keeps a trireme from sailing is told by this clause.
const TROUBLES = { held: 'odyssey/test/patience', lost: 'odyssey/weather/fog', halved: 'odyssey/weather/mist' };

/** A card of our own that can only be looked at. */
const Kept = ({ game, card, name, nth }) =>
  html`<li style=${{ '--i': nth }} ...${look(card, game.say('y-aboard'))}><button class="tile aboard"><span class="unseen">${name}</span><${Face} card=${card} name=${name} /></button></li>`;

/** @param {Game} game */
export function Mine(game) {
  const { view, me, say, name } = game;
  const weapon = view.weapon[me];
  const [helps, treasures] = [view.help[me], view.treasure[me]];
  return html`<div class="cards-in-hand" data-anchor="hand:me"><h2>${say('y-aboard')}</h2><ul class="fan" style=${{ '--n': 1 + helps.length + treasures.length }}>
    ${weapon === 'none' ? html`<li><span class="plaque empty">${name('weapon', 'none')}</span></li>` : html`<${Kept} game=${game} card=${weapon} name=${name('weapon', weapon)} nth=${0} />`}
    ${helps.map((help, i) => html`<li style=${{ '--i': 1 + i }} ...${look(help, say('y-aboard'))}><${Tile} game=${game} kind="help" name=${help} ask=${`help:${help}`} rule="odyssey/help/when" cls="aboard" label=${name('help', help)}><${Face} card=${help} name=${name('help', help)} /><//></li>`)}
    ${treasures.map((worth, i) => html`<${Kept} game=${game} card=${`treasure${worth}`} name=${say('y-treasure')} nth=${1 + helps.length + i} />`)}</ul></div>`;
}

/** @param {{game: Game, seat: number}} props */
export function Seat({ game, seat }) {
  const { view, say, name } = game;
  const at = view.at[seat];
  const trouble = troubleOf(view, seat);
  const state = {
    held: () => say('y-held', { card: name('card', view.held[seat]) }),
    lost: () => say('y-lost', { turns: view.lost[seat] }),
    halved: () => say('y-halved'),
  }[trouble]?.();
  return html`<span class="stat"><${Flag} seat=${seat} /><span class="spot-name">${view.home[seat] ? say('y-home', { order: view.home[seat] }) : name('space', at)}</span></span>
    ${state && html`<span class="stat warn" key=${`${view.help[seat].length} ${view.treasure[seat].length} ${view.weapon[seat]}`} data-rule=${TROUBLES[trouble]} title=${state}><${Mark} name=${trouble} /><span class="why">${state}</span></span>`}${seat !== game.me && html`<span class="goods" key=${[...view.help[seat], view.weapon[seat], ...view.treasure[seat]].join()}><${Goods} game=${game} seat=${seat} /></span>`}`;
}

// ── what flies, and how it sounds ─────────────────────────────────────────────────────────────────

const flying = (name) => html`<${Face} card=${name} cls="small" />`;
const seatOf = (args) => `seat:${args.seat.name}`;

/** What an event moves from anchor to anchor; ships and the die move by themselves. */
export function flights({ key, args }, game) {
  const at = (seat) => `space:${game.view.at[Number(seat.name)]}`;
  const one = (art, from, to, turn = false) => [{ art: flying(art), from, to, turn }];
  if (key === 'draws') return one(args.card.name, 'pack', at(args.seat), true);
  if (key === 'finds-help' || key === 'finds-treasure') return one(args.card.name, 'pack', seatOf(args), true);
  if (key === 'beats') return one(args.foe.name, at(args.seat), 'pack');
  if (key === 'did-help') return one(args.help.name, seatOf(args), at(args.seat));
  if (key === 'did-arm') return one(args.weapon.name, 'armoury', seatOf(args), true);
  return [];
}

const ROLLS = ['did-roll', 'rolled-test', 'rolled-wreck', 'rolled-bag'];
const SAILS = ['sails-to', 'sails-to-star', 'starts-anew'];
const MEETS = ['draws', 'meets'];
const FINDS = ['finds-help', 'finds-treasure'];

/** The table once this has happened, on the way from `view` to `after`: the die, then the trireme, then what lies there. */
export function stage({ key, args }, view, after) {
  const seat = Number(args.seat?.name);
  if (ROLLS.includes(key)) return { ...view, die: after.die };
  if (SAILS.includes(key)) return { ...view, at: view.at.map((space, i) => (i === seat ? args.space.name : space)) };
  if (MEETS.includes(key)) return { ...view, facing: args.card.name };
  if (FINDS.includes(key)) return { ...view, drawn: after.drawn, help: after.help, treasure: after.treasure };
  return key === 'comes-home' ? { ...view, at: after.at, home: after.home } : view;
}

/** What is shown at its destination as soon as it is played. */
export const meant = ({ args }, game) => (args.help ? [{ art: flying(args.help.name), from: `seat:${game.me}`, to: `space:${game.view.at[game.me]}` }] : []);

export const sounds = {
  'did-roll': 'dice',
  'rolled-test': 'dice',
  'rolled-wreck': 'dice',
  'rolled-bag': 'dice',
  'sails-to': 'step',
  'sails-to-star': 'step',
  draws: 'card',
  meets: 'card',
  'finds-help': 'card',
  'finds-treasure': 'coin',
  'did-help': 'card',
  'did-arm': 'coin',
  beats: 'coin',
  'struck-wreck': 'storm',
  'struck-bag': 'storm',
  'struck-circe': 'thunder',
  'struck-ghosts': 'thunder',
  'comes-home': 'win',
};

/** The die stands for rolling, the weapons on Hades for taking one: they need no button of their own. */
export const pieced = ['roll', 'arm'];

/** The pieces one by one, for the rulebook. */
export const pieces = {
  card: ({ name, title }) => html`<${Face} card=${name} name=${title} />`,
  weapon: ({ name, title }) => html`<${Face} card=${name} name=${title} />`,
  trireme: ({ name }) =>
    html`<svg class="afloat" viewBox="0 0 64 50" aria-hidden="true"><g class=${`ship trireme seat-${name - 1}`}><${Trireme} seat=${name - 1} /></g></svg>`,
  die: ({ name }) => html`<${Pips} face=${name} />`,
};
