// L'Odyssée d'Ulysse at the table; what it gets is described in web/table/board.md.
import { html, useMemo } from '../../web/html.js';
import { HEIGHT, WIDTH, project, setNames } from '../../web/art/chart.js';
import { COAST } from '../../web/art/coast.js';
import { Ship } from '../../web/art/parts.js';
import { Sign, SignAt } from '../../web/art/signs.js';
import { MapFrame, Names, Spot } from '../../web/table/map.js';
import { Tile } from '../../web/table/tile.js';

// What is printed on the cards: their sort, for the sign, and their strength.
const CARDS = {
  hermes: ['help'], leucothea: ['help'], proteus: ['help'], athena: ['help'],
  circe: ['charm', 5], calypso: ['charm', 5], sirens: ['charm', 3], lotuseaters: ['charm', 3],
  cyclopes: ['combat', 2], scylla: ['combat', 3], polyphemus: ['combat', 3], cicones: ['combat', 3],
  laestrygonians: ['wreck', 3], hyperion: ['wreck', 4], charybdis: ['wreck', 4], poseidon: ['wreck', 5],
  mist: ['weather'], fog: ['weather'], calm: ['weather', 4], bag: ['bag'],
  treasure3: ['treasure', 3], treasure4: ['treasure', 4], treasure5: ['treasure', 5], ghosts: ['ghosts'],
};
const STAR = 'M0-15l4.2 9.6 10.4 1-7.9 6.8 2.4 10.2L0 7.3l-9.1 5.3 2.4-10.2-7.9-6.8 10.4-1z';
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };
const sortOf = (card) => CARDS[card]?.[0] ?? 'unknown';

function useTrack(board, langKey, name) {
  return useMemo(() => {
    const spaces = board.space.map((space) => ({ ...space, at: project(space.x, space.y) }));
    const spot = new Map(spaces.map((space) => [space.slug, space.at]));
    const ways = spaces.flatMap((space) => [...(space.to ? [[space.slug, space.to]] : []), ...Object.values(space.routes ?? {}).map((to) => [space.slug, to])]).map((ends) => ends.map((end) => spot.get(end)));
    const named = spaces.filter((space) => space.name);
    const set = setNames(named.map((space) => ({ text: name('space', space.slug), at: space.at })), ways, { size: 17, reach: 15, width: WIDTH, height: HEIGHT, marks: spaces.map((space) => space.at) });
    const names = new Map(named.map((space, i) => [space.slug, set[i]]));
    const routes = Object.fromEntries(spaces.flatMap((space) => Object.entries(space.routes ?? {}).map(([route, to]) => [to, route])));
    return { spaces, spot, ways, names, routes };
  }, [board, langKey]);
}

export function Board(game) {
  const { view, board, say, name, seats } = game;
  const track = useTrack(board, name('space', 'troy') + name('space', 'lotus'), name);
  const arrows = Object.fromEntries(board.arrows.map((slug, i) => [slug, i + 1]));
  const active = game.me >= 0 ? game.me : view.active;
  const triremes = view.at.map((slug, seat) => {
    const [x, y] = track.spot.get(slug);
    const here = view.at.map((other, i) => (other === slug ? i : -1)).filter((i) => i >= 0);
    const nth = here.indexOf(seat) - (here.length - 1) / 2;
    return { seat, x: x + nth * 26, y: y - 20 - Math.abs(nth) * 4 };
  });
  return html`<${MapFrame} kind="odyssey" width=${WIDTH} height=${HEIGHT} focus=${track.spot.get(view.at[active])} label=${say('board-label')}>
    <rect class="sea" width=${WIDTH} height=${HEIGHT} /><path class="land" d=${COAST} />
    <g class="ways" aria-hidden="true">${track.ways.map(([a, b]) => html`<path d=${`M${a.join(' ')}L${b.join(' ')}`} />`)}</g>
    ${track.spaces.map((space) => {
      const [x, y] = space.at;
      const card = view.stars[space.slug];
      const here = view.at.map((slug, seat) => (slug === space.slug ? seats[seat]?.name : '')).filter(Boolean);
      const route = track.routes[space.slug];
      const special = [board.start, board.home, board.hades].includes(space.slug);
      const label = [space.name ? name('space', space.slug) : say('y-space', { space: space.slug }), space.star && say('y-star'), card && name('card', card), CARDS[card]?.[1] && say('y-value', { value: CARDS[card][1] }), arrows[space.slug] && say('y-arrow', { arrow: arrows[space.slug] }), here.length && say('y-here', { names: here.join(', ') }), route && name('route', route)].filter(Boolean).join(', ');
      return html`<${Spot} key=${space.slug} game=${game} kind=${route ? 'route' : 'space'} name=${route ?? space.slug} x=${x} y=${y} r=${19} label=${label} ask=${route ? `route:${route}` : 'roll'}>
        ${space.star ? html`<path class="star" d=${STAR} />${card && html`<rect class="lying" x="-12" y="-14" width="24" height="28" rx="3" />`}` : special ? html`<rect class=${`gate ${space.slug === board.hades ? 'hades' : ''}`} x="-13" y="-13" width="26" height="26" rx="3" />` : html`<circle class="space" r="7.5" />`}
        ${space.slug === board.home && html`<${SignAt} kind="emblem" name="temple" size=${18} />`}
        ${space.slug === board.hades && html`<${SignAt} kind="emblem" name="underworld" size=${18} />`}
        ${space.slug === board.start && html`<${SignAt} kind="emblem" name="helmet" size=${18} />`}
        ${card && html`<${SignAt} kind="emblem" name=${sortOf(card)} size=${19} />`}<//>`;
    })}
    <${Names} texts=${[...track.names.keys()].map((slug) => name('space', slug))} spots=${[...track.names.values()]} />
    <g class="marks" aria-hidden="true">${board.arrows.map((slug, i) => html`<g class="arrow" transform=${`translate(${track.spot.get(slug).join(' ')})`}><path d="M-9-26h18v9L0-9l-9-8z" /><text y="-15">${i + 1}</text></g>`)}
      ${Object.entries(view.stars).filter(([, card]) => CARDS[card]?.[1]).map(([slug, card]) => html`<g class="value" transform=${`translate(${track.spot.get(slug).join(' ')})`}><circle cx="15" cy="-15" r="9" /><text x="15" y="-10.5">${CARDS[card][1]}</text></g>`)}</g>
    <g aria-hidden="true">${triremes.map(({ seat, x, y }) => html`<${Ship} key=${seat} x=${x} y=${y} scale=${seat === view.active ? 0.85 : 0.68} kind=${`trireme seat-${seat} ${seat === view.active ? 'active' : ''}`}><text class="sailmark" x="31.5" y="21">${seat + 1}</text><//>`)}</g>
  <//><${Events} game=${game} />`;
}

function Die({ face, roll, game }) {
  const drawn = html`<svg class="die" viewBox="-20 -20 40 40" aria-hidden="true"><rect x="-18" y="-18" width="36" height="36" rx="7" />${(PIPS[face] ?? []).map(([x, y]) => html`<circle cx=${x * 9.5} cy=${y * 9.5} r="3.6" />`)}</svg>`;
  const label = face ? game.say('y-die', { die: face }) : game.say('y-die-none');
  if (!roll) return html`<span role="img" aria-label=${label}>${drawn}</span>`;
  return html`<button class="tile can dice" aria-label=${game.say(roll.key, roll.args)} onClick=${() => game.play('roll')}>${drawn}</button>`;
}

/** The die, what is being met, and the pile. */
function Events({ game }) {
  const { view, say, name } = game;
  const roll = game.legal.find((action) => action.move === 'roll');
  return html`<div class="events"><${Die} face=${view.die} roll=${roll} game=${game} />
    ${view.facing && html`<span class="facing tile"><${Sign} name=${sortOf(view.facing)} /><b>${name('card', view.facing)}</b>${view.to_beat > 0 && html`<span class="sub">${say('y-beat', { least: view.to_beat + 1 })}</span>`}</span>`}
    <span class="stock"><span>${say('y-pile', { count: view.pile_size })}</span><span>${say('y-armoury', { count: view.armoury.length })}</span><span>${say('y-turn', { turn: view.turns })}</span></span></div>`;
}

function Goods({ game, seat }) {
  const { view, say, name } = game;
  return html`${view.weapon[seat] !== 'none' && html`<span class="stat"><${Sign} name=${view.weapon[seat]} />${name('weapon', view.weapon[seat])}</span>`}
    ${view.help[seat].map((help) => html`<span class="stat"><${Sign} name="help" />${name('help', help)}</span>`)}
    ${view.treasure[seat].map((worth) => html`<span class="stat" title=${say('y-treasure')}><${Sign} name="treasure" /><span class="unseen">${say('y-treasure')} </span>${worth}</span>`)}`;
}

export function Mine(game) {
  const { view, me, say, name } = game;
  const helps = view.help[me];
  return html`<div><h2>${say('y-aboard')}</h2><ul class="fan">
    <li class="tile cardface paper">${view.weapon[me] === 'none' ? html`<span></span>` : html`<${Sign} name=${view.weapon[me]} />`}<span class="cardname">${name('weapon', view.weapon[me])}</span></li>
    ${helps.map((help) => html`<li><${Tile} game=${game} kind="help" name=${help} ask=${`help:${help}`} cls="cardface" label=${name('help', help)}><${Sign} name="help" /><span class="cardname">${name('help', help)}</span><//></li>`)}
    ${view.treasure[me].map((worth) => html`<li class="tile cardface paper"><${Sign} name="treasure" /><span class="cardname">${say('y-treasure')}</span><span class="count">${worth}</span></li>`)}</ul></div>`;
}

export function Seat({ game, seat }) {
  const { view, say, name } = game;
  const state = view.home[seat] ? say('y-home', { order: view.home[seat] }) : view.held[seat] ? say('y-held', { card: name('card', view.held[seat]) }) : view.lost[seat] ? say('y-lost', { turns: view.lost[seat] }) : view.halved[seat] ? say('y-halved') : '';
  const at = view.at[seat];
  const named = game.board.space.find((space) => space.slug === at)?.name;
  return html`<span class="stat"><i class=${`flag seat-${seat}`} aria-hidden="true">${seat + 1}</i>${named ? name('space', at) : say('y-space', { space: at })}</span>
    ${state && html`<span class="stat warn">${state}</span>`}${seat !== game.me && html`<${Goods} game=${game} seat=${seat} />`}`;
}
