// What may be done now, as buttons: everything the board offers is here too.
import { html, useEffect, useRef, useState } from '../html.js';
import { ClauseLink, later, sentence } from '../parts.js';
import { confirm, help } from '../settings.js';
import { has, nameOf, say } from '../speech.js';
import { Sign } from '../art/signs.js';
import { grouped, pointing, wordsOf } from './choice.js';
import { clockText, useNow } from './seats.js';

/** @import { Room } from './room.js' */

const Oracle = later(() => import('./oracle.js'), 'Oracle');

/** The name of an action within its group: its last word is enough. */
function shortName(action) {
  const last = wordsOf(action).at(-1);
  return last ? nameOf(last.kind, last.name) : say(action.key, action.args);
}

/** One sentence: what is to be decided, or who is thinking and since when. */
export function Sentence({ room, focusRef }) {
  const [state, told, skew, table] = [room.state.value, room.told.value, room.skew.value, room.table.value];
  const waits = state && !state.over && !state.ask;
  const now = useNow(skew, Boolean(waits));
  let text = '';
  let since = '';
  if (!state) text = say('table-loading');
  else if (state.over) text = say('table-over');
  else if (state.ask) text = say(state.ask.key, state.ask.args);
  else {
    const seat = table.seats[state.actor];
    const at = told.at(-1)?.at ?? room.notes.value.findLast((note) => note.kind === 'started')?.at;
    text = say('thinks', { name: seat?.name ?? '', here: seat?.kind === 'person' && !seat.here && !seat.standin ? 'no' : 'yes' });
    since = at && now - at > 4000 ? clockText((now - at) / 1000) : '';
  }
  return html`<p class=${`sentence ${state?.ask ? 'yours' : waits ? 'waits' : ''}`} ref=${focusRef} tabindex="-1" data-testid="sentence">
    <span aria-live="polite">${text}</span>${since && html` <span class="since">${since}</span>`}</p>`;
}

function ActionButton({ action, short, room, asked, setAsked }) {
  const full = say(action.key, action.args);
  const chosen = room.chosen.value?.move === action.move || asked === action.move;
  const press = () => {
    if (confirm.peek() && asked !== action.move) setAsked(action.move);
    else room.play(action.move);
  };
  const text = short ? shortName(action) : full;
  const advised = room.advised.value === action.move;
  const label = [short && full, advised && say('oracle-best')].filter(Boolean).join('; ');
  return html`<button class=${`act ${chosen ? 'chosen' : ''} ${advised ? 'advised' : ''}`} aria-label=${label ? `${short ? '' : `${full}; `}${label}` : undefined}
    data-move=${action.move} data-rule=${action.clause} onClick=${press} ...${pointing(room, action.move)}>
    ${advised && html`<${Sign} name="athena" />`}${asked === action.move ? say('really', { act: text }) : text}</button>`;
}

function Group({ actions, ...rest }) {
  if (actions.length === 1) return html`<${ActionButton} action=${actions[0]} ...${rest} />`;
  const verb = actions[0].key.replace(/^act-/, 'group-');
  const label = has(verb) ? say(verb, actions[0].args) : '';
  return html`<div class="group" role="group" aria-label=${label || undefined}>
    <span class="label" aria-hidden="true">${label}</span>
    <span class=${`options of-${wordsOf(actions[0]).at(-1)?.kind}`}>${actions.map((action) => html`<${ActionButton} key=${action.move} action=${action} short ...${rest} />`)}</span>
  </div>`;
}

/**
 * What the server says about something that cannot be, with its rule.
 * @param {{room: Room}} props
 */
export function Reason({ room }) {
  const reason = room.reason.value;
  return html`<div class="reason" role="status" aria-live="polite">${
    reason
    && html`
    <p class=${reason.bad ? 'bad' : ''}>${sentence(reason)} <${ClauseLink} address=${reason.clause} />
      <button class="quiet" onClick=${() => {
        room.reason.value = null;
      }}>${say('close')}</button></p>`
  }</div>`;
}

export function Actions({ room, sentenceRef }) {
  const state = room.state.value;
  const [asked, setAsked] = useState(null);
  const busy = useRef(false); // the focus was on a button that is going to vanish
  const box = useRef();
  const legal = room.legal.value;
  const picks = room.picks.value;
  const shown = picks.length ? room.decision.value.meant : legal;
  const pending = room.pending.value;
  const chosenNow = room.chosen.value;
  const first = help.value === 'much' || room.asking.value || room.advised.value; // the oracle before all else
  const oracle = !chosenNow && room.table.value.setup?.oracle && html`<${Oracle} room=${room} />`;

  useEffect(() => setAsked(null), [state?.seq]);
  useEffect(() => {
    if (busy.current && document.activeElement === document.body) sentenceRef.current?.focus({ preventScroll: true });
    busy.current = Boolean(box.current?.contains(document.activeElement));
  });

  const pendingAction = pending?.kind === 'move' && state?.legal?.find((action) => action.move === pending.move);
  return html`<div class="actions" ref=${box} onFocusIn=${() => {
    busy.current = true;
  }}>
    <${Reason} room=${room} />
    ${pending && html`<p class="pending" role="status">${pendingAction ? say('pending', { act: say(pendingAction.key, pendingAction.args) }) : say('pending-other')}</p>`}
    ${
      picks.length > 0
      && html`<div class="picked-bar">
      ${
        chosenNow
          ? html`<button class="main" data-rule=${chosenNow.clause} onClick=${() => room.play(chosenNow.move)}>${say(chosenNow.key, chosenNow.args)}</button>
            <${ClauseLink} address=${chosenNow.clause} />`
          : html`<p class="label">${picks.map((word) => nameOf(word.kind, word.name)).join(', ')}: ${say('picked-choose')}</p>`
      }
      <button class="quiet" onClick=${() => room.unpick()}>${say('take-back')}</button></div>`
    }
    ${first && oracle}
    ${
      !chosenNow
      && html`<div class="list" role="group" aria-label=${say('actions')} data-testid="actions">
      ${grouped(shown).map(({ group, actions }) => html`<${Group} key=${group} actions=${actions} room=${room} asked=${asked} setAsked=${setAsked} />`)}</div>`
    }
    ${!first && oracle}
    ${state?.undo && !pending && html`<button class="quiet undo" onClick=${() => room.undo()}>${say('undo')}</button>`}
  </div>`;
}
