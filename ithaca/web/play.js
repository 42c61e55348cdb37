// A game with bots, dealt at once: from the lobby, after a lesson, and as a rematch.
import { get, post, salt } from './api.js';
import { anyone } from './parts.js';
import { go } from './router.js';
import { learned, met } from './settings.js';
import { lang } from './speech.js';

/** Whether this browser has neither sat down to a game nor finished a lesson of it: then a card says what it is about. */
export const isNew = (game) => !met.value.includes(game) && !learned.value.some((lesson) => lesson.startsWith(`${game}/`));

/** A table of one's own, bots on the other seats, dealt at once. No name is needed to play with bots only. */
export async function playNow(game, bot) {
  const person = await anyone();
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
  const at = (what, body) => post(`/api/tables/${table.id}/${what}`, body);
  await at('sit', { seat: 0, salt: salt(), name: person.name });
  for (let seat = 1; seat < players; seat += 1) await at('bot', { seat, bot });
  if (isNew(game.slug)) await at('hold', { on: true }); // the bots wait until the card is closed
  await at('start');
  go(`/t/${table.id}`);
}

/** Whether a bot sits on every other seat. */
const isAlone = (seats, person) => seats.every((seat) => seat.kind === 'bot' || seat.person === person);

/**
 * A rematch: take our seat, which has moved on by one; with bots only it is dealt at once.
 * @param {string} id of the table that was opened for it
 */
export async function playAgain(id) {
  const { seats, owner, you } = await get(`/api/tables/${id}`);
  for (const { seat, person, name, ready } of seats) if (person === you.person && !ready) await post(`/api/tables/${id}/sit`, { seat, salt: salt(), name });
  if (owner === you.person && isAlone(seats, you.person)) await post(`/api/tables/${id}/start`);
  go(`/t/${id}`);
}
