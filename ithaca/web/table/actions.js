// The decision in words: what is asked, the few controls that no piece stands for, and the list of all moves.
import { html, useEffect, useRef, useState } from '../html.js';
import { ClauseLink, later, sentence } from '../parts.js';
import { confirm, help } from '../settings.js';
import { has, nameOf, say } from '../speech.js';
import { Sign } from '../art/signs.js';
import { grouped, pointing, verbOf, wordsOf } from './choice.js';
import { clockText, useNow } from './seats.js';

/** @import { Action, Sentence as Told } from './messages.d.ts' */
/** @import { Room } from './room.js' */

const Oracle = later(() => import('./oracle.js'), 'Oracle');
const [StandIn, Waiting] = ['StandIn', 'Waiting'].map((name) => later(() => import('./tools.js'), name));
const Absent = later(() => import('./notices.js'), 'Absent');
const Orders = later(() => import('./orders.js'), 'Orders');
const About = later(() => import('./tips.js'), 'About');

/** The name of an action within its group: its last word is enough. */
function shortName(action) {
  const last = wordsOf(action).at(-1);
  return last ? nameOf(last.kind, last.name) : say(action.key, action.args);
}

const LONG = 76; // letters: more than two lines of the smallest screen

/**
 * One sentence: what is to be decided, or who is thinking and since when.
 * @param {{room: Room, focusRef: any, question?: Told | null}} props `question`: in the game's own words, if it knows better
 */
export function Sentence({ room, focusRef, question = null }) {
  const [state, told, skew, table] = [room.state.value, room.told.value, room.skew.value, room.table.value];
  const waits = state && !state.over && !state.ask;
  const now = useNow(skew, Boolean(waits));
  let text = '';
  let since = '';
  if (!state) text = say('table-loading');
  else if (state.over) text = say('table-over');
  else if (state.ask) text = question ? say(question.key, question.args) : say(state.ask.key, state.ask.args);
  else if (state.actor === room.sight.value)
    text = say('thinks-own'); // the effects of our own move are still being told
  else {
    const seat = table?.seats[state.actor];
    const at = told.at(-1)?.at ?? room.notes.value.findLast((note) => note.kind === 'started')?.at;
    text = say('thinks', { name: seat?.name ?? '', here: seat?.kind === 'person' && seat.here === false && !seat.standin ? 'no' : 'yes' });
    since = at && now - at > 4000 ? clockText((now - at) / 1000) : '';
  }
  return html`<p class=${`sentence ${state?.ask ? 'yours' : waits ? 'waits' : ''} ${text.length > LONG ? 'long' : ''}`} ref=${focusRef} tabindex="-1" data-testid="sentence">
    <span class="asked" aria-live="polite"><span key=${text}>${text}</span></span>${since && html` <span class="waited">${since}</span>`}${room.orders.value && html`<${Orders} room=${room} />`}</p>`;
}

// ── the strip under the sentence ──────────────────────────────────────────────────────────────────

/**
 * Why something is not allowed, as the server says, with its rule.
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

/** What was sent and is not answered yet. */
function Sent({ room }) {
  const pending = room.outbox.pending.value;
  if (!pending) return null;
  const action = pending.kind === 'move' && room.state.value?.legal?.find((each) => each.move === pending.move);
  return html`<p class="pending" role="status">${action ? say('pending', { act: say(action.key, action.args) }) : say('pending-other')}</p>`;
}

/** What was picked, while more is needed. */
function Begun({ room }) {
  const { picks, offers, row, endings, pending } = room.decision.value;
  const things = picks.filter((word) => word.kind !== 'verb');
  const [first] = row?.moves ?? [];
  if (pending || !(picks.length || row) || offers.length || endings.length) return null;
  const what = first && !picks.length ? say(first.key, first.args) : things.map((word) => nameOf(word.kind, word.name)).join(', ');
  return html`<p class="begun">${what ? `${what}: ${say('picked-choose')}` : say('picked-where')}
    <button class="quiet" aria-keyshortcuts="Escape" onClick=${() => room.choosing.unpick()}>${say('take-back')}</button></p>`;
}

/** The last thing that happened, in one line. */
function LastTold({ room }) {
  const events = room.told.value.findLast((move) => move.events.length)?.events ?? [];
  const text = events
    .slice(0, 3)
    .map((event) => say(event.key, event.args))
    .join(' ');
  return html`<p class="last" title=${text}>${text}</p>`;
}

/**
 * One place of constant size for everything that is said in addition to the question. Later children cover earlier ones, so
 * that nothing has to move.
 * @param {{room: Room, mine: any, children?: unknown}} props `children`: the tip
 */
export function Strip({ room, mine, children }) {
  const { over, view, actor = -1 } = room.state.value ?? {};
  const missed = !over && room.seats.value[actor]?.gone != null;
  const done = mine && !mine.standin && !over && view?.done?.includes(mine.seat);
  return html`<div class="strip"><${LastTold} room=${room} />
    ${help.value === 'much' && room.legal.value.length > 0 && html`<${About} room=${room} />`}
    ${missed && html`<${Absent} room=${room} />`}${mine?.standin && html`<${StandIn} room=${room} seat=${mine} />`}${done && html`<${Waiting} room=${room} seat=${mine} />`}
    ${children}<${Begun} room=${room} /><${Sent} room=${room} /><${Reason} room=${room} /></div>`;
}

// ── controls and the list ─────────────────────────────────────────────────────────────────────────

/**
 * A button that plays this action; asks for confirmation if the user wants that.
 * @param {{action: Action, room: Room, asked: string | null, setAsked: (move: string) => void, short?: boolean, cls?: string}} props
 */
function ActionButton({ action, short, room, asked, setAsked, cls = 'act' }) {
  const full = say(action.key, action.args);
  const chosen = room.chosen.value?.move === action.move || asked === action.move;
  const press = () => {
    if (confirm.peek() && asked !== action.move) setAsked(action.move);
    else room.play(action.move);
  };
  const text = short ? shortName(action) : full;
  const brief = cls === 'control' && has(`brief-${verbOf(action)}`) ? say(`brief-${verbOf(action)}`) : '';
  const advised = room.advised.value === action.move;
  const label = [(short || brief) && full, advised && say('oracle-best')].filter(Boolean).join('; ');
  return html`<button class=${`${cls} ${chosen ? 'chosen' : ''} ${advised ? 'advised' : ''}`} aria-label=${label ? `${short || brief ? '' : `${full}; `}${label}` : undefined}
    data-move=${cls === 'act' ? action.move : undefined} data-rule=${action.clause} onClick=${press} ...${pointing(room, action.move)}>
    ${advised && html`<${Sign} name="athena" />`}${asked === action.move ? say('really', { act: brief || text }) : brief ? html`<span class="full">${text}</span><span class="brief">${brief}</span>` : text}</button>`;
}

/** Which action was asked about; a new decision forgets it. */
function useAsked(room) {
  const [asked, setAsked] = useState(/** @type {string | null} */ (null));
  useEffect(() => setAsked(null), [room.state.value?.seq]);
  return { asked, setAsked };
}

/** @param {{text: string, beside: boolean, onClick: () => void}} props `beside`: it shares its row, and a phone has no room for all of it */
const AskOracle = ({ text, beside, onClick }) =>
  html`<button class="ask-oracle" aria-label=${text} onClick=${onClick}><${Sign} name="athena" /><span class=${beside ? 'full' : ''}>${text}</span>${
    beside && html`<span class="brief">${say('oracle-brief')}</span>`
  }</button>`;

/**
 * The few actions that no piece stands for: pass, done, leave it.
 * @param {{room: Room, pieced: string[], listed: boolean, onList: () => void}} props `pieced`: verbs that a piece stands for; `listed`: the list is open
 */
export function Controls({ room, pieced, listed, onList }) {
  const asking = useAsked(room);
  const legal = room.legal.value;
  const { row } = room.decision.value; // the buttons that end a row are at its piece
  const plain = row ? [] : legal.filter((action) => !wordsOf(action).length && !pieced.includes(verbOf(action)));
  const oracle = room.table.value?.setup?.oracle && legal.length > 1 && !listed && !room.asking.value;
  const consult = () => {
    onList();
    if (!room.advised.peek()) room.consult();
  };
  // Different controls get a new key: replaced, not moved, so that no layout shift is counted. The two permanent ones have fixed places.
  return html`<div class="few" key=${`${plain.map(({ move }) => move)} ${oracle}`}>
    ${!listed && plain.map((action) => html`<${ActionButton} key=${action.move} action=${action} room=${room} cls="control" ...${asking} />`)}
    ${oracle && html`<${AskOracle} beside=${plain.length > 0} text=${say(room.advised.value ? 'oracle-says' : 'oracle-ask')} onClick=${consult} />`}</div>
    <div class="steady"><button class="all-moves" aria-expanded=${listed} aria-keyshortcuts="L" title=${say('all-moves-key')} onClick=${onList}>${say('all-moves')}</button>
    <button class="undo" disabled=${!room.decision.value.undo} onClick=${() => room.undo()}>${say('undo')}</button></div>`;
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

/** Where the focus goes when the button that had it vanishes: to the sentence. */
function useLostFocus(sentenceRef) {
  const busy = useRef(false); // the focus was on a button that will vanish
  const box = useRef();
  useEffect(() => {
    if (busy.current && document.activeElement === document.body) sentenceRef.current?.focus({ preventScroll: true });
    busy.current = Boolean(box.current?.contains(document.activeElement));
  });
  const onFocusIn = () => {
    busy.current = true;
  };
  return { ref: box, onFocusIn };
}

/**
 * The list of all moves: everything that the board offers, by role and name.
 * @param {{room: Room, sentenceRef: any}} props
 */
export function Actions({ room, sentenceRef }) {
  const asking = useAsked(room);
  const focus = useLostFocus(sentenceRef);
  const { legal, picks, meant } = room.decision.value;
  const shown = picks.length ? meant : legal;
  return html`<div class="actions" ...${focus}>
    ${room.table.value?.setup?.oracle && html`<${Oracle} room=${room} />`}
    ${shown.length === 0 && html`<p class="sub">${say('moves-none')}</p>`}
    <div class="list" role="group" aria-label=${say('actions')} data-testid="actions">
      ${grouped(shown).map(({ group, actions }) => html`<${Group} key=${group} actions=${actions} room=${room} ...${asking} />`)}</div>
  </div>`;
}
