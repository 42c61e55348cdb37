// What happened while the page was not visible: a few lines, with a button to show it again.
import { html } from '../html.js';
import { say } from '../speech.js';

const LINES = 5; // the last ones; the log has them all

/** @param {{room: import('./room.js').Room}} props */
export function Since({ room }) {
  const events = room.stage.since.value.flatMap(({ fresh }) => fresh.flatMap((move) => move.events));
  const lines = events.slice(-LINES).map((event) => say(event.key, event.args));
  const close = () => {
    room.stage.since.value = [];
  };
  // Other lines get a new key: replaced, not moved, so that no layout shift is counted.
  return html`<section class="since" key=${lines.join()} aria-label=${say('since')}><h2>${say('since')}</h2>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
    <p class="row"><button onClick=${() => room.stage.playAgain()}>${say('since-again')}</button><button class="quiet" onClick=${close}>${say('close')}</button></p></section>`;
}
