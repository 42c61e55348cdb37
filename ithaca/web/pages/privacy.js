// What is stored, for how long, and the button that ends it.
import { html, useState } from '../html.js';
import { erase, get, me } from '../api.js';
import { Page, Problem, attempt, useProblem } from '../parts.js';
import { say } from '../speech.js';

export default function Privacy() {
  const [problem, show] = useProblem();
  const [data, setData] = useState(null);
  const [sure, setSure] = useState(false);
  const [gone, setGone] = useState(false);
  const known = Boolean(me.value?.person);
  const look = () => attempt(show, async () => setData(await get('/api/me/data')));
  const forget = () =>
    attempt(show, async () => {
      await erase('/api/me');
      for (const key of Object.keys(localStorage)) if (key.startsWith('ithaca-')) localStorage.removeItem(key);
      me.value = { person: null, name: '', lang: '', host: false, kept: false };
      setData(null);
      setGone(true);
    });
  return html`<${Page} title=${say('nav-privacy')}><h1>${say('nav-privacy')}</h1>
    <p>${say('privacy-lead')}</p>
    <ul>${['name', 'cookie', 'keys', 'friends', 'knocks', 'moves', 'chat', 'browser', 'none'].map((what) => html`<li>${say(`privacy-${what}`)}</li>`)}</ul>
    <p>${say('privacy-long')}</p>
    <${Problem} mistake=${problem} />
    <p role="status">${gone && html`<span class="good">${say('privacy-gone')}</span>`}</p>
    ${
      known
        ? html`<p>${say('privacy-you', { name: me.value?.name })}</p><p class="row"><button onClick=${look}>${say('privacy-show')}</button>
      ${
        sure
          ? html`<span>${say('privacy-sure')}</span> <button class="danger" onClick=${forget}>${say('privacy-delete-yes')}</button> <button class="quiet" onClick=${() => setSure(false)}>${say('no')}</button>`
          : html`<button class="danger" onClick=${() => setSure(true)}>${say('privacy-delete')}</button>`
      }</p>`
        : html`<p>${say('privacy-unknown')}</p>`
    }
    ${data && html`<pre tabindex="0" aria-label=${say('privacy-show')}>${JSON.stringify(data, null, 2)}</pre>`}
  <//>`;
}
