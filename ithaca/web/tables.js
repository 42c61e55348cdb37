// Tables as cards: our own first, those where it is our turn before the others.
import { html, useEffect, useState } from './html.js';
import { me } from './api.js';
import { ago, say } from './speech.js';
import { Seal } from './seal.js';
import { listed } from './words.js';

/** @typedef {import('./table/messages.d.ts').Brief} Brief */
/** @typedef {{tables: Brief[], yours: string[]}} Listed what the lobby is told */

const LATELY = 4; // games that are over and still shown

/** The time, every half minute: “since” grows. */
export function useMinutes() {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const isMine = (seat) => Boolean(seat.person) && seat.person === me.value?.person;
export const isMyTurn = (table) => table.state === 'playing' && isMine(table.seats[table.actor] ?? {});
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

/** The other players there. */
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
export const asSeen = (table) => ({
  id: table.id,
  game: table.game,
  title: table.title,
  people: peopleOf(table),
  state: table.state,
  mine: isMyTurn(table),
  decides: table.seats[table.actor]?.name ?? '',
  since: table.since,
});

function TableCard({ table, now, act }) {
  const mine = isMyTurn(table);
  return html`<li class=${`card ${mine ? 'waits' : ''}`}><a href=${`/t/${table.id}`}>
    <${Seal} game=${table.game} />
    <span class="what"><strong>${mine && html`<i class="dot" aria-hidden="true"></i>`}${table.title || say(`game-${table.game}`)}</strong>
      <span class="sub">${peopleOf(table)}</span>
      <span class="sub">${newsOf(table, now)}${table.rated ? ` · ${say('rated')}` : ''}${table.oracle && table.state === 'open' ? ` · ${say('oracle-may')}` : ''}</span></span>
    <span class="go" aria-hidden="true">${act}</span></a></li>`;
}

export function Tables({ title, tables, act, now, none = '' }) {
  if (!tables.length && !none) return null;
  return html`<section><h2>${title}</h2>${
    tables.length
      ? html`<ul class="cards">${tables.map((table) => html`<${TableCard} key=${table.id} table=${table} now=${now} act=${act(table)} />`)}</ul>`
      : html`<p class="sub">${none}</p>`
  }</section>`;
}
