// Odysseus at the table; what it gets is described in web/table/board.md.
import { html, useMemo } from '../../web/html.js';
import { setNames } from '../../web/art/chart.js';
import { Ship } from '../../web/art/parts.js';
import { Sign, SignAt } from '../../web/art/signs.js';
import { MapFrame, Names, Spot } from '../../web/table/map.js';
import { Tile } from '../../web/table/tile.js';

const SCALE = 10; // units of the board file to ours
const EDGE = [85, 75]; // room for names at the right and below
const COLOURS = { y: 'yellow', g: 'green', r: 'red' };
const LEGS = [1, 2, 3];
const ADVENTURES = ['cyclops', 'winds', 'sirens', 'underworld', 'scylla', 'homecoming'];
const WINDS = ['1', '2', '3', '5', 'd'];
const GODS_ALL = ['zeus', 'athena', 'poseidon', 'hades', 'aphrodite', 'hermes'];

/** Islands and lines of this board that are in play, and where their names go. */
function useSea(board, inPlay, langKey, name) {
  return useMemo(() => {
    const islands = board.island.filter((island) => inPlay.has(island.slug)).map((island) => ({ ...island, at: [island.x * SCALE, island.y * SCALE + 10] }));
    const width = Math.max(...islands.map((island) => island.at[0])) + EDGE[0];
    const height = Math.max(...islands.map((island) => island.at[1])) + EDGE[1];
    const spot = new Map(islands.map((island) => [island.slug, island.at]));
    const all = Object.entries(board.lines).flatMap(([colour, pairs]) => pairs.map((ends) => ({ colour, ends })));
    if (islands.length < board.island.length && board.small) all.push({ colour: board.small.colour, ends: board.small.strip });
    const lines = all.filter(({ ends }) => ends.every((end) => spot.has(end))).map((line) => ({ ...line, points: line.ends.map((end) => spot.get(end)) }));
    const names = setNames(islands.map((island) => ({ text: name('island', island.slug), at: island.at })), lines.map((line) => line.points), { size: 24, reach: 36, width, height });
    return { islands, spot, lines, names, width, height };
  }, [board, inPlay.size, langKey]);
}

/** Where the number of a leg stands on its line; legs there and back do not cover each other. */
const along = (from, to, leg) => {
  const share = [0.42, 0.5, 0.34][leg];
  return `${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
};

export function Board(game) {
  const { view, board, say, name } = game;
  const inPlay = new Set(Object.keys(view.discs));
  const sea = useSea(board, inPlay, name('island', 'aeaea') + name('island', 'cyprus'), name);
  const ship = sea.spot.get(view.ship);
  // The voyage as it would go now, for all that we know.
  const legs = [];
  let from = ship;
  for (const leg of view.voyage) {
    const to = sea.spot.get(leg.island);
    if (from && to) legs.push({ ...leg, from, to });
    from = to;
  }
  const last = view.voyage.at(-1)?.island;
  return html`<div class="odysseus-table"><${MapFrame} kind="odysseus" width=${sea.width} height=${sea.height} focus=${ship ?? null} label=${say('board-label')}>
    
    <g class="waves" aria-hidden="true">${Array.from({ length: 14 }, (_, i) => html`<path d=${`M${40 + ((i * 379) % (sea.width - 100))} ${40 + ((i * 211) % (sea.height - 60))}q8-9 16 0t16 0t16 0`} />`)}</g>
    <g class="lines" aria-hidden="true">${sea.lines.map(({ colour, points: [a, b] }) => html`<g class=${`line of-${colour}`}><path class="under" d=${`M${a.join(' ')}L${b.join(' ')}`} /><path class="over" d=${`M${a.join(' ')}L${b.join(' ')}`} /></g>`)}</g>
    <g class="voyage" aria-hidden="true">${legs.map((leg, i) => html`<path d=${`M${leg.from.join(' ')}L${leg.to.join(' ')}`} />
      <g transform=${`translate(${along(leg.from, leg.to, i)})`}><circle r="13" /><text y="6">${['I', 'II', 'III'][i]}</text></g>`)}</g>
    ${sea.islands.map((island) => {
      const [x, y] = island.at;
      const disc = view.discs[island.slug];
      const label = [name('island', island.slug), disc ? name('adventure', disc) : say('o-no-disc'), view.ship === island.slug && say('u-ship'), last === island.slug && say('o-voyage-end')].filter(Boolean).join(', ');
      return html`<${Spot} key=${island.slug} game=${game} kind="island" name=${island.slug} x=${x} y=${y} r=${42} label=${label} ask=${`start:${island.slug}`}>
        <path class="island" transform="scale(1.22)" d="M-30 4c-3-16 8-27 20-28 8 4 14-4 24 2 12 5 18 16 15 26-4 14-14 19-26 20-14 4-29-2-33-20z" />
        <circle class=${`disc ${disc || 'none'}`} r="23" />${disc && html`<${SignAt} kind="emblem" name=${disc} size=${30} />`}
        ${last === island.slug && html`<circle class="aim" r="29" />`}<//>`;
    })}
    <${Names} texts=${sea.islands.map((island) => name('island', island.slug))} spots=${sea.names} />
    ${ship && html`<${Ship} x=${ship[0] + 2} y=${ship[1] - 40} scale=${1.15} />`}
  <//>
  <${Winds} game=${game} /></div><${Stock} game=${game} />`;
}

/** The nine zones: three legs, three colours; what lies there and how strong it is. */
function Winds({ game }) {
  const { view, say, name, me } = game;
  const held = Object.keys(view.hands[me] ?? {}).find((wind) => wind !== '?') ?? '1';
  const ask = (zone) => (view.phase === 'dropping' ? `drop:${zone}` : `wind:${held}:${zone}`);
  return html`<section class="zones" aria-label=${say('o-zones')}><h2 class="unseen">${say('o-zones')}</h2>
    ${LEGS.map((leg) => html`<div class="leg" role="group" aria-label=${say('o-leg', { leg })}><span class="legname" aria-hidden="true">${['I', 'II', 'III'][leg - 1]}</span>
      ${Object.entries(COLOURS).map(([letter, colour]) => {
        const zone = letter + leg;
        const cards = view.winds[zone];
        const storm = view.storm === zone;
        const doubled = view.doubled === zone;
        const wins = view.voyage[leg - 1]?.colour === colour;
        const label = say('o-zone', { zone: name('zone', zone), total: view.totals[zone], cards: cards.map((card) => (card.startsWith('?') ? name('wind', '?') : name('wind', card.replace('?', '')))).join(', ') || say('none'), storm: storm ? 'yes' : 'no', doubled: doubled ? 'yes' : 'no' });
        return html`<${Tile} key=${zone} game=${game} kind="zone" name=${zone} ask=${ask(zone)} label=${label} cls=${`zone of-${colour} ${wins ? 'wins' : ''} ${storm ? 'storm' : ''}`}>
          <span class="stripe" aria-hidden="true"></span><span class="total">${view.totals[zone]}</span>
          <span class="small-cards">${cards.map((card) => html`<i class=${card.includes('?') ? 'down' : ''}>${card === '?' ? '?' : card.startsWith('d') ? html`<${Sign} name="dionysos" />` : card.replace('?', '')}</i>`)}</span>
          ${storm && html`<span class="mark"><${Sign} name="poseidon" /></span>`}${doubled && html`<span class="mark">×2</span>`}<//>`;
      })}</div>`)}
    <p class="sub key" aria-hidden="true">${Object.values(COLOURS).map((colour) => html`<span class=${`keyline of-${colour}`}></span>${name('colour', colour)} `)}</p></section>`;
}

function Stock({ game }) {
  const { view, say, name } = game;
  return html`<div class="stock"><span>${say('o-round', { round: view.round })}</span><span>${say('o-pack', { count: view.pack })}</span>
    <span class="row tight">${say('o-reserve')} ${ADVENTURES.filter((each) => view.reserve[each]).map((each) => html`<${Tile} game=${game} kind="adventure" name=${each} ask=${`disc:${each}`} cls="chip" label=${`${name('adventure', each)}: ${view.reserve[each]}`}><${Sign} name=${each} /> ${view.reserve[each]}<//>`)}</span>
    <span class="row tight">${say('o-scored')} ${ADVENTURES.filter((each) => view.scored[each]).map((each) => html`<span class="chip" title=${name('adventure', each)}><${Sign} name=${each} /><span class="unseen">${name('adventure', each)}</span> ${view.scored[each]}</span>`)}${Object.keys(view.scored).length ? '' : say('none')}</span></div>`;
}

export function Mine(game) {
  const { view, me, say, name } = game;
  const hand = view.hands[me] ?? {};
  const mission = view.missions[me] ?? [];
  const god = view.gods[me];
  return html`<div class="secrets"><h2>${say('o-mission')}</h2><ul class="fan mission">${mission.map((adventure, i) => html`<li class="tile cardface paper" title=${name('adventure', adventure)}>
      <${Sign} name=${adventure} /><span class="cardname">${name('adventure', adventure)}</span><span class="count">${3 - i}</span></li>`)}</ul>
      <p class="sub">${say('o-points', { points: view.points[me] ?? 0 })}</p></div>
    <div class="cards-in-hand"><h2>${say('hand')}</h2><ul class="fan">${WINDS.flatMap((wind) => Array.from({ length: hand[wind] ?? 0 }, (_, i) => html`<li key=${`${wind}${i}`}><${Tile} game=${game} kind="wind" name=${wind} ask=${`wind:${wind}:y1`} cls=${`cardface wind${wind}`}
      label=${name('wind', wind)}>${wind === 'd' ? html`<${Sign} name="dionysos" />` : html`<${Sign} name="wind" />`}<span class="cardname">${name('wind', wind)}</span><span class="count">${wind === 'd' ? 1 : wind}</span><//></li>`))}</ul>
      <p class=${`power ${view.spent.includes(god) ? 'spent' : ''}`}><${Sign} name=${god} /><b>${name('god', god)}</b> ${view.spent.includes(god) ? say('o-spent') : say(`o-power-${god}`)}</p></div>`;
}

export function Seat({ game, seat }) {
  const { view, say, name } = game;
  const god = view.gods[seat];
  const known = view.missions[seat];
  const spent = view.spent.includes(god);
  return html`<span class=${`stat god ${spent ? 'spent' : ''}`}>${GODS_ALL.includes(god) && html`<${Sign} name=${god} />`}${name('god', god)}${spent ? html` <span class="sub">(${say('o-spent')})</span>` : ''}</span>
    <span class="stat" title=${say('cards-held')}><i class="back" aria-hidden="true"></i><span class="unseen">${say('cards-held')}: </span>${view.cards[seat]}</span>
    ${known.length > 0 && seat !== game.me && html`<span class="stat">${known.map((adventure, i) => html`<span title=${name('adventure', adventure)}><${Sign} name=${adventure} />${3 - i}</span>`)} = ${view.points[seat]}</span>`}`;
}
