// Notices at a table: that we are watching, that there is a rematch; and for players who are new to a game, what it is
// about. They float: nothing at the table moves for them. That a player is away is said in the strip, where it says whose
// decision it is.
import { html, useEffect, useState } from '../html.js';
import { get, me, once, post, salt } from '../api.js';
import { Dialog, Problem, attempt, useAnswer, useProblem } from '../parts.js';
import { isNew } from '../play.js';
import { go } from '../router.js';
import { met } from '../settings.js';
import { has, say } from '../speech.js';
import { absentOf } from './absent.js';
import { clockText, useNow } from './seats.js';

function Watching({ room }) {
  if (room.mine.value.length || room.table.value.state !== 'playing') return null;
  return html`<p class="notice" data-testid="watching">${say('you-watch')}</p>`;
}

/** The player who has to decide is away: what happens then, and when. */
export function Absent({ room }) {
  const [table, state] = [room.table.value, room.state.value];
  const gone = state && !state.over && table.seats[state.actor]?.gone != null;
  const now = useNow(room.skew.value, Boolean(gone));
  const absent = gone ? absentOf(table, state, now) : null;
  if (!absent) return null;
  const { seat, left, patient } = absent;
  const ask = () => room.act('standin', { seat: seat.seat });
  return html`<p class="standin" role="status" data-testid="absent"><span>${left === null ? say('away-waits', { name: seat.name }) : say('away-decides', { name: seat.name, time: clockText(left) })}</span>
    ${room.owner.value && !patient && html`<button onClick=${ask}>${say('away-now')}</button>`}</p>`;
}

/** A rematch was offered: join it, or decline and leave the seat to another player. */
function Rematch({ room }) {
  const [answered, setAnswered] = useState(false);
  const [problem, show] = useProblem();
  const { next } = room.table.value;
  if (!next || answered) return null;
  const sat = room.mine.value.length > 0;
  const mine = async () => (await get(`/api/tables/${next}`)).seats.filter((seat) => seat.person && seat.person === me.peek()?.person);
  const come = () =>
    attempt(show, async () => {
      for (const seat of await mine()) if (!seat.ready) await post(`/api/tables/${next}/sit`, { seat: seat.seat, salt: salt(), name: seat.name });
      go(`/t/${next}`);
    });
  const refuse = () =>
    attempt(show, async () => {
      setAnswered(true);
      for (const seat of await mine()) await post(`/api/tables/${next}/leave`, { seat: seat.seat });
    });
  return html`<div class="notice" data-testid="rematch"><span>${say('rematch-asked')}</span>
    ${sat ? html`<button class="main" onClick=${come}>${say('rematch-go')}</button><button onClick=${refuse}>${say('rematch-no')}</button>` : html`<a class="button" href=${`/t/${next}`}>${say('watch')}</a>`}
    <${Problem} mistake=${problem} /></div>`;
}

/** Whether all other seats are bots. */
const isAlone = (room) => room.seats.peek().every((seat) => seat.kind !== 'person' || room.mine.peek().includes(seat.seat));

/** The first time at a game: what it is about, and its aim. Bots wait until the card is closed. */
function First({ room, game }) {
  const [alone] = useState(() => isAlone(room));
  const lesson = useAnswer(() => once(`/api/lessons/${game}`), game).data?.lessons[0]?.slug;
  useEffect(() => {
    if (alone) room.act('hold', { on: true });
  }, []);
  const close = () => {
    met.value = [...met.peek(), game];
    if (alone) room.act('hold', { on: false });
  };
  const learn = () => {
    met.value = [...met.peek(), game]; // the bots go on waiting until we come back from the lesson
    go(`/learn/${game}/${lesson}`);
  };
  return html`<${Dialog} title=${say('first-title', { game: say(`game-${game}`) })} onClose=${() => isNew(game) && close()}>
    <div class="first"><p>${say(`first-${game}`)}</p>
    <p><b>${say('first-aim')}</b> ${say(`aim-${game}`)}</p>
    <p class="row">${lesson && html`<button onClick=${learn}>${say('first-lesson')}</button>`}<button class="main" autofocus onClick=${close}>${say('first-play')}</button></p>
    ${alone && html`<p class="sub">${say('first-wait')}</p>`}</div><//>`;
}

export function Notices({ room }) {
  const { game, state } = room.table.value;
  const first = state === 'playing' && room.mine.value.length > 0 && isNew(game) && has(`first-${game}`);
  return html`<div class="notices" role="status"><${Watching} room=${room} />${state !== 'playing' && html`<${Rematch} room=${room} />`}</div>
    ${first && html`<${First} room=${room} game=${game} />`}`;
}
