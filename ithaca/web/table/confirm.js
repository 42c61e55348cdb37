// Confirm at the piece: what was chosen can be played beside it, or let go.
import { effect, html, useEffect, useLayoutEffect, useRef } from '../html.js';
import { say } from '../speech.js';
import { isEcho } from './choice.js';
import { wordsIn } from './row.js';

/** @import { Room } from './room.js' */
/** @import { Word } from './messages.d.ts' */

const GAP = 10; // px between the piece and what is asked beside it
const EDGE = 6; // px to the edge of the window

/** The piece that was picked last, or one's hand if that has left it. @param {Word[]} words that were picked, the last one first */
function pieceOf(words) {
  const pieces = [...document.querySelectorAll('.picked')].filter((piece) => piece.getBoundingClientRect().width);
  const bears = (piece, { kind, name }) => piece.matches(`[data-anchor="${CSS.escape(`${kind}:${name}`)}"]`);
  for (const word of words) {
    const found = pieces.find((piece) => bears(piece, word));
    if (found) return found;
  }
  return pieces.at(-1) ?? document.querySelector('[data-anchor="hand:me"]');
}

/** Above the piece where there is room, else below; never beyond the window. */
function beside(piece, { width, height }) {
  const at = piece.getBoundingClientRect();
  const top = at.top - height - GAP >= EDGE ? at.top - height - GAP : Math.min(at.bottom + GAP, innerHeight - height - EDGE);
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - width / 2), innerWidth - width - EDGE);
  return { top: `${top}px`, left: `${left}px` };
}

/** Lay the box beside its piece, now and when the window changes. */
function useBeside(words) {
  const box = useRef();
  useLayoutEffect(() => {
    const lay = () => {
      const piece = box.current && words.length && pieceOf(words);
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
 * What can be played beside the piece: what was picked, or a row of moves that is whole.
 * @returns {{key: string, clause: string, text: string, play: () => void}[]}
 */
function playable(room, game) {
  const { offers, endings, legal, row } = room.decision.value;
  if (row && !offers.length)
    return endings.map(({ action, moves }) => ({
      key: action.move,
      clause: action.clause,
      text: room.rows.ending(action, game),
      play: () => room.finish(moves),
    }));
  return (legal.length ? offers : []).map((action) => ({
    key: action.move,
    clause: action.clause,
    text: say(action.key, action.args),
    play: () => room.choose(action),
  }));
}

/**
 * A small [confirm] [x] beside the piece that was picked last.
 * @param {{room: Room, game: import('./game.js').Game}} props
 */
export function Confirm({ room, game }) {
  const { picks, row } = room.decision.value;
  const box = useBeside([...picks].reverse().concat(wordsIn(row)));
  const ways = playable(room, game);
  useLettingGo(room);
  if (!ways.length) return null;
  return html`<div class="confirm" ref=${box} role="group" aria-label=${say('confirm')} data-testid="confirm">
    ${ways.slice(0, MOST).map((way) => html`<button key=${way.key} class="main" data-rule=${way.clause} aria-keyshortcuts=${ways.length === 1 ? 'Enter' : undefined} onClick=${way.play}>${way.text}</button>`)}
    <button class="let-go" aria-label=${say('take-back')} aria-keyshortcuts="Escape" onClick=${() => room.unpick()}>✕</button></div>`;
}

const PRESSED = 'button, a, input, select, textarea, label, summary, dialog, [data-spot], .lines';

/** A press on nothing lets go of what was picked. */
function useLettingGo(room) {
  useEffect(() => {
    const press = (event) => {
      if (room.picks.peek().length && !event.target.closest?.(PRESSED)) room.unpick();
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, [room]);
}

/**
 * After a decision the echo of its press goes nowhere: a double click must not press what appears under the pointer.
 * @param {Room} room
 */
export function useEcholess(room) {
  useEffect(() => {
    /** @type {MouseEvent | null} */
    let last = null;
    /** @type {MouseEvent | null} */
    let decided = null;
    const press = (event) => {
      if (!event.detail) return; // a key, not a press
      if (isEcho(decided, event)) {
        event.preventDefault();
        event.stopPropagation();
      } else last = event;
    };
    const away = (event) => {
      if (decided && !isEcho(decided, event)) decided = null; // who goes elsewhere and comes back means it
    };
    const stop = effect(() => {
      if (room.pending.value) decided = last;
    });
    addEventListener('click', press, true);
    addEventListener('pointermove', away, true);
    return () => {
      stop();
      removeEventListener('click', press, true);
      removeEventListener('pointermove', away, true);
    };
  }, [room]);
}
