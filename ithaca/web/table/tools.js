// The table's menu: leaving, resigning, offering to end, other devices, and the owner's tools.
import { html, useEffect, useState } from '../html.js';
import { once, salt } from '../api.js';
import { Dialog, Problem, useAnswer } from '../parts.js';
import { go } from '../router.js';
import { nameOf, say } from '../speech.js';
import { Bell } from './bell.js';
import { Share, offered } from './before.js';
import { botName, strengths } from './bots.js';
import { Report } from './report.js';

function Sure({ label, question, act, kind = '' }) {
  const [sure, setSure] = useState(false);
  if (!sure) return html`<button class=${kind} onClick=${() => setSure(true)}>${label}</button>`;
  return html`<span class="sure" role="group" aria-label=${label}><span>${question}</span>
    <button class="danger" onClick=${() => {
      setSure(false);
      act();
    }}>${say('yes')}</button>
    <button class="quiet" onClick=${() => setSure(false)}>${say('no')}</button></span>`;
}

const leave = (room, seat) => room.act('leave', { seat: seat.seat }).then((done) => done && go('/'));

/** Whether resigning would leave only one player: then the game is over. */
const endsByResigning = (room) => room.seats.value.filter((seat) => !seat.resigned).length === 2;

function OwnSeat({ room, seat }) {
  const [link, setLink] = useState('');
  const playing = room.table.value.state === 'playing';
  const fetchLink = async () => {
    const answer = await room.act('link', { seat: seat.seat });
    if (answer) setLink(new URL(answer.link, location.origin).href);
  };
  return html`<section class="own"><h3>${seat.name}</h3><div class="row">
    ${!link && html`<button onClick=${fetchLink}>${say('other-device')}</button>`}
    ${playing && html`<button onClick=${() => room.act('offer', { seat: seat.seat, end: !seat.offers })}>${seat.offers ? say('offer-back') : say('offer-end')}</button>`}
    ${playing && html`<${Sure} label=${say('leave-game')} question=${say('leave-sure')} act=${() => leave(room, seat)} />`}
    ${playing && !seat.resigned && !room.state.value?.view.done?.includes(seat.seat) && html`<${Sure} label=${say('resign')} question=${say(endsByResigning(room) ? 'resign-ends' : 'resign-sure')} act=${() => room.act('resign', { seat: seat.seat })} />`}
  </div>${link && html`<${Share} link=${link} label=${say('other-device-how')} />`}</section>`;
}

function OwnersRow({ room, seat, bots }) {
  const person = seat.kind === 'person' && !room.mine.value.includes(seat.seat);
  return html`<li><strong>${seat.name || say('seat-number', { seat: seat.seat + 1 })}</strong> <span class="row">
    ${
      (seat.kind === 'bot' || ['left', 'removed'].includes(seat.standin))
      && html`<label><span class="unseen">${say('bot-on', { seat: seat.seat + 1 })}</span>
      <select value=${seat.bot} onChange=${(event) => event.target.value && room.act('bot', { seat: seat.seat, bot: event.target.value })}>
        <option value="">${say('no-bot')}</option>${offered(bots, seat.bot).map((bot) => html`<option value=${bot}>${botName(bot)}</option>`)}</select></label>`
    }
    ${person && html`<button onClick=${() => room.act('mute', { person: seat.person, muted: !seat.muted })}>${seat.muted ? say('unmute') : say('mute')}</button>`}
    ${person && html`<${Sure} label=${say('remove')} question=${say('remove-sure', { name: seat.name })} act=${() => room.act('remove', { person: seat.person })} />`}
  </span></li>`;
}

/** The owner wants to remove a player: that needs the votes of all others. */
function Votes({ room }) {
  const asked = room.seats.value.filter((seat) => seat.votes && !room.mine.value.includes(seat.seat));
  if (room.owner.value || !room.mine.value.length || !asked.length) return null;
  return html`<div class="row">${asked.map(
    (seat) => html`<button key=${seat.seat} onClick=${() => room.act('remove', { person: seat.person })}>${say('remove-agree', { name: seat.name })}</button>`,
  )}</div>`;
}

/** The others, so that a name can be reported. @param {{room: any}} props */
function Names({ room }) {
  const others = room.seats.value.filter((seat) => seat.kind === 'person' && seat.person && seat.name !== '?' && !room.mine.value.includes(seat.seat));
  if (!others.length) return null;
  return html`<section><h3>${say('players')}</h3><ul class="owner names">${others.map((seat) => html`<li key=${seat.seat}><strong>${seat.name}</strong> <${Report} table=${room.table.value.id} name=${seat.name} seat=${seat.seat} /></li>`)}</ul></section>`;
}

export function Tools({ room, onClose }) {
  const table = room.table.value;
  const bots = strengths(useAnswer(() => once('/api/games'), '').data);
  const [opened] = useState(table.state);
  useEffect(() => {
    if (table.state !== opened) onClose(); // the menu must not cover the result
  }, [table.state]);
  const back = table.seats.filter((seat) => room.mine.value.includes(seat.seat));
  return html`<${Dialog} title=${say('table-menu')} onClose=${onClose}>
    <${Problem} mistake=${room.reason.value} />
    ${back.map((seat) => html`<${OwnSeat} key=${seat.seat} room=${room} seat=${seat} />`)}
    ${back.length > 0 && html`<${Bell} id=${table.id} />`}
    ${table.state === 'playing' && html`<${Votes} room=${room} />`}
    ${
      room.owner.value
      && table.state === 'playing'
      && html`<section><h3>${say('owner-tools')}</h3>
      <ul class="owner">${table.seats.map((seat) => html`<${OwnersRow} key=${seat.seat} room=${room} seat=${seat} bots=${bots} />`)}</ul></section>`
    }
    <${Names} room=${room} />
    ${table.you?.host && html`<${Sure} label=${say('close-table')} question=${say('close-sure')} act=${() => room.act('close', {})} />`}
    <${Share} link=${`${location.origin}/t/${table.id}?seat=-1`} label=${say('watch-link')} />
    <p class="sub">${say('spectators', { count: table.spectators ?? 0 })}</p>
  <//>`;
}

/** A stand-in plays for us: say so, and offer the seat back. */
export function StandIn({ room, seat }) {
  if (!seat?.standin || seat.resigned) return null;
  const back = () => room.act('sit', { seat: seat.seat, salt: salt(), name: seat.name });
  return html`<p class="standin" role="status">${say('standin-yours')}
    <button class="main" onClick=${back}>${say('standin-back')}</button></p>`;
}

/** We have finished while the others play on: watch, leave, or offer to end. */
export function Waiting({ room, seat }) {
  return html`<p class="standin" role="status" data-testid="waiting">${say('seat-waits')}
    <button onClick=${() => room.act('offer', { seat: seat.seat, end: !seat.offers })}>${seat.offers ? say('offer-back') : say('offer-end')}</button>
    <${Sure} label=${say('leave-game')} question=${say('leave-waiting-sure')} act=${() => leave(room, seat)} /></p>`;
}

/** Between two people at one device: nothing is shown until the next one is ready. */
export function Curtain({ room }) {
  const seat = room.curtain.value;
  if (seat === null) return null;
  const name = room.table.value.seats[seat]?.name ?? nameOf('seat', String(seat));
  return html`<section class="curtain" aria-label=${say('curtain')}><div>
    <h2>${say('curtain-pass', { name })}</h2>
    <button class="main" autofocus onClick=${() => room.look(seat)}>${say('curtain-lift', { name })}</button></div></section>`;
}
