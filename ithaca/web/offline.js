// What the service worker shows when the server cannot be reached: the tables that were seen last.
import { html, render } from './html.js';
import { lastSeen } from './last.js';
import { ago, firstLanguage, say, speak } from './speech.js';
import { ShipMark } from './art/parts.js';

/** @param {import('./last.js').SeenTable} table */
function newsOf(table) {
  if (table.state === 'open') return say('offline-open');
  return table.mine ? say('your-turn-since', { since: ago(table.since) }) : say('turn-since', { name: table.decides, since: ago(table.since) });
}

/** @param {{table: import('./last.js').SeenTable}} props */
function Seen({ table }) {
  return html`<li class=${`card ${table.mine ? 'waits' : ''}`}><div class="seen"><strong>${table.title || say(`game-${table.game}`)}</strong>
    <span class="sub">${table.people}</span><span class="sub">${newsOf(table)}</span></div></li>`;
}

function Offline() {
  const last = lastSeen();
  return html`<main id="main" tabindex="-1"><section class="hero small"><${ShipMark} /><div><h1>${say('offline-title')}</h1><p>${say('offline-how')}</p></div></section>
    <p class="row"><button class="main" onClick=${() => location.reload()}>${say('line-now')}</button></p>
    ${
      last?.tables.length
        ? html`<section><h2>${say('offline-tables', { since: ago(last.at) })}</h2><ul class="cards">${last.tables.map((table) => html`<${Seen} key=${table.id} table=${table} />`)}</ul></section>`
        : html`<p class="sub">${say('offline-none')}</p>`
    }</main>`;
}

const LOOK_AGAIN = 5000; // ms; what the browser says about being online is not reliable

const look = () =>
  fetch('/health', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => {}, // not yet
  );

addEventListener('online', look);
setInterval(look, LOOK_AGAIN);
await speak(firstLanguage(''), '', []);
document.title = `${say('offline-title')} · Ithaca`;
const app = document.getElementById('app');
if (app) render(html`<${Offline} />`, app);
