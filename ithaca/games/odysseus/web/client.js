// Odysseus at the table; what it gets is described in web/table/board.md.
import { html, signal, useEffect, useMemo, useRef, useState } from '../../../web/html.js';
import { setNames } from '../../../web/art/chart.js';
import { Backs, DOLPHIN, Disc, DiscAt, Island, Pawn, RUNNING_DOG, WindCard, WindFace, Wreath, calmSpots } from './art.js';
import { Ship } from '../../../web/art/parts.js';
import { Sign } from '../../../web/art/signs.js';
import { concerns, wordsOf } from '../../../web/table/choice.js';
import { MapFrame, Names, Spot } from '../../../web/table/map.js';
import { Tile } from '../../../web/table/tile.js';

/** @import { Game } from '../../../web/table/game.js' */

const SCALE = 10; // units of the board file to ours
const EDGE = [85, 82]; // room for names at the right and below
const SHORE = 44; // an island's radius, about
const COLOURS = { y: 'yellow', g: 'green', r: 'red' };
const LEGS = [1, 2, 3];
const ROMAN = ['I', 'II', 'III'];
const ADVENTURES = ['cyclops', 'winds', 'sirens', 'underworld', 'scylla', 'homecoming'];
// What each god's power does is told by this clause.
const POWERS = {
  zeus: 'odysseus/zeus/stop',
  athena: 'odysseus/athena/counter',
  poseidon: 'odysseus/poseidon/storm',
  hades: 'odysseus/hades/hide',
  aphrodite: 'odysseus/aphrodite/double',
  hermes: 'odysseus/hermes/move',
};
// The figure of a god stands for the verb of its power; the second is the move to ask about while it cannot be used.
const VERBS = {
  zeus: ['stop', 'stop'],
  athena: ['counter', 'counter'],
  poseidon: ['storm', 'storm:y1'],
  hades: ['hide', 'hide:1:y1'],
  aphrodite: ['double', 'double:y1'],
  hermes: ['lift', 'lift:y1:1'],
};
const WINDS = ['1', '2', '3', '5', 'd'];
const GOAL_PIPS = 10; // the track on a mission is as long as the game

// ── what is considered ────────────────────────────────────────────────────────────────────────────

/** The zone, card or answer that a pointer or the focus rests on: a word, or a move. */
const pointed = signal(/** @type {{kind?: string, name?: string, move?: string} | null} */ (null));

const pointing = (what) => ({
  onPointerEnter: (event) => {
    if (event.pointerType !== 'touch') pointed.value = what;
  }, // touch picks instead
  onPointerLeave: () => {
    pointed.value = null;
  },
  onFocusIn: () => {
    pointed.value = what;
  },
  onFocusOut: () => {
    pointed.value = null;
  },
});

/** The actions that may be meant now: by what is pointed at and what is picked, or the one that is chosen. */
function considered(game) {
  const at = pointed.value;
  if (at?.move) return game.legal.filter((action) => action.move === at.move);
  if (at && game.legal.length) {
    const picked = game.legal.flatMap(wordsOf).filter((word) => word.kind !== at.kind && game.is(word.kind, word.name));
    const wanted = [...picked, at];
    const meant = game.legal.filter(
      (action) =>
        wanted.every((word) => concerns(action, word))
        && wordsOf(action).every((word) => wanted.some((each) => each.kind === word.kind && each.name === word.name)),
    );
    if (meant.length) return meant;
  }
  const one = game.considered ?? game.chosen;
  return one ? [one] : [];
}

/** The voyage after what is considered, island by island; null if it stays as it is or is not known. */
function foreseen(game) {
  const after = game.view.after ?? {};
  const ways = new Set(considered(game).map(({ move }) => after[move]));
  const [way] = ways;
  return ways.size === 1 && way !== undefined ? stopsOf(way) : null;
}

/** "ogygia taphos?" as islands; a question mark says that face-down cards may lead elsewhere. */
const stopsOf = (way) =>
  way
    .split(' ')
    .filter(Boolean)
    .map((stop) => ({ island: stop.replace('?', ''), unsure: stop.endsWith('?') }));

// ── the sea ───────────────────────────────────────────────────────────────────────────────────────

/** Islands and lines of this board that are in play, where their names go, and where the sea is empty. */
function useSea(board, inPlay, langKey, name) {
  return useMemo(() => {
    const islands = board.island.filter((island) => inPlay.has(island.slug)).map((island) => ({ ...island, at: [island.x * SCALE, island.y * SCALE + 14] }));
    const width = Math.max(...islands.map((island) => island.at[0])) + EDGE[0];
    const height = Math.max(...islands.map((island) => island.at[1])) + EDGE[1];
    const spot = new Map(islands.map((island) => [island.slug, island.at]));
    const all = Object.entries(board.lines).flatMap(([colour, pairs]) => pairs.map((ends) => ({ colour, ends })));
    if (islands.length < board.island.length && board.small) all.push({ colour: board.small.colour, ends: board.small.strip });
    const lines = all.filter(({ ends }) => ends.every((end) => spot.has(end))).map((line) => ({ ...line, points: line.ends.map((end) => spot.get(end)) }));
    const ways = lines.map((line) => line.points);
    const names = setNames(
      islands.map((island) => ({ text: name('island', island.slug), at: island.at })),
      ways,
      { size: 24, reach: 56, width, height },
    );
    const calm = calmSpots(
      islands.map((island) => island.at),
      ways,
      names,
      { width, height },
    );
    return { islands, spot, lines, names, calm, width, height };
  }, [board, inPlay.size, langKey]);
}

/** The colour of the line between two islands. */
const colourOf = (sea, a, b) => sea.lines.find(({ ends }) => ends.includes(a) && ends.includes(b))?.colour;

/** A voyage as legs with places and colours. */
function legsOf(sea, start, stops) {
  let from = start;
  return stops
    .map(({ island, unsure }) => {
      const leg = { from: sea.spot.get(from), to: sea.spot.get(island), colour: colourOf(sea, from, island), island, unsure };
      from = island;
      return leg;
    })
    .filter((leg) => leg.from && leg.to);
}

/** The head of an arrow that points there. */
function arrowAt([x, y], angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `M${[
    [-9, -11],
    [13, 0],
    [-9, 11],
    [-4, 0],
  ]
    .map(([dx, dy]) => `${x + dx * cos - dy * sin} ${y + dx * sin + dy * cos}`)
    .join('L')}z`;
}

/** A leg bends to its left, so that there and back do not cover each other, nor the line. */
function bend({ from: [ax, ay], to: [bx, by] }) {
  const [dx, dy] = [bx - ax, by - ay];
  const long = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [(ax + bx) / 2 + (dy / long) * 30, (ay + by) / 2 - (dx / long) * 30];
  const cut = ([x, y], off) => {
    const way = Math.hypot(cx - x, cy - y) || 1;
    return [x + ((cx - x) / way) * off, y + ((cy - y) / way) * off];
  };
  const [sx, sy] = cut([ax, ay], SHORE - 6);
  const [ex, ey] = cut([bx, by], SHORE + 8);
  return {
    d: `M${sx} ${sy}Q${cx} ${cy} ${ex} ${ey}`,
    middle: [(sx + 2 * cx + ex) / 4, (sy + 2 * cy + ey) / 4],
    head: arrowAt([ex, ey], Math.atan2(ey - cy, ex - cx)),
  };
}

// All in the units of the board: with parts that have their own transforms, a faint voyage would become a separate layer,
// drawn over the sea again in every frame.
function Voyage({ legs, kind }) {
  return html`<g class=${`voyage ${kind}`} aria-hidden="true">${legs.map((leg, i) => {
    const {
      d,
      middle: [x, y],
      head,
    } = bend(leg);
    return html`<g key=${`${i}${leg.island}`} class=${leg.unsure ? 'unsure' : ''}><path class="casing" d=${d} /><path class="way" d=${d} /><path class="arrow" d=${head} />
      <circle cx=${x} cy=${y} r="13" /><text x=${x} y=${y + 5.5}>${ROMAN[i]}</text></g>`;
  })}</g>`;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const LEG_MS = 400;

/** The island where the ship is drawn: it sails its voyage leg by leg, then lies where the view says. */
function useSailing({ ship, path }) {
  const [at, setAt] = useState(ship);
  const sailed = useRef(path);
  const stops = useRef([]);
  const timer = useRef(0);
  const home = useRef(ship);
  home.current = ship;
  const land = () => {
    clearTimeout(timer.current);
    timer.current = 0;
    stops.current = [];
    setAt(home.current);
  };
  const sail = () => {
    const next = stops.current.shift();
    if (!next) return land();
    setAt(next);
    timer.current = setTimeout(sail, LEG_MS);
    return undefined;
  };
  useEffect(() => {
    const news = path && path !== sailed.current;
    sailed.current = path;
    if (news && !still()) {
      stops.current = path.split(' ').slice(1);
      sail();
    } else if (!timer.current) setAt(ship);
  }, [ship, path]);
  useEffect(() => {
    const skip = (event) => {
      if (event.key === 'Escape') land();
    };
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('keydown', skip);
      clearTimeout(timer.current);
    };
  }, []);
  return { at, land };
}

/** What never moves: waves, and the lines between islands. */
const Ground = ({
  sea,
}) => html`<g class="waves">${sea.calm.map(([x, y], i) => html`<path class=${i < 2 ? 'dolphin' : ''} transform=${`translate(${x} ${y})${i === 1 ? ' scale(-1 1)' : ''}`} d=${i < 2 ? DOLPHIN : RUNNING_DOG} />`)}</g>
  <g class="od-lines">${sea.lines.map(({ colour, points: [a, b] }) => html`<g class=${`od-line of-${colour}`}><path class="under" d=${`M${a.join(' ')}L${b.join(' ')}`} /><path class="over" d=${`M${a.join(' ')}L${b.join(' ')}`} /></g>`)}</g>`;

/** Where the voyage leads: as it was sailed, as it stands, and as it would go after what is considered. */
function Ways({ game, sea }) {
  const { view } = game;
  const [start, ...sailed] = view.path.split(' ');
  const now = legsOf(sea, view.ship, view.voyage);
  const ahead = foreseen(game);
  const then = ahead && legsOf(sea, view.ship, ahead);
  const aims = [
    [view.voyage.at(-1), 31, then ? 'faint' : ''],
    [then?.at(-1), 35, 'then'],
  ].filter(([leg]) => sea.spot.has(leg?.island));
  return html`<g class="aims" aria-hidden="true">${aims.map(([{ island, unsure }, r, kind]) => html`<circle class=${`aim ${kind} ${unsure ? 'unsure' : ''}`} cx=${sea.spot.get(island)[0]} cy=${sea.spot.get(island)[1]} r=${r} />`)}</g>
    <${Voyage} legs=${legsOf(
      sea,
      start,
      sailed.map((island) => ({ island })),
    )} kind="wake" /><${Voyage} legs=${now} kind=${then ? 'faint' : ''} />${then && html`<${Voyage} legs=${then} kind="then" />`}`;
}

/** The loom next to the sea: the voyage in words, and the winds. */
function Loom({ game, sea }) {
  const { view } = game;
  const ahead = foreseen(game);
  const then = ahead && legsOf(sea, view.ship, ahead);
  const legs = then ?? legsOf(sea, view.ship, view.voyage);
  return html`<${Course} game=${game} legs=${legs} ahead=${Boolean(then)} /><${Winds} game=${game} then=${then} />`;
}

const SEA_PHASES = ['placing', 'choosing', 'over'];

/** Which of the two panes a small screen shows: the sea or the winds. The one that is needed is scrolled into view automatically. */
function usePanes(game) {
  const panes = useRef();
  const needed = SEA_PHASES.includes(game.view.phase) || !game.asked ? 0 : 1;
  const [shown, setShown] = useState(needed);
  const show = (pane) => panes.current.scrollTo({ left: pane * panes.current.clientWidth, behavior: still() ? 'instant' : 'smooth' });
  useEffect(() => show(needed), [needed, game.view.path]);
  const [power] = VERBS[game.view.gods[game.me]] ?? [];
  const taken = needed === 1 && (WINDS.some((wind) => game.is('wind', wind)) || game.is('verb', power));
  useEffect(() => void (taken && show(1)), [taken]); // what was picked is to be laid there
  const onScroll = () => setShown(Math.round(panes.current.scrollLeft / Math.max(1, panes.current.clientWidth)));
  return { shown, show, panes: { ref: panes, onScroll } };
}

/** The names of the two panes, as buttons for users who do not swipe. */
const PaneNames = ({ game, shown, show }) =>
  html`<div class="od-panes" key=${`panes ${game.view.phase === 'over'}`} role="group" aria-label=${game.say('o-panes')}>${['o-sea', 'o-winds'].map((key, pane) => html`<button key=${key} aria-pressed=${shown === pane} onClick=${() => show(pane)}>${game.say(key)}</button>`)}</div>`;

/** @param {Game} game */
export function Board(game) {
  const { view, board, say, name } = game;
  const { shown, show, panes } = usePanes(game);
  const inPlay = new Set(Object.keys(view.discs));
  const sea = useSea(board, inPlay, name('island', 'aeaea') + name('island', 'cyprus'), name);
  const { at, land } = useSailing(view);
  const ship = sea.spot.get(at);
  const end = view.voyage.at(-1);
  const ground = useMemo(() => html`<${Ground} sea=${sea} />`, [sea]);
  const names = useMemo(() => html`<${Names} texts=${sea.islands.map((island) => name('island', island.slug))} spots=${sea.names} />`, [sea]);
  return html`<${PaneNames} key=${view.phase === 'over'} game=${game} shown=${shown} show=${show} /><div class="odysseus-table" ...${panes}><div class="seabox" onClick=${land}><${MapFrame} kind="odysseus" width=${sea.width} height=${sea.height} focus=${ship ?? null} label=${say('board-label')} ground=${ground}>
    ${sea.islands.map((island, i) => html`<${Isle} key=${island.slug} game=${game} island=${island} number=${i} disc=${view.discs[island.slug]} here=${view.ship === island.slug} end=${end?.island === island.slug && (end.unsure ? 'o-voyage-end-unsure' : 'o-voyage-end')} />`)}
    <${Ways} game=${game} sea=${sea} />
    ${ship && html`<g data-anchor="ship"><${Ship} x=${ship[0]} y=${ship[1] - 4} scale=${1.25} /></g>`}
    ${names}
  <//></div>
  <div class="loombox"><${view.phase === 'over' ? Missions : Loom} game=${game} sea=${sea} /></div></div>
  <div class="od-foot"><${Stock} game=${game} /><${Answer} game=${game} /></div>`;
}

function Isle({ game, island, number, disc, here, end }) {
  const { say, name } = game;
  const [x, y] = island.at;
  const label = [name('island', island.slug), disc ? name('adventure', disc) : say('o-no-disc'), here && say('o-ship'), end && say(end)]
    .filter(Boolean)
    .join(', ');
  return html`<${Spot} game=${game} kind="island" name=${island.slug} x=${x} y=${y} r=${48} label=${label} ask=${`start:${island.slug}`} rule=${disc ? 'odysseus/score/all' : 'odysseus/voyage/end'}>
    <title>${label}</title><${Island} number=${number} /><g data-anchor=${`island:${island.slug}`}>${disc ? html`<${DiscAt} name=${disc} scale=${1.12} />` : html`<circle class="nodisc" r="23" />`}</g><//>`;
}

/** The voyage in words, as it stands or as it would go. */
function Course({ game, legs, ahead }) {
  const { view, say, name } = game;
  if (!view.ship || view.phase === 'choosing' || view.phase === 'over') return html`<p class="od-course"></p>`;
  // Another voyage gets a new key: replaced, not moved, so that no layout shift is counted.
  const way = [view.ship, ...legs.map(({ island, unsure }) => island + unsure), ahead].join();
  return html`<p class=${`od-course ${ahead ? 'then' : ''}`} key=${way}><b>${say(ahead ? 'o-then' : 'o-now')}</b> ${
    legs.length === 0
      ? html`<span>${say('o-stays', { island: name('island', view.ship) })}</span>`
      : html`<span>${name('island', view.ship)}</span>${legs.map(({ colour, island, unsure }) => html` <span class="hop"><${Swatch} colour=${colour} /><span class="unseen">${name('colour', colour)}, </span>${unsure ? say('o-maybe', { island: name('island', island) }) : name('island', island)}</span>`)}${legs.some((leg) => leg.unsure) ? html` <span class="unseen">${say('o-unsure')}</span>` : ''}`
  }</p>`;
}

const Swatch = ({ colour }) =>
  html`<svg class=${`od-swatch od-line of-${colour}`} viewBox="0 0 54 12" aria-hidden="true"><path class="under" d="M0 6H54" /><path class="over" d="M0 6H54" /></svg>`;

// ── the winds ─────────────────────────────────────────────────────────────────────────────────────

/** The nine zones: three legs, three colours; what lies there and how strong it is. */
function Winds({ game, then }) {
  const { say, name } = game;
  return html`<section class="od-zones" aria-label=${say('o-zones')}><h2 class="unseen">${say('o-zones')}</h2>
    <div class="od-leg heads" aria-hidden="true"><span></span>${Object.values(COLOURS).map((colour) => html`<span class="colourhead"><${Swatch} colour=${colour} />${name('colour', colour)}</span>`)}</div>
    ${LEGS.map(
      (leg) => html`<div class="od-leg" role="group" aria-label=${say('o-leg', { leg })}><span class="legname" aria-hidden="true">${ROMAN[leg - 1]}</span>
      ${Object.entries(COLOURS).map(([letter, colour]) => html`<${Zone} key=${letter} game=${game} zone=${letter + leg} colour=${colour} would=${leadsTo(then, leg, colour)} blows=${leadsTo(game.view.voyage, leg, colour)} />`)}</div>`,
    )}</section>`;
}

/** Whether a voyage follows this colour on this leg: yes, maybe, or not (nothing). */
function leadsTo(voyage, leg, colour) {
  const followed = voyage?.[leg - 1];
  if (followed?.colour !== colour) return '';
  return followed.unsure ? 'maybe' : 'yes';
}

/** The place of the card that Hermes carries, among those of its zone; -1 if it is not here. */
function carriedIn(view, zone, cards) {
  const where = view.dropped || view.lifted;
  if (where !== zone || !view.lifted_card) return -1;
  const [, nth] = view.lifted_card.match(/^hidden(\d*)$/) ?? [];
  if (nth === undefined) return cards.lastIndexOf(view.lifted_card);
  return cards.findIndex((card) => card.includes('?')) + Number(nth || 1) - 1; // face-down ones come last, as they were laid
}

/** What a card in a zone is called: its wind, or that it lies face down, and what one knows of it. */
function cardName(game, card) {
  if (!card.includes('?')) return game.name('wind', card);
  return card === '?' ? game.name('wind', '?') : game.say('o-known', { wind: { kind: 'wind', name: card.replace('?', '') } });
}

/** While a zone is picked from which Hermes may take several cards: each of them, to be picked. */
function Cards({ game, zone }) {
  const lifts = game.legal.filter(({ move }) => move.startsWith(`lift:${zone}:`));
  if (lifts.length < 2 || !game.is('zone', zone)) return null;
  const hidden = game.view.winds[zone].filter((card) => card.includes('?'));
  const faceOf = (card) => (card.startsWith('hidden') ? hidden[Number(card.slice(6) || 1) - 1] : card);
  return html`<div class="od-cards" role="group" aria-label=${game.say('o-take')}>${lifts.map(
    ({ move, args: { card } }) => html`<${Tile} key=${move} game=${game} kind="card" name=${card.name} ask=${move} cls="bare" rule="odysseus/hermes/hidden"
    label=${card.name.startsWith('hidden') && faceOf(card.name) !== '?' ? `${game.name('card', card.name)} (${cardName(game, faceOf(card.name))})` : game.name('card', card.name)}><${WindCard} card=${faceOf(card.name)} nth=${card.name.slice(6)} /><//>`,
  )}</div>`;
}

function Zone({ game, zone, colour, blows, would }) {
  const { view, say, name, me } = game;
  const held = Object.keys(view.hands[me] ?? {}).find((wind) => wind !== '?') ?? '1';
  const ask = view.phase === 'dropping' ? `drop:${zone}` : `wind:${held}:${zone}`;
  const cards = view.winds[zone];
  const [storm, doubled, unknown] = [view.storm === zone, view.doubled === zone, cards.includes('?')];
  const first = cards.findIndex((card) => card.includes('?')); // face-down ones come last; if there are several they are counted
  const nth = (i) => (first >= 0 && i >= first && cards.length - first > 1 ? i - first + 1 : '');
  const carried = carriedIn(view, zone, cards);
  const [meant] = considered(game);
  const ghost = meant?.args.zone?.name === zone ? meant.args.wind?.name : null;
  const label = say('o-zone', {
    zone: name('zone', zone),
    total: view.totals[zone],
    least: unknown ? 'yes' : 'no',
    cards: cards.map((card) => cardName(game, card)).join(', ') || say('none'),
    storm: storm ? 'yes' : 'no',
    doubled: doubled ? 'yes' : 'no',
  });
  const marks = [
    'od-zone',
    `of-${colour}`,
    blows && 'wins',
    would && 'would',
    (would || blows) === 'maybe' && 'maybe',
    storm && 'storm',
    cards.length === 0 && 'bare',
  ]
    .filter(Boolean)
    .join(' ');
  return html`<div class="zonebox" ...${pointing({ kind: 'zone', name: zone })}>
    <${Tile} game=${game} kind="zone" name=${zone} ask=${ask} label=${label} cls=${marks} rule=${storm ? POWERS.poseidon : doubled ? POWERS.aphrodite : 'odysseus/voyage/legs'}>
      <span class="strength"><span class="total">${view.totals[zone]}${unknown && html`<small>+</small>`}</span>${(blows || would) && html`<${Wreath} />`}
        ${doubled && html`<span class="double">×2</span>`}${storm && html`<span class="trident"><${Sign} name="poseidon" /></span>`}</span>
      <span class="laid">${cards.map((card, i) => html`<${WindCard} key=${`${i} ${card}`} card=${card} nth=${nth(i)} cls=${i === carried ? 'carried' : ''} />`)}
        ${view.dropped && view.lifted === zone && html`<i class="wcard gap"></i>`}${ghost && html`<${WindCard} card=${ghost} cls="ghost" />`}</span><//><${Cards} game=${game} zone=${zone} /></div>`;
}

// ── Athena's answer ───────────────────────────────────────────────────────────────────────────────

const seatWord = (seat) => ({ kind: 'seat', name: String(seat) });
const zoneWord = (zone) => ({ kind: 'zone', name: zone });

/** What the power did that is to be answered, in the words of the log. */
function deed(view) {
  const seat = seatWord(view.gods.indexOf(view.power));
  if (view.late) return ['o-answer-late', {}];
  switch (view.power) {
    case 'zeus':
      return ['did-stop', { seat }];
    case 'poseidon':
      return ['did-storm', { seat, zone: zoneWord(view.storm) }];
    case 'aphrodite':
      return ['did-double', { seat, zone: zoneWord(view.doubled) }];
    case 'hades':
      return ['did-hide-unseen', { seat, zone: zoneWord(view.hidden.at(-1).split(' ')[0]) }];
    default:
      return ['did-drop', { seat, zone: zoneWord(view.dropped) }];
  }
}

// Not the words of the list of actions: no two buttons should have the same name.
const ANSWERS = { counter: 'o-answer-counter', allow: 'o-answer-allow' };

/** While Athena may counter a power: who used it, what it does, and who decides about it. */
function Answer({ game }) {
  const { view, say, seats, legal } = game;
  if (view.phase !== 'window') return null;
  const play = (move) => {
    pointed.value = null; // the button is gone before the pointer leaves it
    game.play(move);
  };
  const athena = view.gods.indexOf('athena');
  return html`<div class="od-answer" role="group" aria-label=${say('o-answer')}>
    <span class="duel" aria-hidden="true"><${Pawn} god=${view.power} /><span class="against"><${Sign} name="shield" /></span><${Pawn} god="athena" /></span>
    <span class="deed"><b>${say(...deed(view))}</b> <span>${legal.length ? say('o-answer-yours') : say('o-answer-waits', { name: seats[athena]?.name ?? '' })}</span>
      ${legal.length > 0 && html`<span class="row">${legal.map((action) => html`<button key=${action.move} data-answer=${action.move} class=${action.move === 'counter' ? 'main' : ''} ...${pointing({ move: action.move })} onClick=${() => play(action.move)}>${say(ANSWERS[action.move])}</button>`)}</span>`}</span></div>`;
}

// ── next to the board ─────────────────────────────────────────────────────────────────────────────

function Stock({ game }) {
  const { view, say, name } = game;
  // Other discs get a new key: replaced, not moved, so that no layout shift is counted.
  return html`<div class="stock od-stock" key=${JSON.stringify([view.reserve, view.scored])}><span class="stat" data-rule="odysseus/round/end">${say('o-round', { round: view.round })}</span><span class="stat" data-anchor="pack" data-rule="odysseus/round/winds"><i class="wcard down pile" aria-hidden="true"></i>${say('o-pack', { count: view.pack })}</span>
    <span class="row tight" data-anchor="reserve">${say('o-reserve')} ${ADVENTURES.filter((each) => view.reserve[each]).map((each) => html`<${Tile} game=${game} kind="adventure" name=${each} ask=${`disc:${each}`} rule="odysseus/refill/choice" cls="chip" label=${`${name('adventure', each)}: ${view.reserve[each]}`}><${Disc} name=${each} /> ${view.reserve[each]}<//>`)}</span>
    <span class="row tight" data-anchor="scored">${say('o-scored')} ${ADVENTURES.filter((each) => view.scored[each]).map((each) => html`<span class="chip" title=${name('adventure', each)}><${Disc} name=${each} /><span class="unseen">${name('adventure', each)}</span> ${view.scored[each]}</span>`)}${Object.keys(view.scored).length ? '' : say('none')}</span></div>`;
}

/** A mission: three adventures worth 3, 2 and 1, how often each was met, and the way to ten. */
function Mission({ game, card, points }) {
  const { view, say, name } = game;
  return html`<div class="missioncard"><ul>${card.map((adventure, i) => {
    const met = view.scored[adventure] ?? 0;
    return html`<li class=${met ? 'met' : ''}><${Disc} name=${adventure} /><span class="worth">${3 - i}</span><span class="cardname">${name('adventure', adventure)}</span>
      <span class="times"><span class="unseen">${say('o-met', { count: met })}</span><span aria-hidden="true">×${met}</span></span></li>`;
  })}</ul><p class="track" aria-hidden="true">${Array.from({ length: GOAL_PIPS }, (_, i) => html`<i class=${i < points ? 'on' : ''}></i>`)}</p></div>`;
}

/** When the missions of others lie open, usually at the end: all of them, the best first. */
function Missions({ game }) {
  const { view, say, seats, me } = game;
  if (!view.missions.some((card, seat) => card.length && seat !== me)) return null;
  const order = view.missions
    .map((card, seat) => ({ card, seat, points: view.points[seat] ?? 0 }))
    .filter(({ card }) => card.length)
    .sort((a, b) => b.points - a.points);
  return html`<section class="od-missions" tabindex="0" aria-label=${say('o-missions')}><h2>${say('o-missions')}</h2><ul>${order.map(
    ({ card, seat, points }) => html`<li key=${seat} class=${view.winners.includes(seat) ? 'won' : ''}>
    <h3><${Pawn} god=${view.gods[seat]} />${seats[seat]?.name ?? ''} <b>${points}</b></h3><${Mission} game=${game} card=${card} points=${points} /></li>`,
  )}</ul></section>`;
}

/** The player's own god: its figure stands for its power. */
function Power({ game }) {
  const { view, me, say, name } = game;
  const god = view.gods[me];
  const spent = view.spent.includes(god);
  const [verb, ask] = VERBS[god] ?? [];
  const told = spent ? say('o-spent') : say(`o-power-${god}`);
  return html`<${Tile} game=${game} kind="verb" name=${verb} ask=${ask} rule=${POWERS[god]} cls=${`od-power ${spent ? 'spent' : ''}`} label=${`${name('god', god)}: ${told}`}>
    <${Pawn} key=${told} god=${god} spent=${spent} /><b key=${god}>${name('god', god)}</b><span class="does" key=${told}>${told}</span><//>`;
}

/** @param {Game} game */
export function Mine(game) {
  const { view, me, say, name } = game;
  const hand = view.hands[me] ?? {};
  const mission = view.missions[me] ?? [];
  const held = WINDS.flatMap((wind) => Array.from({ length: hand[wind] ?? 0 }, (_, i) => ({ wind, key: `${wind}${i}` })));
  return html`<div class="secrets" data-anchor="mission:me" data-rule="odysseus/score/all"><h2>${say('o-mission')}</h2><${Mission} game=${game} card=${mission} points=${view.points[me] ?? 0} />
      <p class="unseen">${say('o-points', { points: view.points[me] ?? 0 })}</p></div>
    ${view.gods[me] && html`<div class="od-mine"><${Power} game=${game} /></div>`}
    <div class="cards-in-hand od-hand"><h2>${say('hand')}</h2><ul class="fan winds" data-anchor="hand:me" style=${{ '--n': held.length }}>${held.map(
      (
        { wind, key },
        i,
      ) => html`<li key=${key} style=${{ '--i': i }} ...${pointing({ kind: 'wind', name: wind })}><${Tile} game=${game} kind="wind" name=${wind} ask=${`wind:${wind}:y1`} rule=${`odysseus/turn/${wind === 'd' ? 'dionysos-wind' : 'wind'}`} cls=${`cardface held ${wind === 'd' ? 'grape' : ''} ${wind === 'd' && game.advised?.startsWith('swap:') ? 'hinted' : ''}`}
      label=${name('wind', wind)}><b class="corner">${wind === 'd' ? 1 : wind}</b><${WindFace} wind=${wind} /><span class="cardname">${name('wind', wind)}</span><//></li>`,
    )}</ul></div>`;
}

// ── what is asked ─────────────────────────────────────────────────────────────────────────────────

/** Verbs that a figure or a group on the board stands for: they need no button of their own. */
export const pieced = ['stop', 'counter', 'allow'];

/** After pressing a zone first: what may be laid there; a wreath marks what would turn the voyage. */
export const beside = {
  kinds: ['wind'],
  draw: ({ move, args }, game) =>
    html`<span class="od-offer"><${WindCard} card=${`${move.startsWith('hide:') ? '?' : ''}${args.wind.name}`} />${game.view.after?.[move] !== undefined && html`<${Wreath} />`}</span>`,
};

const KINDS = { wind: 'wind', hide: 'power', storm: 'power', double: 'power', lift: 'power', stop: 'power', counter: 'power', swap: 'swap', pass: 'pass' };

/** In our own turn: the question names only what there is to choose from. */
export function question(game) {
  if (game.view.phase !== 'turn') return null;
  const may = new Set(game.legal.map((action) => KINDS[action.move.split(':')[0]]));
  const args = Object.fromEntries(['wind', 'power', 'swap'].map((kind) => [kind, may.has(kind) ? 'yes' : 'no']));
  return may.size === 1 ? { key: 'o-ask-pass', args: {} } : { key: 'o-ask-turn', args };
}

/** @param {{game: Game, seat: number}} props */
export function Seat({ game, seat }) {
  const { view, say, name } = game;
  const god = view.gods[seat];
  const spent = view.spent.includes(god);
  return html`<span class=${`stat od-god ${spent ? 'spent' : ''} ${view.power === god ? 'acts' : ''} ${game.hints('seat', String(seat)) ? 'hinted' : ''}`} data-anchor=${`pawn:${god}`} data-rule=${POWERS[god]} title=${spent ? say('o-spent') : undefined}><${Pawn} key=${god} god=${god} spent=${spent} /><span>${name('god', god)}${spent ? html` <span class="unseen">(${say('o-spent')})</span>` : ''}</span></span>
    <span class="stat" key=${`${god} ${view.cards[seat]}`} data-rule="odysseus/round/winds" title=${say('cards-held')}><${Backs} count=${view.cards[seat]} /><span class="unseen">${say('cards-held')}: </span>${view.cards[seat]}</span>`;
}

// ── what moves and sounds ─────────────────────────────────────────────────────────────────────────

const back = () => html`<${WindCard} card="?" />`;
const seatOf = (word, game) => (Number(word.name) === game.me ? 'hand:me' : `seat:${word.name}`);

/** What flies when this has happened; ship and discs that stay on the board move by themselves. */
export function flights({ key, args }, game) {
  const one = (art, from, to, turn = false) => [{ art, from, to, turn }];
  const zone = args.zone && `zone:${args.zone.name}`;
  const from = args.seat?.kind === 'seat' ? seatOf(args.seat, game) : null;
  switch (key) {
    case 'did-wind':
      return one(html`<${WindCard} card=${args.wind.name} />`, from, zone);
    case 'did-hide':
    case 'did-hide-unseen':
      return one(back(), from, zone);
    case 'card-turned':
      return one(html`<${WindCard} card=${args.wind.name} />`, zone, zone, true);
    case 'did-storm':
      return one(html`<${Pawn} god="poseidon" />`, 'pawn:poseidon', zone);
    case 'did-double':
      return one(html`<${Pawn} god="aphrodite" />`, 'pawn:aphrodite', zone);
    case 'did-lift':
      return one(args.card.name.startsWith('hidden') ? back() : html`<${WindCard} card=${args.card.name} />`, zone, 'pawn:hermes');
    case 'did-drop':
      return one(html`<${Pawn} god="hermes" />`, 'pawn:hermes', zone);
    case 'did-stop':
      return one(html`<${Pawn} god="zeus" />`, 'pawn:zeus', 'ship');
    case 'did-counter':
      return one(html`<${Pawn} god="athena" />`, 'pawn:athena', `pawn:${args.god.name}`);
    case 'did-swap':
      return [
        ...one(html`<${Pawn} god=${args.other_god.name} />`, `seat:${args.seat.name}`, `seat:${args.other.name}`),
        ...one(html`<${Pawn} god=${args.god.name} />`, `seat:${args.other.name}`, `seat:${args.seat.name}`),
      ];
    case 'did-disc':
      return one(html`<${Disc} name=${args.adventure.name} />`, 'reserve', `island:${args.island.name}`);
    case 'disc-scored':
      return one(html`<${Disc} name=${args.adventure.name} />`, `island:${args.island.name}`, 'scored');
    case 'round-begins':
      return game.view.cards.flatMap((_, seat) => (seat === game.me ? [] : one(back(), 'pack', `seat:${seat}`)));
    case 'you-draw':
      return args.winds.map((wind) => ({ art: html`<${WindCard} card=${wind.name} />`, from: 'pack', to: 'hand:me', turn: true }));
    default:
      return [];
  }
}

const put = (list, nth, value) => list.map((each, i) => (i === nth ? value : each));

/** The table once this has happened, on the way from `view` to `after`: the ship sails leg by leg, and the points come when it is there. */
export function stage({ key, args }, view, after) {
  switch (key) {
    case 'leg-sailed':
      return { ...view, ship: args.island.name };
    case 'did-disc':
      return { ...view, discs: after.discs, reserve: after.reserve };
    case 'disc-scored':
      return { ...view, discs: after.discs, scored: after.scored };
    case 'your-points':
      return { ...view, points: after.points };
    case 'mission-shown': {
      const seat = Number(args.seat.name);
      return { ...view, missions: put(view.missions, seat, after.missions[seat]), points: put(view.points, seat, after.points[seat]) };
    }
    default:
      return view;
  }
}

/** What is shown at its destination as soon as it is played. */
export function meant({ move, args }) {
  const [verb] = move.split(':');
  const to = args.zone && `zone:${args.zone.name}`;
  const pawn = { storm: 'poseidon', double: 'aphrodite', drop: 'hermes' }[verb];
  if (verb === 'wind') return [{ art: html`<${WindCard} card=${args.wind.name} />`, from: 'hand:me', to }];
  if (verb === 'hide') return [{ art: back(), from: 'hand:me', to }];
  return pawn ? [{ art: html`<${Pawn} god=${pawn} />`, from: `pawn:${pawn}`, to }] : [];
}

export const sounds = {
  'did-wind': 'card',
  'did-hide': 'card',
  'did-hide-unseen': 'card',
  'did-drop': 'card',
  'card-turned': 'card',
  'you-draw': 'card',
  'did-storm': 'storm',
  'did-stop': 'thunder',
  'did-counter': 'thunder',
  'leg-sailed': 'step',
  'did-start': 'step',
  'disc-scored': 'coin',
  'did-disc': 'coin',
  winner: 'win',
  winners: 'win',
};

/** The pieces one by one, for the rulebook. */
export const pieces = {
  god: ({ name }) => html`<${Pawn} god=${name} />`,
  adventure: ({ name }) => html`<${Disc} name=${name} />`,
  wind: ({ name, value, title }) =>
    html`<span class=${`tile cardface held ${name === 'd' ? 'grape' : ''}`}><b class="corner">${value}</b><${WindFace} wind=${name} /><span class="cardname">${title}</span></span>`,
};
