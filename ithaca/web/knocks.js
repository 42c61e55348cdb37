// Knocks: whether at this browser, which ones, and the quiet hours.
import { html, useEffect, useRef, useState } from './html.js';
import { Mistake, erase, get, me, post } from './api.js';
import { Problem, attempt, useProblem } from './parts.js';
import { lang, say } from './speech.js';
import { canWork, installing, register } from './worker.js';

/** @typedef {{id: string, label: string, created: number, here: boolean}} Browser */
/** @typedef {{key: string, kinds: string[], quiet_from: number | null, quiet_to: number | null, zone: string, browsers: Browser[]}} Wishes */

const KINDS = { turn: 'knocks-kind-turn', started: 'knocks-kind-started', ended: 'knocks-kind-ended', invited: 'knocks-kind-invited' };
const NIGHT = [22 * 60, 8 * 60]; // quiet hours to begin with

const canKnock = () => canWork() && 'PushManager' in globalThis && 'Notification' in globalThis;
const ourZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The subscription of this browser, if it has one. @returns {Promise<PushSubscription | null>} */
async function ours() {
  if (!canKnock()) return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** @param {PushSubscription} made */
function tellServer(made) {
  const { endpoint, keys } = made.toJSON();
  return post('/api/me/knocks/browsers', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** Turn knocks on for this browser. @param {string} key the server's */
async function turnOn(key) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Mistake({ code: 'knocks-denied', text: '', clause: '' }, 0);
  const worker = await register();
  let made;
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Mistake({ code: 'knocks-failed', text: '', clause: '' }, 0);
  }
  return tellServer(made);
}

/** Another person uses this browser from now on: no more knocks here for the previous one. */
export const leaveBrowser = async () => (await ours().catch(() => null))?.unsubscribe();

/** We are another person now, and knocks at this browser go on. */
export async function comeAlong() {
  const made = await ours().catch(() => null);
  if (made) await tellServer(made);
}

const asTime = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const asMinutes = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** @param {{wishes: Wishes, save: (change: object) => void}} props */
function Quiet({ wishes, save }) {
  const on = wishes.quiet_from !== null;
  const turn = (event) => save(event.target.checked ? { quiet_from: NIGHT[0], quiet_to: NIGHT[1] } : { quiet_from: null, quiet_to: null });
  const time = (name, label) =>
    html`<label>${label} <input type="time" required value=${asTime(wishes[name] ?? 0)} onChange=${(event) => event.target.value && save({ [name]: asMinutes(event.target.value) })} /></label>`;
  return html`<fieldset><legend>${say('knocks-quiet')}</legend>
    <label class="choice"><input type="checkbox" checked=${on} onChange=${turn} />${say('knocks-quiet-on')}</label>
    ${on && html`<p class="row">${time('quiet_from', say('knocks-from'))}${time('quiet_to', say('knocks-to'))}<span class="sub">${say('knocks-zone', { zone: wishes.zone })}</span></p>`}</fieldset>`;
}

/** @param {{browsers: Browser[], remove: (id: string) => void}} props */
function Browsers({ browsers, remove }) {
  const day = (ms) => new Date(ms).toLocaleDateString(lang.value, { dateStyle: 'medium' });
  return html`<ul class="keys">${browsers.map((one) => {
    const label = one.label || say('me-browser-unknown');
    return html`<li key=${one.id}><strong>${label}</strong> <span class="sub">${one.here ? say('me-browser-here') : say('me-since', { day: day(one.created) })}</span>
      ${!one.here && html`<button class="quiet" aria-label=${say('knocks-off-label', { label })} onClick=${() => remove(one.id)}>${say('knocks-off')}</button>`}</li>`;
  })}</ul>`;
}

/** Knocks on and off for this browser. @param {{here: Browser | undefined, on: () => void, off: () => void}} props */
function Here({ here, on, off }) {
  if (!canKnock()) return html`<p class="sub">${say('knocks-impossible')}</p>`;
  return html`<p class="row">${
    here
      ? html`<span class="good">${say('knocks-are-on')}</span> <button onClick=${off}>${say('knocks-turn-off')}</button>`
      : html`<button class="main" onClick=${on}>${say('knocks-turn-on')}</button>`
  }</p>`;
}

/** Where the browser would install the site. */
function Install() {
  return installing.value && html`<p class="row"><button onClick=${() => installing.value.prompt()}>${say('install')}</button></p>`;
}

export function KnockSettings() {
  const [problem, show] = useProblem();
  const [wishes, setWishes] = useState(/** @type {Wishes | null} */ (null));
  const queue = useRef(Promise.resolve(/** @type {Wishes | null} */ (null)));
  const unanswered = useRef(0);
  // Requests go one after another, so that each choice builds on the answer to the one before. Until all are answered, the
  // choices are shown (`foretold`): an answer to an earlier choice must not undo a later one on the screen.
  const act = (change, foretold) => {
    if (foretold) setWishes(foretold);
    unanswered.current += 1;
    queue.current = queue.current.then(async (known) => {
      const told = (await attempt(show, () => change(known))) ?? known;
      unanswered.current -= 1;
      if (!unanswered.current) setWishes(told);
      return told;
    });
  };
  useEffect(() => {
    act(() => get('/api/me/knocks'));
  }, [me.value?.person]);
  if (!wishes) return html`<${Problem} mistake=${problem} />`;
  const save = (change) =>
    act(
      ({ kinds, quiet_from, quiet_to }) => post('/api/me/knocks', { kinds, quiet_from, quiet_to, zone: ourZone(), ...change(kinds) }),
      (now) => ({ ...now, ...change(now.kinds) }),
    );
  const here = wishes.browsers.find((one) => one.here);
  const remove = (id) => act(() => erase(`/api/me/knocks/browsers/${id}`));
  const off = () => act(async () => [await leaveBrowser(), await erase(`/api/me/knocks/browsers/${here?.id}`)][1]);
  const want = (kind, wanted) => save((kinds) => ({ kinds: [...kinds.filter((one) => one !== kind), ...(wanted ? [kind] : [])] }));
  return html`<p>${say('knocks-how')}</p><${Problem} mistake=${problem} />
    <div role="status"><${Here} here=${here} on=${() => act(() => turnOn(wishes.key))} off=${off} /></div>
    ${wishes.browsers.length > 0 && html`<${Browsers} browsers=${wishes.browsers} remove=${remove} />`}
    <${Install} />
    <details class="folded"><summary>${say('knocks-which')}</summary>
    <fieldset><legend>${say('knocks-when')}</legend>${Object.entries(KINDS).map(
      ([kind, key]) =>
        html`<label class="choice" key=${kind}><input type="checkbox" checked=${wishes.kinds.includes(kind)} onChange=${(event) => want(kind, event.target.checked)} />${say(key)}</label>`,
    )}</fieldset>
    <${Quiet} wishes=${wishes} save=${(change) => save(() => change)} /></details>`;
}
