// Who else acts in our name: devices that hold our seats, links that open them, tokens of our bots.
import { html, useEffect, useState } from '../html.js';
import { erase, get, me, post } from '../api.js';
import { Page, Problem, attempt, useProblem } from '../parts.js';
import { lang, say, speak } from '../speech.js';

/** @typedef {{id: string, label: string, created: number, expires: number}} Token */
/** @typedef {{table: string, title: string, seat: number, name: string, devices: {person: string, name: string, here: boolean}[]}} OwnSeat */

const DAYS = [1, 30, 365]; // that a token may last
const day = (ms) => new Date(ms).toLocaleDateString(lang.value, { dateStyle: 'medium' });

/** The seats that are ours, with the devices that hold them. @returns {Promise<OwnSeat[]>} */
async function ownSeats() {
  const { tables, yours } = await get('/api/tables');
  const ours = tables.filter((table) => yours.includes(table.id));
  const seats = ours.flatMap((table) => table.seats.filter((seat) => seat.person === me.peek()?.person).map((seat) => ({ table, seat })));
  return Promise.all(
    seats.map(async ({ table, seat }) => ({
      table: table.id,
      title: table.title || say(`game-${table.game}`),
      seat: seat.seat,
      name: seat.name,
      devices: (await get(`/api/tables/${table.id}/devices?seat=${seat.seat}`)).devices,
    })),
  );
}

function NewToken({ show, onMade }) {
  const [made, setMade] = useState('');
  const make = async (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    const answer = await attempt(show, () => post('/api/me/tokens', { label: given.get('label'), days: Number(given.get('days')) }));
    if (!answer) return;
    setMade(answer.token);
    onMade();
  };
  return html`<form class="row" onSubmit=${make}>
      <label>${say('token-label')} <input name="label" maxlength="32" required /></label>
      <label>${say('token-days')} <select name="days">${DAYS.map((days) => html`<option value=${days} selected=${days === 30}>${say('days', { count: days })}</option>`)}</select></label>
      <button>${say('token-make')}</button></form>
    <div role="status">${made && html`<label>${say('token-once')} <input class="token-text" readonly value=${made} onFocus=${(event) => event.target.select()} /></label>`}</div>`;
}

/** @param {{tokens: Token[], end: (token: Token) => void}} props */
function Tokens({ tokens, end }) {
  if (!tokens.length) return html`<p>${say('tokens-none')}</p>`;
  return html`<ul class="keys">${tokens.map(
    (token) => html`<li key=${token.id}><strong>${token.label || '–'}</strong> ${say('token-until', { day: day(token.expires) })}
      <button class="quiet" aria-label=${say('token-end-label', { label: token.label })} onClick=${() => end(token)}>${say('token-end')}</button></li>`,
  )}</ul>`;
}

/** @param {{own: OwnSeat, remove: Function, renew: Function}} props */
function SeatKeys({ own, remove, renew }) {
  return html`<section class="keys"><h3><a href=${`/t/${own.table}`}>${own.title}</a>, ${own.name}</h3>
    ${own.devices.length ? '' : html`<p>${say('devices-none')}</p>`}
    <ul>${own.devices.map(
      (device) => html`<li key=${device.person}>${device.name} <span class="sub">${say(device.here ? 'device-here' : 'device-away')}</span>
      <button class="quiet" aria-label=${say('device-remove-label', { name: device.name, title: own.title })} onClick=${() => remove(own, device)}>${say('device-remove')}</button></li>`,
    )}</ul>
    <button aria-label=${say('link-renew-label', { title: own.title })} onClick=${() => renew(own)}>${say('link-renew')}</button></section>`;
}

export default function Keys() {
  const [problem, show] = useProblem();
  const [ready, setReady] = useState(false);
  const [tokens, setTokens] = useState(/** @type {Token[]} */ ([]));
  const [seats, setSeats] = useState(/** @type {OwnSeat[]} */ ([]));
  const [done, setDone] = useState('');
  const known = Boolean(me.value?.person);
  const look = () =>
    attempt(show, async () => {
      if (!known) return;
      setTokens((await get('/api/me/tokens')).tokens);
      setSeats(await ownSeats());
    });
  const change = (key, act) => attempt(show, act).then((answer) => answer && look().then(() => setDone(key)));
  useEffect(() => {
    speak(lang.peek(), '', ['keys']).then(() => setReady(true));
    look();
  }, []);
  if (!ready) return html`<main id="main" aria-busy="true"></main>`;
  return html`<${Page} title=${say('nav-keys')}><h1>${say('nav-keys')}</h1><p>${say('keys-lead')}</p>
    <${Problem} mistake=${problem} /><p role="status">${done && html`<span class="good">${say(done)}</span>`}</p>
    ${!known && html`<p>${say('keys-unknown')}</p>`}
    ${
      known
      && html`<h2>${say('keys-seats')}</h2><p>${say('keys-seats-how')}</p>
      ${seats.length ? '' : html`<p>${say('seats-none')}</p>`}
      ${seats.map(
        (own) => html`<${SeatKeys} key=${`${own.table}-${own.seat}`} own=${own}
        remove=${({ table, seat }, { person }) => change('device-removed', () => post(`/api/tables/${table}/unlink`, { seat, person }))}
        renew=${({ table, seat }) => change('link-renewed', () => post(`/api/tables/${table}/link`, { seat, renew: true }))} />`,
      )}
      <h2>${say('keys-tokens')}</h2><p>${say('keys-tokens-how')}</p>
      <${Tokens} tokens=${tokens} end=${(token) => change('token-ended', () => erase(`/api/me/tokens/${token.id}`))} />
      <${NewToken} show=${show} onMade=${look} />`
    }
  <//>`;
}
