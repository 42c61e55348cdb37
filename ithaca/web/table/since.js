// What happened while nobody looked: a few lines that can be shown again.
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
  // With something else to tell it is another box: nothing in it has moved.
  return html`<section class="since" key=${lines.join()} aria-label=${say('since')}><h2>${say('since')}</h2>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
    <p class="row"><button onClick=${() => room.stage.playAgain()}>${say('since-again')}</button><button class="quiet" onClick=${close}>${say('close')}</button></p></section>`;
}
