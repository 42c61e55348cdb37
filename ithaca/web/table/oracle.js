// The oracle: good moves and why, where the table allows it.
import { html } from '../html.js';
import { Sign } from '../art/signs.js';
import { say, words } from '../speech.js';
import { pointing } from './choice.js';

const percent = (share) => Math.round(share * 100);

/** What would follow, in words; a move whose words depend on the table then goes by its name. */
function lineOf(steps) {
  return steps.slice(0, 4).map(({ move, key, args }) => words.value.whole(key, args) ?? move).join(' → ');
}

function Advised({ advised, action, best, room }) {
  const line = lineOf(advised.line);
  return html`<li class=${best ? 'best' : ''}>
    <button class="counsel" onClick=${() => room.play(action.move)} ...${pointing(room, action.move)}>
      <span class="what">${best && html`<${Sign} name="athena" />`}${say(action.key, action.args)}</span>
      <span class="hope">${say('oracle-hope', { percent: percent(advised.share) })}</span></button>
    <span class="bar" aria-hidden="true"><i style=${{ width: `${Math.max(2, percent(advised.tried))}%` }}></i></span>
    <span class="sub">${say('oracle-tried', { percent: percent(advised.tried) })}${line && html` · ${say('oracle-line', { line })}`}</span></li>`;
}

/** The button, the wait, and what it said. */
export function Oracle({ room }) {
  const state = room.state.value;
  if (!room.table.value.setup?.oracle || !state?.legal?.length || room.pending.value) return null;
  const advice = room.advised.value && room.advice.value;
  if (room.asking.value) return html`<p class="oracle waits" role="status"><${Sign} name="athena" />${say('oracle-thinks')}</p>`;
  if (!advice) {
    return html`<p class="oracle"><button class="ask-oracle" onClick=${() => room.consult()}><${Sign} name="athena" />${say('oracle-ask')}</button></p>`;
  }
  const shown = advice.moves.map((advised) => ({ advised, action: state.legal.find((action) => action.move === advised.move) })).filter(({ action }) => action);
  return html`<section class="oracle" aria-label=${say('oracle-says')}><h3>${say('oracle-says')}</h3>
    <ol>${shown.map(({ advised, action }, i) => html`<${Advised} key=${action.move} advised=${advised} action=${action} best=${i === 0} room=${room} />`)}</ol></section>`;
}
