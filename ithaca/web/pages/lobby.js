// The lobby: what is played here, and a game against bots with one click.
import { html, useEffect, useState } from '../html.js';
import { get, once, post, salt } from '../api.js';
import { Line, wsAddress } from '../line.js';
import { Page, Problem, attempt, someone, useAnswer, useProblem } from '../parts.js';
import { go } from '../router.js';
import { lang, say } from '../speech.js';
import { USUAL_BOT } from '../table/before.js';
import { Frieze } from '../art/frieze.js';
import { Meander, ShipMark } from '../art/parts.js';
import { Seal } from '../seal.js';

/** @import { Brief } from '../table/messages.d.ts' */

/** A table of one's own, bots on the other seats, dealt at once. */
export async function playNow(game, bot) {
  const person = await someone();
  if (!person) return;
  const players = game.usual;
  const table = await post('/api/tables', {
    game: game.slug,
    players,
    options: {},
    board: null,
    lang: lang.peek(),
    clock: { kind: 'none' },
    away: 0,
    public: false,
    practice: null,
    title: '',
    oracle: true,
  });
  await post(`/api/tables/${table.id}/sit`, { seat: 0, salt: salt(), name: person.name });
  for (let seat = 1; seat < players; seat += 1) await post(`/api/tables/${table.id}/bot`, { seat, bot });
  await post(`/api/tables/${table.id}/start`);
  go(`/t/${table.id}`);
}

function useTables() {
  const [tables, setTables] = useState(/** @type {Brief[] | null} */ (null));
  const [mistake, setMistake] = useProblem();
  useEffect(() => {
    get('/api/tables').then((answer) => setTables((now) => now ?? answer.tables), setMistake);
    const line = new Line(() => wsAddress('/api/lobby/live'), {
      heard: (message) => {
        if (message.type === 'tables') {
          setTables(message.tables);
          setMistake(null);
        }
      },
      changed: () => {},
    });
    line.open();
    return () => line.leave();
  }, []);
  return { tables, mistake };
}

function TableCard({ table }) {
  const taken = table.seats.filter((seat) => seat.kind !== 'free').length;
  const open = table.state === 'open';
  return html`<li class="card"><a href=${`/t/${table.id}`}>
    <${Seal} game=${table.game} />
    <span><strong>${table.title || say(`game-${table.game}`)}</strong>
      <span class="sub">${
        table.seats
          .map((seat) => seat.name)
          .filter(Boolean)
          .join(', ') || say('nobody-yet')
      }</span>
      <span class="sub">${open ? say('seats-taken', { taken, of: table.seats.length }) : say(`state-${table.state}`)}${table.oracle ? ` · ${say('oracle-may')}` : ''}</span></span></a></li>`;
}

function Tables({ title, tables, none }) {
  return html`<section><h2>${title}</h2>${
    tables.length
      ? html`<ul class="cards">${tables.map((table) => html`<${TableCard} key=${table.id} table=${table} />`)}</ul>`
      : html`<p class="sub">${none}</p>`
  }</section>`;
}

export default function Lobby() {
  const { tables, mistake } = useTables();
  const { data: shop, mistake: noGames } = useAnswer(() => once('/api/games'), '');
  const [problem, show] = useProblem();
  const [busy, setBusy] = useState('');
  const begin = async (game) => {
    setBusy(game.slug);
    await attempt(show, () => playNow(game, USUAL_BOT));
    setBusy('');
  };
  const of = (state) => (tables ?? []).filter((table) => table.state === state);
  return html`<${Page} title=${say('nav-lobby')} wide>
    <section class="hero"><${ShipMark} /><div><h1>Ithaca</h1><p>${say('lobby-lead')}</p></div></section>
    <${Meander} />
    <${Problem} mistake=${problem ?? noGames ?? mistake} />
    <section aria-label=${say('play-now')}><ul class="games">${(shop?.games ?? []).map(
      (game) => html`<li class=${`game ${game.slug}`} key=${game.slug}>
      <${Frieze} game=${game} />
      <h2>${game.title}</h2><p>${say(`lead-${game.slug}`)}</p>
      <p class="sub">${say('for-players', { least: game.players[0], most: game.players[1], more: game.players[1] - game.players[0] })} · ${game.credits}</p>
      <p class="row"><button class="main" disabled=${Boolean(busy)} aria-label=${say('play-now-game', { game: game.title })} onClick=${() => begin(game)}>${busy === game.slug ? say('dealing') : say('play-now')}</button>
        <a class="button" href=${`/new?game=${game.slug}`} aria-label=${say('with-friends-game', { game: game.title })}>${say('with-friends')}</a>
        <a class="clause" href=${`/learn/${game.slug}`} aria-label=${say('learn-game', { game: game.title })}>${say('nav-learn')}</a>
        <a class="clause" href=${`/rules/${game.slug}`} aria-label=${say('rules-of', { game: game.title })}>${say('nav-rules')}</a></p></li>`,
    )}</ul></section>
    ${
      tables
      && html`<div class="two">
      <${Tables} title=${say('open-tables')} tables=${of('open')} none=${say('no-open')} />
      <${Tables} title=${say('running-tables')} tables=${of('playing')} none=${say('no-running')} /></div>`
    }
    ${of('over').length > 0 && html`<${Tables} title=${say('over-tables')} tables=${of('over')} />`}
  <//>`;
}
