// The oracle: good moves and why, where the table allows it.
import { html, useEffect, useRef } from '../html.js';
import { Sign } from '../art/signs.js';
import { nameOf, say, words } from '../speech.js';
import { pointing } from './choice.js';

const percent = (share) => Math.round(share * 100);

/** What would follow, in words; a move whose words depend on the later table is shown by its name. */
const lineOf = (steps) =>
  steps
    .slice(0, 3)
    .map(({ move, key, args }) => words.value.whole(key, args) ?? move)
    .join(' → ');

/** A move that it considered: how much (the bar), and the expected share (the figure). */
function Counsel({ advised, action, best, room }) {
  const [tried, hope] = [percent(advised.tried), advised.share === null ? '' : `${percent(advised.share)} %`];
  const line = best && lineOf(advised.line);
  return html`<li class=${best ? 'best' : ''}>
    <button class="counsel" onClick=${() => room.play(action.move)} ...${pointing(room, action.move)}>
      <i class="bar" style=${{ width: `${Math.max(1, tried)}%` }} aria-hidden="true"></i>
      <span>${say(action.key, action.args)}</span><span class="unseen">, ${say('oracle-why', { tried, hope: hope || '–' })}</span>
      <b aria-hidden="true">${hope}</b></button>
    ${advised.liked != null && html`<p class="sub">${say('oracle-liked', { liked: percent(advised.liked) })}${line && ` · ${say('oracle-line', { line })}`}</p>`}
    ${advised.liked == null && line && html`<p class="sub">${say('oracle-line', { line })}</p>`}</li>`;
}

/** What the moves suggest about the others' secrets, and since when. */
function Suspects({ suspects }) {
  if (!suspects.length) return null;
  return html`<h4>${say('oracle-believes')}</h4>
    <ul class="suspects">${suspects.map(
      ({ seat, thing, chance, since }) =>
        html`<li key=${`${seat}-${thing.name}`}>${say('oracle-suspect', { name: nameOf('seat', String(seat)), thing: nameOf(thing.kind, thing.name), chance: percent(chance), move: since })}</li>`,
    )}</ul>`;
}

/** The button, the wait, and what it said. */
export function Oracle({ room }) {
  const box = useRef();
  const told = room.advised.value;
  useEffect(() => {
    const pane = told && box.current?.closest('.moves'); // only this scrolls: the board stays where it is
    if (pane) pane.scrollTop += box.current.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  }, [told]);
  const legal = room.state.value?.legal ?? [];
  if (legal.length < 2 || room.outbox.pending.value) return null;
  if (room.asking.value) return html`<p class="oracle waits" role="status"><${Sign} name="athena" />${say('oracle-thinks')}</p>`;
  if (!told) {
    return html`<p class="oracle"><button class="ask-oracle" onClick=${() => room.consult()}><${Sign} name="athena" />${say('oracle-ask')}</button></p>`;
  }
  const { hope, suspects } = room.advice.value;
  const shown = room.advice.value.moves
    .map((advised) => ({ advised, action: legal.find((action) => action.move === advised.move) }))
    .filter(({ action }) => action);
  return html`<section class="oracle" ref=${box} aria-label=${say('oracle-says')}><h3><${Sign} name="athena" />${say('oracle-says')}</h3>
    <ol>${shown.map(({ advised, action }, i) => html`<${Counsel} key=${action.move} advised=${advised} action=${action} best=${i === 0} room=${room} />`)}</ol>
    <p class="sub" aria-hidden="true">${say('oracle-key')}</p>
    ${hope != null && html`<p class="sub">${say('oracle-hope', { hope: percent(hope) })}</p>`}
    <${Suspects} suspects=${suspects ?? []} /></section>`;
}
