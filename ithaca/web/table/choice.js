// From what was picked on the board to an action: pure, and the same for every game.
//
// Legal actions carry words: `wind:3:g2` has the wind 3 and the zone g2. Picking things collects
// words, at most one of a kind; the actions that carry all of them are what may be meant. A verb is picked like a
// word: the figure of a god stands for `storm`, whatever the zone.
import { isWord } from '../words.js';

/** @import { Action, Word } from './messages.d.ts' */

export const wordsOf = (action) => Object.values(action.args).filter(isWord);

const same = (a, b) => a.kind === b.kind && a.name === b.name;

export const verbOf = (action) => action.move.split(':')[0];

/** Whether the action has this word or verb. A word picked `via` some verbs stands for those only. */
export function concerns(action, word) {
  if (word.kind === 'verb') return verbOf(action) === word.name;
  return wordsOf(action).some((each) => same(each, word)) && (!word.via || word.via.includes(verbOf(action)));
}

/** The actions that are still meant after these picks. */
export const matching = (legal, picks) => legal.filter((action) => picks.every((word) => concerns(action, word)));

/**
 * The picks with one more. One of the same kind is replaced; if nothing fits the others, the new
 * one stands alone; null if no legal action knows it at all.
 * @param {Action[]} legal
 * @param {Word[]} picks
 * @param {Word} word
 */
export function withPick(legal, picks, word) {
  const others = picks.filter((each) => each.kind !== word.kind);
  for (const tried of [[...others, word], [word]]) {
    if (matching(legal, tried).length) return tried;
  }
  return null;
}

/**
 * The actions that can be confirmed now: the one that is left, or those of which everything is picked and only the
 * verb is open, such as a card face up or face down.
 * @param {Action[]} meant
 * @param {Word[]} picks
 */
export function offered(meant, picks) {
  if (!picks.length || meant.length === 1) return picks.length ? meant : [];
  return meant.filter((action) => wordsOf(action).every((word) => picks.some((pick) => same(pick, word))));
}

/**
 * The actions of which only one word is open, of one of these kinds: they can be offered at the piece that was picked.
 * Pressing a place and then a card next to it needs no third press.
 * @param {Action[]} meant
 * @param {Word[]} picks
 * @param {string[]} kinds
 */
export function nearly(meant, picks, kinds) {
  const open = (action) => wordsOf(action).filter((word) => !picks.some((pick) => same(pick, word)));
  const isNear = (words) => words.length === 1 && kinds.includes(words[0].kind);
  return picks.length && meant.length > 1 ? meant.filter((action) => isNear(open(action))) : [];
}

/** Whether this thing may be picked now, in addition to picks of other kinds. */
export function pickable(legal, picks, word) {
  const others = picks.filter((each) => each.kind !== word.kind);
  return matching(legal, [...others, word]).length > 0;
}

/** Props for a button of this move, so that hovering or focusing it considers the move. */
export function pointing(room, move) {
  const consider = () => {
    room.choosing.considering.value = move;
  };
  const forget = () => {
    if (room.choosing.considering.peek() === move) room.choosing.considering.value = null;
  };
  return { onPointerEnter: consider, onFocus: consider, onPointerLeave: forget, onBlur: forget };
}

/**
 * Actions under their labels, in the order they came. Those of one group differ in their last
 * word only, so that word is name enough within it.
 * @param {Action[]} legal
 * @returns {{group: string, actions: Action[]}[]}
 */
export function grouped(legal) {
  const groups = new Map();
  for (const action of legal) {
    const key = action.group || action.move;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(action);
  }
  return [...groups].map(([group, actions]) => ({ group, actions }));
}

const ECHO = { ms: 400, px: 24 }; // the second half of a double click comes this soon, and this near

/** @typedef {{timeStamp: number, clientX: number, clientY: number}} Point where the pointer was, and when, by the clock of events */

/**
 * Whether this press is only the echo of a decision, not meant for what has appeared under the pointer.
 * @param {Point | null} decided where the pointer was when it was decided
 * @param {Point} press
 */
export const isEcho = (decided, press) =>
  decided !== null && press.timeStamp - decided.timeStamp < ECHO.ms && Math.hypot(press.clientX - decided.clientX, press.clientY - decided.clientY) < ECHO.px;

/**
 * Whether the pointer has been elsewhere in between: then a press after coming back is meant.
 * @param {Point} decided
 * @param {Point[]} way all positions that the browser knows, not only those at which a frame was drawn
 */
export const hasLeft = (decided, way) => way.some((at) => !isEcho(decided, at));
