// The way in: who we are, which language, which page.
import { html, render, useEffect, useState } from './html.js';
import { get, me } from './api.js';
import { Lost, NameDialog } from './parts.js';
import { here, routeOf } from './router.js';
import { firstLanguage, speak } from './speech.js';

// Each page is fetched when it is first opened: a table does not wait for the rulebook's code.
const load = (page) => import(`./pages/${page}.js`);

/** The element of index.html with this id; throws if there is none. */
function found(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/** Something that is needed could not be fetched: the page has only the sentences of index.html. */
function fail(error) {
  if (error instanceof SyntaxError) document.documentElement.classList.add('old');
  else found('unreached').hidden = false;
  throw error;
}

function App() {
  const route = routeOf(here.value);
  const [shown, setShown] = useState(/** @type {{Page: Function, page?: string} | null} */ (null));
  useEffect(() => {
    let current = true;
    if (route.page === 'lost') setShown({ Page: Lost });
    else load(route.page).then((module) => current && setShown({ Page: module.default, page: route.page }), fail);
    return () => {
      current = false;
    };
  }, [route.page]);
  if (!shown || (shown.page && shown.page !== route.page)) return html`<main id="main" aria-busy="true"></main>`;
  return html`<${shown.Page} key=${here.value} ...${route} /><${NameDialog} />`;
}

const known = get('/api/me').catch(() => ({ person: null, name: '', lang: '', host: false, kept: false }));
const we = await known;
me.value = we;
const app = found('app');
app.textContent = '';
try {
  await speak(firstLanguage(we.person && we.lang));
  render(html`<${App} />`, app);
} catch (error) {
  fail(error);
}
