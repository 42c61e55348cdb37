// For hosts: what people have reported, what can be done about it, and the journal of what was done.
import { html, useEffect, useState } from '../html.js';
import { get, me, post } from '../api.js';
import { Page, Problem, attempt, someone, useProblem } from '../parts.js';
import { lang, say, speak } from '../speech.js';

/** @typedef {{id: string, name: string, host: boolean, silenced: boolean, shut_out: boolean}} Known */
/** @typedef {{id: number, at: number, person: string, about: string, kind: string, table_id: string, note: number, text: string, settled: boolean}} Report */
/** @typedef {{id: number, at: number, person: string, action: string, about: string | null, text: string, before: string}} Line */
/** @typedef {{reports: Report[], journal: Line[], people: Known[]}} Told */

const moment = (ms) => new Date(ms).toLocaleString(lang.value, { dateStyle: 'medium', timeStyle: 'short' });

/** What can be done about a person in their present state. @param {Known} person @param {boolean} reported */
const actionsOn = (person, reported) => [
  ...(reported ? ['settle'] : []),
  person.silenced ? 'let-speak' : 'silence',
  person.shut_out ? 'let-in' : 'shut-out',
  'rename',
  'name-back',
];

/** An action and its reason: nothing is done without one. @param {{person: Known, report?: number, act: Function}} props */
function Measures({ person, report = 0, act }) {
  const does = (event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    act({ action: form.get('action'), reason: String(form.get('reason')), person: person.id, report });
  };
  const choices = actionsOn(person, report > 0);
  return html`<form class="row measures" onSubmit=${does}>
    <label><span class="unseen">${say('host-measures', { name: person.name })}</span><select name="action" key=${choices.join()}>${choices.map((action) => html`<option value=${action}>${say(`host-${action}`)}</option>`)}</select></label>
    <label><span class="unseen">${say('host-reason')}</span><input name="reason" required maxlength="300" placeholder=${say('host-reason')} autocomplete="off" /></label>
    <button>${say('host-do')}</button></form>`;
}

/** A person, and the measures in force. @param {{person: Known}} props */
const Named = ({ person }) =>
  html`<strong>${person.name}</strong>${person.silenced && html` <span class="penalty">${say('host-is-silenced')}</span>`}${person.shut_out && html` <span class="penalty">${say('host-is-shut-out')}</span>`}`;

/** @param {{told: Told, act: Function}} props */
function Reports({ told, act }) {
  const who = new Map(told.people.map((person) => [person.id, person]));
  const nobody = (id) => ({ id, name: say('host-somebody'), host: false, silenced: false, shut_out: false });
  if (!told.reports.length) return html`<p>${say('host-no-reports')}</p>`;
  return html`<ul class="cards reports">${told.reports.map((report) => {
    const about = who.get(report.about) ?? nobody(report.about);
    const by = who.get(report.person)?.name ?? say('host-somebody');
    return html`<li class=${`card ${report.settled ? 'settled' : ''}`} key=${report.id}>
      <p><${Named} person=${about} /> <span class="sub">${say(`host-kind-${report.kind}`)} · ${say('host-by', { name: by })} · <time>${moment(report.at)}</time> · <a href=${`/t/${report.table_id}?seat=-1`}>${say('host-where')}</a>${report.settled && html` · ${say('host-settled')}`}</span></p>
      <blockquote>${report.text}</blockquote>
      <${Measures} person=${about} report=${report.settled ? 0 : report.id} act=${act} /></li>`;
  })}</ul>`;
}

/** All who are silenced or shut out, whether reported or not. @param {{told: Told, act: Function}} props */
function Held({ told, act }) {
  const held = told.people.filter((person) => person.silenced || person.shut_out);
  if (!held.length) return html`<p>${say('host-nobody-held')}</p>`;
  return html`<ul class="cards">${held.map((person) => html`<li class="card" key=${person.id}><p><${Named} person=${person} /></p><${Measures} person=${person} act=${act} /></li>`)}</ul>`;
}

/** @param {{told: Told}} props */
function Journal({ told }) {
  const name = (id) => told.people.find((person) => person.id === id)?.name ?? say('host-somebody');
  if (!told.journal.length) return html`<p>${say('host-no-journal')}</p>`;
  return html`<div class="scrolls" tabindex="0" role="region" aria-label=${say('host-journal')}><table class="journal"><thead><tr>${['when', 'who', 'what', 'whom', 'why'].map((column) => html`<th scope="col">${say(`host-col-${column}`)}</th>`)}</tr></thead>
    <tbody>${told.journal.map(
      (line) => html`<tr key=${line.id}><td><time>${moment(line.at)}</time></td><td>${name(line.person)}</td><td>${say(`host-${line.action}`)}</td>
      <td>${name(line.about)}${line.before && html` <span class="sub">(${line.before})</span>`}</td><td>${line.text}</td></tr>`,
    )}</tbody></table></div>`;
}

/** A person with the host's key becomes host by it. */
function Key({ show }) {
  const give = (event) => {
    event.preventDefault();
    const host_key = String(new FormData(event.target).get('key'));
    attempt(show, async () => {
      if (await someone()) me.value = await post('/api/me', { lang: lang.peek(), host_key });
    });
  };
  return html`<p>${say('host-only-how')}</p><form class="row" onSubmit=${give}><label>${say('host-key')} <input name="key" type="password" required maxlength="200" autocomplete="off" /></label><button class="main">${say('host-enter')}</button></form>`;
}

export default function Host() {
  const [problem, show] = useProblem();
  const [ready, setReady] = useState(false);
  const [done, setDone] = useState(false);
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const host = Boolean(me.value?.host);
  useEffect(() => {
    speak(lang.peek(), '', ['host']).then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (host) attempt(show, async () => setTold(await get('/api/host')));
  }, [host]);
  const act = async (what) => {
    setDone(false);
    await attempt(show, async () => {
      setTold(await post('/api/host', what));
      setDone(true);
    });
  };
  if (!ready) return html`<main id="main" aria-busy="true"></main>`;
  return html`<${Page} title=${say('host-title')} wide><h1>${say('host-title')}</h1><${Problem} mistake=${problem} />
    <p role="status">${done && html`<span class="good">${say('host-done')}</span>`}</p>
    ${!host && html`<${Key} show=${show} />`}
    ${
      told
      && html`<section><h2>${say('host-reports')}</h2><${Reports} told=${told} act=${act} /></section>
      <section><h2>${say('host-held')}</h2><p class="sub">${say('host-held-how')}</p><${Held} told=${told} act=${act} /></section>
      <section><h2>${say('host-journal')}</h2><${Journal} told=${told} /></section>`
    }<//>`;
}
