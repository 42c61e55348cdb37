// What a player has played: figures with pictures, each number a link to the games behind it, and these games.
import { html, useEffect, useState } from './html.js';
import { get } from './api.js';
import { playWithSame } from './friends.js';
import { Problem, attempt, useProblem } from './parts.js';
import { playAgain } from './play.js';
import { ago, lang, say } from './speech.js';
import { botName } from './table/bots.js';
import { listed } from './words.js';

/** @typedef {{game: string, players: number, games: number, share: number, low: number, high: number, moves: number | null, seat: number | null, luck: number | null, skill: number | null}} Tally */
/** @typedef {{name: string, bot: string, games: number, mine: number, theirs: number}} Opponent */
/** @typedef {{games: Tally[], seats: Tally[], opponents: Opponent[]}} Statistics */
/** @typedef {{name: string, bot: string, share: number, rank: number, you: boolean}} Seat */
/** @typedef {{table: string, game: string, players: number, ended: number, moves: number | null, seat: number, share: number, rank: number, seats: Seat[]}} Played */
/** @typedef {Record<string, string | number>} Wanted which games: as the address of a page has it */

const percent = (share) => new Intl.NumberFormat(lang.value, { style: 'percent' }).format(share);
const asQuery = (wanted) => new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)])).toString();

/** The share of victories as a dot in its interval, and a mark for what chance alone would give. */
function Share({ tally }) {
  const x = (share) => 4 + 192 * share;
  const fair = 1 / tally.players;
  return html`<svg class="sharebar" viewBox="0 0 200 20" role="img" aria-label=${say('played-share', { share: percent(tally.share), low: percent(tally.low), high: percent(tally.high), fair: percent(fair) })}>
    <path class="ground" d="M4 10H196" /><path class="fair" d=${`M${x(fair)} 2V18`} />
    <path class="range" d=${`M${x(tally.low)} 10H${x(tally.high)}`} /><circle cx=${x(tally.share)} cy="10" r="5" /></svg>`;
}

/** The mean effect of luck and skill, to the right of the middle or to the left. @param {{tally: Tally}} props */
function LuckAndSkill({ tally }) {
  if (tally.luck === null || tally.skill === null) return null;
  const most = Math.max(0.1, Math.abs(tally.luck), Math.abs(tally.skill));
  const x = (share) => 60 + (56 * share) / most;
  const points = (share) => new Intl.NumberFormat(lang.value, { style: 'percent', signDisplay: 'exceptZero' }).format(share);
  return html`<svg class="luckbar" viewBox="0 0 120 20" role="img" aria-label=${say('played-luck', { luck: points(tally.luck), skill: points(tally.skill) })}>
    <title>${say('played-luck', { luck: points(tally.luck), skill: points(tally.skill) })}</title>
    <path class="ground" d="M60 1V19" /><path class="luck" d=${`M60 6H${x(tally.luck)}`} /><path class="skill" d=${`M60 14H${x(tally.skill)}`} /></svg>`;
}

/** @param {{tally: Tally, label: string, open: (wanted: Wanted) => void, wanted: Wanted}} props */
function Row({ tally, label, open, wanted }) {
  return html`<tr><th scope="row">${label}</th>
    <td><button class="link" aria-label=${say('played-show', { what: label, count: tally.games })} onClick=${() => open(wanted)}>${say('played-games', { count: tally.games })}</button></td>
    <td><${Share} tally=${tally} /></td><td class="number"><button class="link" aria-label=${say('played-show-share', { share: percent(tally.share), what: label, count: tally.games })} onClick=${() => open(wanted)}>${percent(tally.share)}</button></td><td><${LuckAndSkill} tally=${tally} /></td>
    <td class="sub">${tally.moves ? html`<button class="link" onClick=${() => open(wanted)}>${say('played-moves', { count: Math.round(tally.moves) })}</button>` : ''}</td></tr>`;
}

/** @param {{found: Statistics, open: (wanted: Wanted) => void}} props */
function Counted({ found, open }) {
  const [seats, setSeats] = useState(false);
  const tallies = seats ? found.seats : found.games;
  const label = ({ game, players, seat }) =>
    [say(`game-${game}`), say('played-players', { count: players }), ...(seat === null ? [] : [say('played-seat', { seat: seat + 1 })])].join(', ');
  const wanted = ({ game, players, seat }) => ({ game, players, ...(seat === null ? {} : { seat }) });
  return html`<table class="tallies"><caption class="unseen">${say('played-counted')}</caption><tbody>
      ${tallies.map((tally) => html`<${Row} key=${label(tally)} tally=${tally} label=${label(tally)} open=${open} wanted=${wanted(tally)} />`)}</tbody></table>
    <label class="choice"><input type="checkbox" checked=${seats} onChange=${(event) => setSeats(event.target.checked)} />${say('played-by-seat')}</label>
    ${
      found.opponents.length > 0
      && html`<h3>${say('played-met')}</h3><ul class="opponents">${found.opponents.map(
        (one) => html`<li key=${`${one.name}${one.bot}`}><strong>${one.bot ? botName(one.bot) : one.name}</strong>
        <button class="link" onClick=${() => open({ opponent: one.bot || one.name })}>${say('played-games', { count: one.games })}</button>
        <button class="link sub" onClick=${() => open({ opponent: one.bot || one.name })}>${say('played-against', { mine: percent(one.mine), theirs: percent(one.theirs) })}</button></li>`,
      )}</ul>`
    }`;
}

const named = (seat) => (seat.bot ? botName(seat.bot) : seat.name);

/** @param {{game: Played, now: number, again: ((table: string) => void) | null}} props */
function Game({ game, now, again }) {
  const others = listed(game.seats.filter((seat) => !seat.you).map(named));
  const outcome =
    game.share > 0 ? say('played-won', { share: percent(game.share), whole: game.share === 1 ? 'yes' : 'no' }) : say('played-rank', { rank: game.rank });
  return html`<li class=${game.share > 0 ? 'won' : ''}><a href=${`/t/${game.table}`}>${say(`game-${game.game}`)}</a> <span>${say('played-with', { names: others })}</span>
    <strong>${outcome}</strong> <span class="sub">${ago(game.ended, now)}</span>
    <span class="ways">${again && html`<button class="link" aria-label=${say('played-again-label', { names: others })} onClick=${() => again(game.table)}>${say('played-again')}</button>`} <a class="clause" href=${`/replay/${game.table}`}>${say('replay')}</a> <a class="clause" href=${`/review/${game.table}`}>${say('review')}</a></span></li>`;
}

/** What a player has played. @param {{of: string}} props `of` is where to ask for it: /api/me, /api/players/NAME */
export function PlayedGames({ of }) {
  const [problem, show] = useProblem();
  const [found, setFound] = useState(/** @type {Statistics | null} */ (null));
  const [wanted, setWanted] = useState(/** @type {Wanted} */ ({}));
  const [page, setPage] = useState({ games: /** @type {Played[]} */ ([]), more: false });
  const ask = (which, before = {}) => get(`${of}/games?${asQuery({ ...which, ...before })}`);
  const open = (which) => attempt(show, async () => (setWanted(which), setPage(await ask(which))));
  const further = () =>
    attempt(show, async () => {
      const older = await ask(wanted, { before: page.games.at(-1)?.ended ?? 0 });
      setPage({ games: [...page.games, ...older.games], more: older.more });
    });
  useEffect(() => {
    attempt(show, async () => setFound(await get(of === '/api/me' ? '/api/me/statistics' : of).then((told) => told.statistics ?? told)));
    open({});
  }, [of]);
  const again = of === '/api/me' ? (table) => attempt(show, () => playWithSame(table, playAgain)) : null;
  const now = Date.now();
  const chosen = Object.keys(wanted).length > 0;
  return html`<${Problem} mistake=${problem} />
    ${found && !found.games.length && html`<p class="sub">${say('played-none')}</p>`}
    ${found && found.games.length > 0 && html`<${Counted} found=${found} open=${open} />`}
    ${
      page.games.length > 0
      && html`<h3>${say(chosen ? 'played-chosen' : 'played-all')} ${chosen && html`<button class="quiet" onClick=${() => open({})}>${say('played-every')}</button>`}</h3>
      <ol class="played" aria-live="polite">${page.games.map((game) => html`<${Game} key=${game.table} game=${game} now=${now} again=${again} />`)}</ol>
      ${page.more && html`<button onClick=${further}>${say('played-more')}</button>`}`
    }`;
}
