// The log and the chat: what happened, in the reader's language.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../html.js';
import { me } from '../api.js';
import { ClauseLink, later, oneStop, someone } from '../parts.js';
import { has, nameOf, say, when } from '../speech.js';
import { botName } from './bots.js';
import { spokenOf } from './stage.js';

/** @import { Room } from './room.js' */
/** @import { Sentence } from './messages.d.ts' */

const Report = later(() => import('./report.js'), 'Report');

export const PHRASES = [
  'phrase-hello',
  'phrase-good-luck',
  'phrase-well-played',
  'phrase-thinking',
  'phrase-thanks',
  'phrase-oops',
  'phrase-one-moment',
  'phrase-your-turn',
  'phrase-another-game',
  'phrase-goodbye',
];

const LINES = 120; // moves and notes that are shown at first

/** Moves and notes in the order in which they happened: a note comes after the move of its `after`. */
export function story(told, notes) {
  const entries = [
    ...told.filter((move) => move.events.length).map((move) => ({ order: [move.seq, 0, 0], at: move.at, move })),
    ...notes.map((note) => ({ order: [note.after, 1, note.note], at: note.at, note })),
  ];
  return entries.sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2]);
}

function noteText(note) {
  const key = `note-${note.kind}`;
  const args = {
    name: note.name ?? '',
    bot: botName(note.bot ?? ''),
    why: note.why ?? '',
    seat: (note.seat ?? 0) + 1,
    player: nameOf('seat', String(note.seat ?? 0)),
  };
  return has(key) ? say(key, args) : '';
}

/** Props for a line of the log: pointing at it lights up its pieces on the board. @param {Room} room @param {Sentence} event */
export function lights(room, event) {
  const light = (words) => () => {
    room.stage.lit.value = words;
  };
  const [on, off] = [light(spokenOf(event)), light(null)];
  return { onMouseEnter: on, onMouseLeave: off, onFocusIn: on, onFocusOut: off };
}

function Move({ move, room }) {
  return move.events.map(
    (event, i) => html`<li class=${`event ${i === 0 && event.key.startsWith('did-') ? 'did' : ''}`} key=${`${move.seq}-${i}`} ...${lights(room, event)}>
    ${say(event.key, event.args)}${i === 0 && move.by === 'standin' ? html` <span class="by">${say('by-standin')}</span>` : ''}
    ${i === 0 && html`<${ClauseLink} address=${move.clause} short />`}</li>`,
  );
}

function Note({ note, table }) {
  if (note.kind === 'chat') {
    const others = note.person && note.person !== me.value?.person && !note.phrase && note.name !== '?';
    return html`<li class="chat"><b>${note.name}</b> <time>${when(note.at)}</time>${others && html`<${Report} table=${table} name=${note.name} note=${note.note} text=${note.text} />`}<br />${note.phrase ? (has(note.phrase) ? say(note.phrase) : note.phrase) : note.text}</li>`;
  }
  const text = noteText(note);
  if (!text) return null;
  return html`<li class="note">${text}${note.kind === 'rematch' && html` <a href=${`/t/${note.table}`}>${say('rematch-go')}</a>`}</li>`;
}

/** What has just happened, in one line; screen readers read it aloud. @param {{room: Room}} props */
export function Caption({ room }) {
  const text = room.stage.caption.value.map((event) => say(event.key, event.args)).join(' ');
  return html`<p class=${`caption ${room.stage.event.value ? '' : 'past'}`} role="status" aria-live="polite" data-testid="caption">${text}</p>`;
}

/** What was told, one frame late: the board comes first. What was taken back or told to another sight is removed at once. */
function useLate(told, sight) {
  const [late, setLate] = useState({ told, sight });
  useEffect(() => setLate({ told, sight }), [told, sight]);
  return late.sight !== sight || told.length < late.told.length ? told : late.told;
}

/** @param {{room: Room}} props */
export function Story({ room }) {
  const [told, notes, table] = [useLate(room.told.value, room.sight.value), room.notes.value, room.table.value];
  const entries = useMemo(() => story(told, notes), [told, notes]);
  const list = useRef();
  const atEnd = useRef(true);
  const [all, setAll] = useState(false);
  const first = useRef(-1); // a long log opens with its last lines; later ones are added, none are removed
  if (first.current < 0 || first.current > entries.length) first.current = entries.length ? Math.max(0, entries.length - LINES) : -1;
  const shown = all ? entries : entries.slice(Math.max(0, first.current));
  const follow = () => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  const last = useRef(0);
  const scrolled = (event) => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
    // Only scrolling up stops following the end; growing lines move the end, not the reader.
    if (scrollTop < last.current - 4) atEnd.current = false;
    if (scrollTop + clientHeight > scrollHeight - 30) atEnd.current = true;
    last.current = scrollTop;
  };
  useLayoutEffect(follow, [entries]);
  useEffect(() => {
    const watcher = new ResizeObserver(follow); // a box that shrinks would hide the last line
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  // One stop for the tab key, at the last rule; arrow keys move from rule to rule.
  const rules = () => [...list.current.querySelectorAll('.clause, .reportflag')];
  useLayoutEffect(() => {
    const chosen = rules().find((link) => link === document.activeElement) ?? rules().at(-1);
    oneStop(rules(), chosen);
  }, [shown.length, shown.at(-1)]);
  const walk = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const from = rules().indexOf(event.target);
    if (!step || from < 0) return;
    event.preventDefault();
    rules()[from + step]?.focus();
  };
  return html`<div class="story-in">
    <div class="lines" ref=${list} tabindex="0" role="log" aria-live="off" aria-label=${say('log')} data-testid="log"
        onScroll=${scrolled} onKeyDown=${walk}>
      ${shown.length < entries.length && html`<button class="quiet" onClick=${() => setAll(true)}>${say('log-all', { count: entries.length })}</button>`}
      <ul>${shown.map((entry) =>
        entry.move
          ? html`<${Move} key=${`m${entry.move.seq}`} move=${entry.move} room=${room} />`
          : html`<${Note} key=${`n${entry.note.note}`} note=${entry.note} table=${table?.id} />`,
      )}</ul>
    </div>
    ${table && html`<${Chat} room=${room} />`}
  </div>`;
}

/** @param {{room: Room}} props */
function Chat({ room }) {
  const [text, setText] = useState('');
  const live = room.line.value.name === 'live';
  // A user without a name is asked for one; the line does not know it yet, so this goes by REST.
  const talk = async (what) => (me.peek()?.person ? room.chat(what) : (await someone()) && room.act('chat', what));
  const speak = async (event) => {
    event.preventDefault();
    if (text.trim() && (await talk({ text: text.trim() }))) setText('');
  };
  const phrase = (event) => {
    if (event.target.value) talk({ phrase: event.target.value });
    event.target.value = '';
  };
  return html`<form class="say" onSubmit=${speak}>
    <label class="unseen" for="chat-text">${say('chat-label')}</label>
    <input id="chat-text" value=${text} maxlength="300" autocomplete="off" placeholder=${say('chat-label')} onInput=${(event) => setText(event.target.value)} />
    <button disabled=${!live || !text.trim()}>${say('chat-send')}</button>
    <label class="unseen" for="chat-phrase">${say('chat-phrases')}</label>
    <select id="chat-phrase" title=${say('chat-phrases')} disabled=${!live} onChange=${phrase}><option value="">…</option>
      ${PHRASES.map((key) => html`<option value=${key}>${say(key)}</option>`)}</select>
  </form>`;
}
