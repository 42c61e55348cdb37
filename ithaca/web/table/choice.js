// From what was picked on the board to an action: pure, and the same for every game.
//
// Legal actions carry words: `wind:3:g2` has the wind 3 and the zone g2. Picking things collects
// words, at most one of a kind; the actions that carry all of them are what may be meant.
import { isWord } from '../words.js';

/** @import { Action, Word } from './messages.d.ts' */

export const wordsOf = (action) => Object.values(action.args).filter(isWord);

const same = (a, b) => a.kind === b.kind && a.name === b.name;

/** Has the action this word? A word picked `via` some verbs stands for those only. */
export const concerns = (action, word) => wordsOf(action).some((each) => same(each, word)) && (!word.via || word.via.includes(action.move.split(':')[0]));

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

/** May this thing be picked now, beside what is picked already of other kinds? */
export function pickable(legal, picks, word) {
  const others = picks.filter((each) => each.kind !== word.kind);
  return matching(legal, [...others, word]).length > 0;
}

/** What a button of this move has so that pointing at it or reaching it by key considers the move. */
export function pointing(room, move) {
  const consider = () => {
    room.considering.value = move;
  };
  const forget = () => {
    if (room.considering.peek() === move) room.considering.value = null;
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
