// Confirm at the piece: buttons next to it play what was chosen, or drop it.
import { effect, html, useEffect, useLayoutEffect, useRef } from '../html.js';
import { say } from '../speech.js';
import { hasLeft, isEcho, nearly, pointing } from './choice.js';
import { wordsIn } from './row.js';

/** @import { Room } from './room.js' */
/** @import { Word } from './messages.d.ts' */

const GAP = 10; // px between the piece and the question next to it
const EDGE = 6; // px to the edge of the window

/** The piece that was picked last, or the hand if the piece has left it. @param {Word[]} words that were picked, the last one first */
function pieceOf(words) {
  const pieces = [...document.querySelectorAll('.picked')].filter((piece) => piece.getBoundingClientRect().width);
  const bears = (piece, { kind, name }) => piece.matches(`[data-anchor="${CSS.escape(`${kind}:${name}`)}"]`);
  for (const word of words) {
    const found = pieces.find((piece) => bears(piece, word));
    if (found) return found;
  }
  const open = document.querySelectorAll('.hand .can'); // what has to be paid, if it is one card
  return pieces.at(-1) ?? (open.length === 1 ? open[0] : null) ?? document.querySelector('[data-anchor="hand:me"]');
}

/** Above the piece where there is room, else below; never beyond the window. */
function beside(piece, { width, height }) {
  const at = piece.getBoundingClientRect();
  const top = at.top - height - GAP >= EDGE ? at.top - height - GAP : Math.min(at.bottom + GAP, innerHeight - height - EDGE);
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - width / 2), innerWidth - width - EDGE);
  return { top: `${top}px`, left: `${left}px` };
}

/** Place the box next to its piece, now and when the window changes. */
function useBeside(words) {
  const box = useRef();
  useLayoutEffect(() => {
    const lay = () => {
      const piece = box.current && pieceOf(words);
      if (piece) Object.assign(box.current.style, beside(piece, box.current.getBoundingClientRect()), { visibility: 'visible' });
    };
    lay();
    const frame = requestAnimationFrame(lay); // the piece may be drawn after us
    addEventListener('resize', lay);
    addEventListener('scroll', lay, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', lay);
      removeEventListener('scroll', lay, true);
    };
  });
  return box;
}

const MOST = 3; // different things that one piece can mean

/**
 * What can be played from the piece: what was picked, or a complete row of moves.
 * @returns {{key: string, clause: string, text: string, play: () => void}[]}
 */
function playable(room, game) {
  const { offers, endings, legal, row } = room.decision.value;
  if (row && !offers.length)
    return endings.map(({ action, moves }) => ({
      key: action.move,
      clause: action.clause,
      text: room.choosing.rows.ending(action, game),
      play: () => room.finish(moves),
    }));
  return (legal.length ? offers : []).map((action) => ({
    key: action.move,
    clause: action.clause,
    text: say(action.key, action.args),
    play: () => room.choosing.choose(action),
  }));
}

/** What may be laid on the piece that was picked: a piece for each, and pressing it plays. */
function Besides({ room, game, actions, draw }) {
  return html`<span class="besides">${actions.map((action) => {
    const told = say(action.key, action.args);
    return html`<button key=${action.move} class="tile" title=${told} data-rule=${action.clause} onClick=${() => room.choosing.choose(action)} ...${pointing(room, action.move)}>
      <span class="unseen">${told}</span><span class="face" aria-hidden="true">${draw(action, game)}</span></button>`;
  })}</span>`;
}

/**
 * A small [confirm] [x] next to the piece that was picked last.
 * @param {{room: Room, game: import('./game.js').Game, beside?: import('./game.js').Beside}} props `beside`: see board.md
 */
export function Confirm({ room, game, beside }) {
  const { picks, row, meant } = room.decision.value;
  const box = useBeside([...picks].reverse().concat(wordsIn(row)));
  const ways = playable(room, game);
  const open = beside ? nearly(meant, picks, beside.kinds) : [];
  useLettingGo(room);
  if (!ways.length && !open.length) return null;
  return html`<div class="confirm" ref=${box} role="group" aria-label=${say('confirm')} data-testid="confirm">
    ${beside && open.length > 0 && html`<${Besides} room=${room} game=${game} actions=${open} draw=${beside.draw} />`}
    ${ways.slice(0, MOST).map((way) => html`<button key=${way.key} class="main" data-rule=${way.clause} aria-keyshortcuts=${ways.length === 1 ? 'Enter' : undefined} onClick=${way.play}>${way.text}</button>`)}
    <button class="let-go" aria-label=${say('take-back')} aria-keyshortcuts="Escape" onClick=${() => room.choosing.unpick()}>✕</button></div>`;
}

const PRESSED = 'button, a, input, select, textarea, label, summary, dialog, [data-spot], .lines';

/** A press on the background drops the picks. */
function useLettingGo(room) {
  useEffect(() => {
    const press = (event) => {
      if (room.choosing.picks.peek().length && !event.target.closest?.(PRESSED)) room.choosing.unpick();
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, [room]);
}

/** All positions of the pointer since the last event: the browser reports moves only once per frame. */
const wayOf = (event) => [...(event.getCoalescedEvents?.() ?? []), event];

/** The element that can be pressed here, and its present class, label and text. @param {Element | null} element */
function thingAt(element) {
  const thing = element?.closest(PRESSED);
  return thing ? { thing, says: [thing.getAttribute('class'), thing.getAttribute('aria-label'), thing.matches(':disabled'), thing.textContent].join() } : null;
}

/** Whether this was here before the decision, with the same meaning: then a press on it is meant. */
function wasThere(before, element) {
  const now = thingAt(element);
  return before !== null && now !== null && before.thing === now.thing && before.says === now.says;
}

/**
 * After a decision the echo of its press is ignored: a double click must not press what appears under the pointer.
 * However the decision was made (a press, a drop, a key), the position is where the pointer was then. An ignored press
 * changes nothing: the next one is again compared with the decision. What was already under the pointer when a key or the
 * clock decided can be pressed as usual; so can the button that takes back, repeatedly.
 * @param {Room} room
 */
export function useEcholess(room) {
  useEffect(() => {
    /** @type {MouseEvent | null} */
    let pointer = null;
    /** @type {import('./choice.js').Point & {before: ReturnType<typeof thingAt>} | null} */
    let decided = null;
    let byHand = false; // a press or a drop is being handled
    const at = (event) => {
      if (decided && hasLeft(decided, wayOf(event))) decided = null;
      pointer = event;
    };
    const acts = () => {
      byHand = true;
      setTimeout(() => {
        byHand = false;
      });
    };
    const press = (event) => {
      acts();
      if (!event.detail || !isEcho(decided, event) || wasThere(decided?.before ?? null, event.target)) return; // a key, or meant
      event.preventDefault();
      event.stopPropagation();
    };
    const drop = (event) => {
      acts();
      at(event);
    };
    let sent = ''; // the id sent last: its answer is not a new decision
    const stop = effect(() => {
      const { id = sent, kind } = room.outbox.pending.value ?? {};
      if (id === sent) return;
      sent = id;
      if (!pointer) return;
      const { clientX, clientY } = pointer;
      const before = byHand && kind !== 'undo' ? null : thingAt(document.elementFromPoint(clientX, clientY));
      decided = { timeStamp: performance.now(), clientX, clientY, before };
    });
    const heard = { pointerdown: at, pointermove: at, pointerup: drop, click: press };
    for (const [name, act] of Object.entries(heard)) addEventListener(name, act, true);
    return () => {
      stop();
      for (const [name, act] of Object.entries(heard)) removeEventListener(name, act, true);
    };
  }, [room]);
}
