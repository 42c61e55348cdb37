// The lobby: our own games first, then a new one with one click, then what others play.
import { html, useEffect, useState } from '../html.js';
import { get, me, once } from '../api.js';
import { Facts, Scene } from '../covers.js';
import { FriendsHere, Invitations } from '../friends.js';
import { keepSeen } from '../last.js';
import { Line, wsAddress } from '../line.js';
import { Page, Problem, attempt, useAnswer, useProblem } from '../parts.js';
import { playNow } from '../play.js';
import { opponents } from '../settings.js';
import { say } from '../speech.js';
import { USUAL_BOT, botName, strengths } from '../table/bots.js';
import { Meander, ShipMark } from '../art/parts.js';
import { Tables, asSeen, isMyTurn, sorted, useMinutes } from '../tables.js';
import { registerLater } from '../worker.js';

/** @typedef {import('../tables.js').Listed} Listed */

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

/** Store what was seen of our own tables, and register the service worker that shows it offline. */
function useKept(found, running) {
  useEffect(() => {
    if (!found || !me.value?.person) return;
    keepSeen(running.map(asSeen));
    registerLater();
  }, [found]);
}

const chosenOf = (bots) => (bots.includes(opponents.value) ? opponents.value : USUAL_BOT);

/** The strength of the bots of a new game. */
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
