// Our account: a name, what protects it, the browsers that are signed in, and how to sign in as elsewhere.
import { html, useEffect, useState } from '../html.js';
import { erase, get, me, post } from '../api.js';
import { NameField, Page, Problem, attempt, someone, useAnswer, useProblem } from '../parts.js';
import { Friends } from '../friends.js';
import { KnockSettings, comeAlong, leaveBrowser } from '../knocks.js';
import { forgetSeen } from '../last.js';
import { addPasskey, possible, signIn } from '../passkeys.js';
import { PlayedGames } from '../played.js';
import { Ratings } from '../ratings.js';
import { Tables, sorted, useMinutes } from '../tables.js';
import { unnamed } from '../settings.js';
import { lang, say, speak } from '../speech.js';
import { Share } from '../table/before.js';

/** @typedef {{id: string, label: string, created: number, used: number}} Passkey */
/** @typedef {{id: string, label: string, created: number, seen: number, here: boolean}} Session */

const day = (ms) => new Date(ms).toLocaleDateString(lang.value, { dateStyle: 'medium' });

/** The name under which this browser's passkey is listed. */
const thisBrowser = () => {
  const { brands = [], platform = '' } = /** @type {any} */ (navigator).userAgentData ?? {};
  return [brands.at(-1)?.brand, platform].filter(Boolean).join(', ').slice(0, 24);
};

/** @param {{keys: {passkeys: Passkey[], recovery: number}, act: Function, setCodes: Function}} props */
function Kept({ keys, act, setCodes }) {
  return html`<p>${say('me-kept')}</p>
    <ul class="keys">${keys.passkeys.map(
      (key) => html`<li key=${key.id}><strong>${key.label || say('me-passkey')}</strong> <span class="sub">${say('me-since', { day: day(key.created) })}</span>
        <button class="quiet" aria-label=${say('me-passkey-remove-label', { label: key.label || say('me-passkey') })} onClick=${() => act('me-passkey-removed', () => erase(`/api/me/passkeys/${key.id}`))}>${say('me-remove')}</button></li>`,
    )}</ul>
    <p class="row">${possible() && html`<button onClick=${() => act('me-passkey-added', () => addPasskey(thisBrowser()))}>${say('me-passkey-another')}</button>`}
      <button onClick=${() => act('', async () => setCodes((await post('/api/me/recovery')).codes))}>${say(keys.recovery ? 'me-codes-new' : 'me-codes-first')}</button>
      <span class="sub">${say('me-codes-left', { count: keys.recovery })}</span></p>`;
}

/** A guest is known in this browser only, until a passkey is added. */
function Guest({ act }) {
  return html`<p>${say('me-guest')}</p>
    ${
      possible()
        ? html`<p class="row"><button class="main" onClick=${() => act('me-passkey-added', () => addPasskey(thisBrowser()))}>${say('me-passkey-add')}</button></p>`
        : html`<p class="sub">${say('me-passkey-impossible')}</p>`
    }`;
}

function Codes({ codes }) {
  return html`<div role="status">${
    codes.length > 0
    && html`<section class="codes"><h3>${say('me-codes-title')}</h3><p>${say('me-codes-how')}</p>
      <ol>${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ol></section>`
  }</div>`;
}

/** A code that signs in another device. */
function OtherDevice({ show }) {
  const [code, setCode] = useState(/** @type {{code: string, minutes: number} | null} */ (null));
  const ask = () => attempt(show, async () => setCode(await post('/api/me/code')));
  return html`<section><h2>${say('me-device')}</h2><p>${say('me-device-how', { place: `${location.host}/me` })}</p>
    <p class="row"><button onClick=${ask}>${say('me-device-code')}</button>
      <span role="status">${code && html`<code class="bigcode">${code.code}</code> <span class="sub">${say('me-device-minutes', { count: code.minutes })}</span>`}</span></p></section>`;
}

/** @param {{sessions: Session[], act: Function}} props */
function Browsers({ sessions, act }) {
  return html`<section><h2>${say('me-browsers')}</h2><ul class="keys">${sessions.map(
    (
      one,
    ) => html`<li key=${one.id}><strong>${one.label || say('me-browser-unknown')}</strong> <span class="sub">${one.here ? say('me-browser-here') : say('me-seen', { day: day(one.seen) })}</span>
      ${!one.here && html`<button class="quiet" aria-label=${say('me-browser-end-label', { label: one.label || say('me-browser-unknown') })} onClick=${() => act('me-browser-ended', () => erase(`/api/me/sessions/${one.id}`))}>${say('me-end')}</button>`}</li>`,
  )}</ul></section>`;
}

/** Sign in as on another device. A guest may bring along what was played here. */
function SignIn({ show, onIn }) {
  const [along, setAlong] = useState(true);
  const guest = Boolean(me.value?.person) && !me.value?.kept;
  const take = guest && along;
  const come = (act) =>
    attempt(show, async () => {
      me.value = await act();
      unnamed.value = false;
      await comeAlong();
      onIn();
    });
  const byCode = (event) => {
    event.preventDefault();
    const code = String(new FormData(event.target).get('code'));
    come(() => post('/api/sign-in/code', { code, take_along: take }));
  };
  return html`<section><h2>${say(guest ? 'me-back-guest' : 'me-back')}</h2><p>${say('me-back-how')}</p>
    ${
      guest
      && html`<label class="choice"><input type="checkbox" checked=${along} onChange=${(event) => setAlong(event.target.checked)} />${say('me-along', { name: me.value?.name ?? '' })}</label>`
    }
    ${possible() && html`<p class="row"><button class="main" onClick=${() => come(() => signIn(take))}>${say('me-sign-in')}</button></p>`}
    <form class="row" onSubmit=${byCode}><label>${say('me-code')} <input name="code" required maxlength="64" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" /></label>
      <button>${say('me-code-go')}</button></form></section>`;
}

/** Whether others may see what we have played, and by which name. */
function Seen({ show }) {
  const [handle, setHandle] = useState('');
  useEffect(() => {
    attempt(show, async () => setHandle((await get('/api/me/handle')).handle));
  }, []);
  const place = (name) => `${location.host}/players/${name}`;
  const save = (event) => {
    event.preventDefault();
    const wanted = String(new FormData(event.target).get('handle')).trim();
    attempt(show, async () => setHandle((await post('/api/me/handle', { handle: wanted })).handle));
  };
  return html`<section><h2>${say('seen-title')}</h2><p>${say('seen-how', { place: place('…') })}</p>
    <form class="row" onSubmit=${save}><label>${say('seen-label')} <input name="handle" maxlength="24" pattern="[\\w\\-]*" value=${handle} spellcheck="false" /></label><button>${say('seen-go')}</button></form>
    <p role="status">${handle ? html`<a href=${`/players/${handle}`}>${say('seen-now', { place: place(handle) })}</a>` : say('seen-not')}</p></section>`;
}

/** Games of ours that are not over, those that wait for us first. */
function Running() {
  const { data } = useAnswer(() => get('/api/tables'), me.value?.person ?? '');
  const now = useMinutes();
  if (!data) return null;
  return html`<${Tables} title=${say('me-running')} tables=${sorted(data).running} act=${(table) => say(table.state === 'open' ? 'go-there' : 'go-on')} now=${now} none=${say('me-running-none')} />`;
}

/** What is known of us, asked for when we come and after each change. */
function useMine(show) {
  const [mine, setMine] = useState({ passkeys: /** @type {Passkey[]} */ ([]), recovery: 0, sessions: /** @type {Session[]} */ ([]) });
  const look = () =>
    attempt(show, async () => {
      if (!me.peek()?.person) return;
      const [keys, { sessions }, we] = await Promise.all([get('/api/me/passkeys'), get('/api/me/sessions'), get('/api/me')]);
      me.value = we;
      setMine({ ...keys, sessions });
    });
  return { mine, look };
}

export default function Me() {
  const [problem, show] = useProblem();
  const [ready, setReady] = useState(false);
  const [done, setDone] = useState('');
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const { mine, look } = useMine(show);
  const known = Boolean(me.value?.person);
  useEffect(() => {
    Promise.all([speak(lang.peek(), '', ['me', 'table']), look()]).then(() => setReady(true));
  }, []);
  const act = async (key, change) => {
    setDone('');
    if ((await attempt(show, async () => [await change()])) === undefined) return;
    await look();
    setDone(key);
  };
  const leave = () =>
    attempt(show, async () => {
      await leaveBrowser();
      forgetSeen();
      me.value = await post('/api/sign-out');
      setDone('me-out');
    });
  if (!ready) return html`<main id="main" aria-busy="true"></main>`;
  return html`<${Page} title=${say('nav-me')}><h1>${known ? me.value?.name : say('nav-me')}</h1>
    <${Problem} mistake=${problem} /><p role="status">${done && html`<span class="good">${say(done)}</span>`}</p>
    ${!known && html`<p>${say('me-nobody')}</p><p class="row"><button onClick=${() => someone().then(look)}>${say('me-name-give')}</button></p>`}
    ${
      known
      && html`<section><h2>${say('me-keep')}</h2>
        ${me.value?.kept ? html`<${Kept} keys=${mine} act=${act} setCodes=${setCodes} />` : html`<${Guest} act=${act} />`}<${Codes} codes=${codes} /></section>
      <${Running} />
      <section><h2>${say('rating-title')}</h2><${Ratings} of="/api/me" /></section>
      <section><h2>${say('played-title')}</h2><${PlayedGames} of="/api/me" /></section>
      <section id="friends"><h2>${say('friends')}</h2><${Friends} share=${Share} /></section>
      <section><h2>${say('knocks-title')}</h2><${KnockSettings} /></section>
      <section><h2>${say('me-name')}</h2><${NameField} /><p class="sub">${say('me-name-how')}</p></section>
      ${me.value?.kept && html`<${Seen} show=${show} />`}<${OtherDevice} show=${show} /><${Browsers} sessions=${mine.sessions} act=${act} />`
    }
    ${!me.value?.kept && html`<${SignIn} show=${show} onIn=${look} />`}
    ${known && html`<p class="row"><a href="/keys">${say('nav-keys')}</a> <a href="/privacy">${say('me-data')}</a> ${me.value?.kept && html`<button class="quiet" onClick=${leave}>${say('me-sign-out')}</button>`}</p>`}
  <//>`;
}
