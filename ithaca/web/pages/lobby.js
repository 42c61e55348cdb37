// The lobby: one's own games first, then a new one with one click, then what others play.
import { html, useEffect, useState } from '../html.js';
import { get, me, once } from '../api.js';
import { Facts, Scene } from '../covers.js';
import { FriendsHere, Invitations } from '../friends.js';
import { keepSeen } from '../last.js';
import { Line, wsAddress } from '../line.js';
import { Page, Problem, attempt, useAnswer, useProblem } from '../parts.js';
import { playNow } from '../play.js';
import { opponents } from '../settings.js';
import { ago, say } from '../speech.js';
import { USUAL_BOT, botName, strengths } from '../table/bots.js';
import { Meander, ShipMark } from '../art/parts.js';
import { Seal } from '../seal.js';
import { listed } from '../words.js';
import { registerLater } from '../worker.js';

/** @import { Brief } from '../table/messages.d.ts' */
/** @typedef {{tables: Brief[], yours: string[]}} Listed what the lobby is told */

const LATELY = 4; // games that are over and still shown

/**
 * What the lobby knows after a change.
 * @param {Listed} found
 * @param {Listed & {gone: string[]}} change
 */
export function changed(found, { tables, yours, gone }) {
  const other = new Set([...gone, ...tables.map(({ id }) => id)]);
  return {
    tables: [...found.tables.filter(({ id }) => !other.has(id)), ...tables],
    yours: [...found.yours.filter((id) => !other.has(id)), ...yours],
  };
}

function useTables() {
  const [found, setFound] = useState(/** @type {Listed | null} */ (null));
  const [invitations, setInvitations] = useState(/** @type {import('../friends.js').Invitation[]} */ ([]));
  const [mistake, setMistake] = useProblem();
  useEffect(() => {
    get('/api/tables').then((answer) => setFound((now) => now ?? answer), setMistake);
    const line = new Line(() => wsAddress('/api/lobby/live'), {
      heard: (message) => {
        if (message.type === 'tables') {
          setFound(message);
          setMistake(null);
        }
        if (message.type === 'changes') setFound((now) => changed(now ?? { tables: [], yours: [] }, message));
        if (message.type === 'invitations') setInvitations(message.invitations);
      },
      changed: () => {},
    });
    line.open();
    return () => line.leave();
  }, []);
  return { found, invitations, mistake };
}

/** The time, every half minute: “since” grows. */
function useMinutes() {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const isMine = (seat) => Boolean(seat.person) && seat.person === me.value?.person;
const isMyTurn = (table) => table.state === 'playing' && isMine(table.seats[table.actor] ?? {});
const hasRoom = (table) => table.seats.some((seat) => seat.kind === 'free');

/**
 * The tables in the order in which the lobby shows them.
 * @param {Listed} listed
 */
export function sorted({ tables, yours }) {
  const own = new Set(yours);
  const ours = tables.filter(({ id }) => own.has(id));
  const others = tables.filter(({ id }) => !own.has(id));
  const newest = (a, b) => b.since - a.since;
  return {
    running: ours.filter(({ state }) => state !== 'over').sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || newest(a, b)),
    ended: ours
      .filter(({ state }) => state === 'over')
      .sort(newest)
      .slice(0, LATELY),
    open: others.filter((table) => table.state === 'open' && hasRoom(table)).sort(newest),
    watched: others.filter(({ state }) => state === 'playing').sort(newest),
  };
}

/** Who plays there beside ourselves. */
function peopleOf(table) {
  const names = table.seats.filter((seat) => seat.name && !isMine(seat)).map((seat) => seat.name);
  return names.length ? listed(names) : say('nobody-yet');
}

/** What is going on at a table, in one line. */
function newsOf(table, now) {
  const since = ago(table.since, now);
  const names = listed(table.winners.map((seat) => table.seats[seat].name));
  if (table.state === 'over') return `${names ? say('won', { names, count: table.winners.length }) : say('ended-agreed')} · ${since}`;
  if (table.state === 'open') return say('seats-taken', { taken: table.seats.filter((seat) => seat.kind !== 'free').length, of: table.seats.length });
  if (isMyTurn(table)) return say('your-turn-since', { since });
  return say('turn-since', { name: table.seats[table.actor]?.name ?? '', since });
}

/** What is shown of a table when the server cannot be reached. */
const asSeen = (table) => ({
  id: table.id,
  game: table.game,
  title: table.title,
  people: peopleOf(table),
  state: table.state,
  mine: isMyTurn(table),
  decides: table.seats[table.actor]?.name ?? '',
  since: table.since,
});

/** Keep what was seen of one's own tables, and let the service worker come that shows it. */
function useKept(found, running) {
  useEffect(() => {
    if (!found || !me.value?.person) return;
    keepSeen(running.map(asSeen));
    registerLater();
  }, [found]);
}

function TableCard({ table, now, act }) {
  const mine = isMyTurn(table);
  return html`<li class=${`card ${mine ? 'waits' : ''}`}><a href=${`/t/${table.id}`}>
    <${Seal} game=${table.game} />
    <span class="what"><strong>${mine && html`<i class="dot" aria-hidden="true"></i>`}${table.title || say(`game-${table.game}`)}</strong>
      <span class="sub">${peopleOf(table)}</span>
      <span class="sub">${newsOf(table, now)}${table.rated ? ` · ${say('rated')}` : ''}${table.oracle && table.state === 'open' ? ` · ${say('oracle-may')}` : ''}</span></span>
    <span class="go" aria-hidden="true">${act}</span></a></li>`;
}

function Tables({ title, tables, act, now, none = '' }) {
  if (!tables.length && !none) return null;
  return html`<section><h2>${title}</h2>${
    tables.length
      ? html`<ul class="cards">${tables.map((table) => html`<${TableCard} key=${table.id} table=${table} now=${now} act=${act(table)} />`)}</ul>`
      : html`<p class="sub">${none}</p>`
  }</section>`;
}

const chosenOf = (bots) => (bots.includes(opponents.value) ? opponents.value : USUAL_BOT);

/** How strong the bots are that sit down with a new game. */
function Strength({ bots }) {
  return html`<label class="strength">${say('opponents')}<select value=${chosenOf(bots)} onChange=${(event) => {
    opponents.value = event.target.value;
  }}>${bots.map((bot) => html`<option value=${bot}>${botName(bot)}</option>`)}</select></label>`;
}

function GameCard({ game, busy, begin }) {
  return html`<li class=${`game ${game.slug}`}><${Scene} game=${game} />
    <h3>${game.title}</h3><p>${say(`lead-${game.slug}`)}</p><${Facts} game=${game} />
    <p class="row"><button class="main" disabled=${Boolean(busy)} aria-label=${say('play-now-game', { game: game.title })} onClick=${() => begin(game)}>${busy === game.slug ? say('dealing') : say('play-now')}</button>
      <a class="button" href=${`/new?game=${game.slug}`} aria-label=${say('with-friends-game', { game: game.title })}>${say('with-friends')}</a></p>
    <p class="row links"><a class="clause" href=${`/learn/${game.slug}`} aria-label=${say('learn-game', { game: game.title })}>${say('nav-learn')}</a>
      <a class="clause" href=${`/rules/${game.slug}`} aria-label=${say('rules-of', { game: game.title })}>${say('nav-rules')}</a></p></li>`;
}

export default function Lobby() {
  const { found, invitations, mistake } = useTables();
  const { data: shop, mistake: noGames } = useAnswer(() => once('/api/games'), '');
  const [problem, show] = useProblem();
  const [busy, setBusy] = useState('');
  const now = useMinutes();
  const begin = async (game) => {
    setBusy(game.slug);
    await attempt(show, () => playNow(game, chosenOf(strengths(shop))));
    setBusy('');
  };
  const { running, ended, open, watched } = sorted(found ?? { tables: [], yours: [] });
  useKept(found, running);
  return html`<${Page} title=${say('nav-lobby')} turn=${running.some(isMyTurn)} wide>
    <section class=${`hero ${running.length ? 'small' : ''}`}><${ShipMark} /><div><h1>Ithaca</h1><p>${say('lobby-lead')}</p></div></section>
    <${Meander} />
    <${Problem} mistake=${problem ?? noGames ?? mistake} />
    <${Invitations} invitations=${invitations} now=${now} />
    <${Tables} title=${say('your-tables')} tables=${running} now=${now} act=${(table) => say(table.state === 'open' ? 'go-there' : 'go-on')} />
    <section aria-label=${say('play-now')}><div class="shelf-head"><h2>${say('new-game')}</h2><${Strength} bots=${strengths(shop)} /></div>
      <ul class="games">${(shop?.games ?? []).map((game) => html`<${GameCard} key=${game.slug} game=${game} busy=${busy} begin=${begin} />`)}</ul>
      <p class="riddleline"><a href="/riddles">${say('nav-riddles')}</a> <span class="sub">${say('riddles-line')}</span></p></section>
    <${FriendsHere} />
    ${found && html`<${Tables} title=${say('over-tables')} tables=${ended} now=${now} act=${() => say('see-result')} />`}
    ${
      found
      && html`<div class="two">
      <${Tables} title=${say('open-tables')} tables=${open} now=${now} act=${() => say('sit-down-there')} none=${say('no-open')} />
      <${Tables} title=${say('running-tables')} tables=${watched} now=${now} act=${() => say('watch')} none=${say('no-running')} /></div>`
    }
  <//>`;
}
