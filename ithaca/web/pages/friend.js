// A link by which a player offers to be friends. Following it changes nothing yet: a button does.
import { html, useEffect, useState } from '../html.js';
import { get, post } from '../api.js';
import { Page, Problem, attempt, go, someone, useProblem } from '../parts.js';
import { lang, say, speak } from '../speech.js';

export default function Friend({ code }) {
  const [problem, show] = useProblem();
  const [name, setName] = useState('');
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const look = () => attempt(show, async () => setName((await get(`/api/friends/${encodeURIComponent(code)}`)).name));
    Promise.all([speak(lang.peek(), '', ['me']), look()]).then(() => setReady(true));
  }, [code]); // not when a name is given while accepting: the code is used up by then
  const accept = () =>
    attempt(show, async () => {
      if (!(await someone())) return;
      await post('/api/me/friends', { code });
      go('/me#friends');
    });
  if (!ready) return html`<main id="main" aria-busy="true"></main>`;
  return html`<${Page} title=${say('friends')}><h1>${name ? say('friend-offered', { name }) : say('friends')}</h1><${Problem} mistake=${problem} />
    ${name && html`<p>${say('friend-offered-how', { name })}</p><p class="row"><button class="main" onClick=${accept}>${say('friend-accept')}</button></p>`}
    <p><a href="/">${say('nav-lobby')}</a></p><//>`;
}
