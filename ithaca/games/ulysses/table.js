// Ulysses at the table; what it gets is described in web/table/board.md.
import { html, useMemo } from '../../web/html.js';
import { HEIGHT, WIDTH, project, setNames } from '../../web/art/chart.js';
import { COAST } from '../../web/art/coast.js';
import { Ship } from '../../web/art/parts.js';
import { Sign, SignAt } from '../../web/art/signs.js';
import { MapFrame, Names, Spot } from '../../web/table/map.js';
import { Tile } from '../../web/table/tile.js';

// A shape for each colour, so that the colour is never the only sign.
const SHAPES = {
  violet: 'M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0z',
  green: 'M-10.5-10.5h21v21h-21z',
  red: 'M0-14.5L14.5 0L0 14.5L-14.5 0z',
  blue: 'M0-14L13.5 10h-27z',
};
const SIDES = ['blue', 'red', 'black'];
const CARDS = ['objection', 'temple', 'wind', 'plague', 'zeus', 'pandora'];

const Shape = ({ colour, size = 16 }) => html`<svg class="shape" viewBox="-16 -16 32 32" width=${size} height=${size} aria-hidden="true">
  <path class=${`of-${colour}`} d=${SHAPES[colour] ?? SHAPES.violet} /></svg>`;

/** The board in units of the chart: places by slug, and lines as rows of points. */
function useSea(board, lang, name) {
  return useMemo(() => {
    const places = board.place.map((place) => ({ ...place, at: project(place.x, place.y) }));
    const spot = new Map(places.map((place) => [place.slug, place.at]));
    const lines = board.lines.map((line) => ({ ends: [line[0], line.at(-1)], points: line.map((step) => (typeof step === 'string' ? spot.get(step) : project(...step))) }));
    const names = setNames(places.map((place) => ({ text: name('place', place.slug), at: place.at })), lines.map((line) => line.points), { size: 19, reach: 15, width: WIDTH, height: HEIGHT });
    return { places, spot, lines, names };
  }, [board, lang]);
}

// Goals are exchanged from one's hand, so on the board a place does not stand for that.
const ON_BOARD = ['propose', 'red', 'black', 'plague', 'cleanse'];
const QUESTION = { answering: 'red', debating: 'black', exchanging: 'exchange' };

export function Board(game) {
  const { view, board, say, name } = game;
  const sea = useSea(board, name('place', board.place[1].slug) + name('place', board.place[2].slug), name);
  const goals = game.me >= 0 ? view.goals[game.me] : [];
  const reached = game.me >= 0 ? view.shown[game.me] : [];
  const discs = Object.fromEntries(SIDES.filter((side) => view[side]).map((side) => [view[side], side]));
  const ship = sea.spot.get(view.ship) ?? [WIDTH / 2, HEIGHT / 2];
  const target = game.chosen && ['propose', 'red', 'black'].includes(game.chosen.move.split(':')[0]) ? game.chosen.move.split(':')[1] : '';
  const label = (place) => [
    name('place', place.slug), place.colour && name('colour', place.colour),
    view.ship === place.slug && say('u-ship'), view.plagues.includes(place.slug) && say('u-plague'),
    goals.includes(place.slug) && say('u-goal'), reached.includes(place.slug) && say('u-goal-shown'),
    discs[place.slug] && say('u-disc', { side: name('side', discs[place.slug]), count: view.cards[discs[place.slug]] }),
  ].filter(Boolean).join(', ');
  return html`<div class="ulysses-sea"><${MapFrame} kind="ulysses" width=${WIDTH} height=${HEIGHT} focus=${ship} label=${say('board-label')}>
    <rect class="sea" width=${WIDTH} height=${HEIGHT} /><path class="land" d=${COAST} />
    <g class="lines" aria-hidden="true">${sea.lines.map(({ ends, points }) => {
      const near = ends.includes(view.ship);
      const sails = near && ends.includes(target);
      return html`<path class=${`${near ? 'near' : ''} ${sails ? 'sails' : ''}`} d=${`M${points.map((point) => point.join(' ')).join('L')}`} />`;
    })}</g>
    ${sea.places.map((place) => {
      const [x, y] = place.at;
      const plagued = view.plagues.includes(place.slug);
      const disc = discs[place.slug];
      return html`<${Spot} key=${place.slug} game=${game} kind="place" name=${place.slug} x=${x} y=${y} r=${26} label=${label(place)}
          ask=${`${QUESTION[view.phase] ?? 'propose'}:${place.slug}`} via=${ON_BOARD}>
        ${disc && html`<circle class=${`disc of-${disc}`} r="22" />`}
        ${goals.includes(place.slug) && html`<circle class="goal" r="18" />`}
        ${reached.includes(place.slug) && html`<circle class="goal done" r="18" />`}
        <path class=${`place of-${place.colour}`} d=${SHAPES[place.colour] ?? SHAPES.violet} />
        ${plagued && html`<g class="plague"><circle r="12" /><${SignAt} name="plague" size=${18} /></g>`}
      <//>`;
    })}
    <${Names} texts=${sea.places.map((place) => name('place', place.slug))} spots=${sea.names} />
    <g aria-hidden="true">${Object.entries(discs).map(([slug, side]) => html`<g class=${`count of-${side}`} transform=${`translate(${sea.spot.get(slug).join(' ')})`}><circle cx="19" cy="-19" r="11" /><text x="19" y="-14">${view.cards[side]}</text></g>`)}</g>
    <${Ship} x=${ship[0]} y=${ship[1] - 22} scale=${0.8} />
  <//>
  <${Debate} game=${game} /></div><${Stock} game=${game} />`;
}

/** The debate of the gods: what each side stands for, how many cards it has and would need. */
function Debate({ game }) {
  const { view, say, name } = game;
  if (!view.blue) return null;
  return html`<section class="debate" aria-label=${say('u-debate')}><h2>${say('u-debate')}</h2><ul>${SIDES.filter((side) => view[side]).map((side) => html`
    <li class=${view.leader === side ? 'leads' : ''}><${Tile} game=${game} kind="side" name=${side} ask=${`support:${side}`} cls="stand">
      <span class=${`token of-${side}`} aria-hidden="true">${name('side', side).slice(0, 1).toUpperCase()}</span><span class="unseen">${name('side', side)}: </span>
      <span><b>${name('place', view[side])}</b> <span class="sub">${side in view.owners ? game.seats[view.owners[side]]?.name : ''}</span></span>
      <span class="big">${view.cards[side]}</span><span class="unseen"> ${say('u-cards', { count: view.cards[side] })}, </span>
      <span class="sub">${view.leader === side ? say('u-leads') : say('u-needs', { count: view.needs[side] ?? 0 })}</span><//></li>`)}</ul></section>`;
}

/** The goal piles, the pack and what is left of the wood. */
function Stock({ game }) {
  const { view, say, name } = game;
  return html`<p class="stock"><span>${say('u-pack', { count: view.pack })}</span>
    <span>${say('u-discards', { count: Object.values(view.discard).reduce((sum, n) => sum + n, 0) || (view.top ? 1 : 0) })}</span>
    <span>${say('u-plagues-left', { count: view.plagues_left })}</span><span>${say('u-temples-left', { count: view.temples_left })}</span>
    ${Object.entries(view.piles).map(([colour, pile]) => html`<${Tile} game=${game} kind="colour" name=${colour} ask=${`from:${colour}`} cls="pile"
      label=${say('u-pile', { colour: name('colour', colour), count: pile.length })}><${Shape} colour=${colour} />${pile.length}<//>`)}</p>`;
}

export function Mine(game) {
  const { view, me, board, say, name } = game;
  const hand = view.hands[me] ?? {};
  const colourOf = (slug) => board.place.find((place) => place.slug === slug)?.colour;
  const goal = (slug, done) => html`<li><${Tile} game=${game} kind="place" name=${slug} ask=${`exchange:${slug}`} via=${['exchange']} cls=${`goalcard ${done ? 'done' : ''}`}
      label=${`${name('place', slug)}, ${done ? say('u-goal-shown') : say('u-goal')}`}>
    <${Shape} colour=${colourOf(slug)} size=${22} /><span>${name('place', slug)}</span>${done && html`<span class="tick">✓</span>`}<//></li>`;
  return html`<div class="goals"><h2>${say('u-goals')}</h2><ul class="fan">${view.shown[me].map((slug) => goal(slug, true))}${view.goals[me].filter((slug) => !slug.startsWith('?')).map((slug) => goal(slug, false))}</ul></div>
    <div class="cards-in-hand"><h2>${say('hand')}</h2><ul class="fan">${CARDS.filter((card) => hand[card] || view.paid[card]).map((card) => html`<li><${Tile} game=${game} kind="card" name=${card} ask=${`pay:${card}`} cls=${`cardface ${card}`}
      label=${say('u-card', { card: name('card', card), count: hand[card] ?? 0 })}>
      <${Sign} name=${card} /><span class="cardname">${name('card', card)}</span><span class="count">${hand[card] ?? 0}</span><//></li>`)}</ul></div>
    ${Object.keys(view.paid).length > 0 && html`<p class="sub">${say('u-paid', { cards: Object.entries(view.paid).map(([card, count]) => `${count} × ${name('card', card)}`).join(', ') })}</p>`}`;
}

export function Seat({ game, seat }) {
  const { view, say, name, board } = game;
  const colourOf = (slug) => board.place.find((place) => place.slug === slug)?.colour;
  const standing = view.standing[seat];
  return html`<span class="stat" title=${say('u-temples')}><${Sign} name="temple" /><span class="unseen">${say('u-temples')}: </span>${view.temples[seat]}</span>
    <span class="stat" title=${say('cards-held')}><i class="back" aria-hidden="true"></i><span class="unseen">${say('cards-held')}: </span>${view.held[seat]}</span>
    <span class="stat goalsline" title=${say('u-goals')}><span class="unseen">${say('u-goals-of', { shown: view.shown[seat].length })}</span>
      ${view.shown[seat].map((slug) => html`<b class="shown" title=${name('place', slug)}><${Shape} colour=${colourOf(slug)} /><span class="unseen">${name('place', slug)}</span></b>`)}
      ${view.phase === 'over' ? view.goals[seat].map((slug) => html`<i class="hidden-goal" title=${name('place', slug)}><${Shape} colour=${colourOf(slug)} />${name('place', slug)}</i>`) : view.backs[seat].map((colour) => html`<i class="hidden-goal" title=${say('u-back', { colour: name('colour', colour) })}><${Shape} colour=${colour} /></i>`)}</span>
    ${standing && html`<span class="stat">${standing === 'out' ? say('u-out') : html`<i class=${`token small of-${standing}`}>${name('side', standing).slice(0, 1).toUpperCase()}</i>`}</span>`}`;
}
