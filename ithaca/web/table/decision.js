// The decision that is before us: what is asked, what may be done, what was picked of it, and what became of it. Pure.
import { matching } from './choice.js';

/** @import { Action, AdvisedMove, State, Word } from './messages.d.ts' */
/** @typedef {{id: string, kind: string, seq: number, move?: string, done?: boolean}} Pending sent, not answered */
/** @typedef {{pending: Pending | null, picks: Word[], considering: string | null, advice: {seq: number, moves: AdvisedMove[]} | null}} Begun */

/** @type {Action[]} */
const NONE = []; // always the same one: then nothing has changed

/**
 * @param {Omit<State, 'told'> | null} state the last state; null while we do not know it
 * @param {Begun} begun what was done about it here
 */
export function decisionOf(state, { pending, picks, considering, advice }) {
  const offered = state?.legal ?? NONE;
  const legal = pending ? NONE : offered;
  const meant = matching(legal, picks);
  const advised = advice && advice.seq === state?.seq ? (advice.moves[0]?.move ?? null) : null;
  const named = (move) => legal.find((action) => action.move === move) ?? null;
  return {
    seq: state?.seq ?? 0,
    question: state?.ask ?? null, // the sentence that asks; null if somebody else decides
    asked: offered.length > 0, // also while our answer is on its way
    legal, // what may be done now; nothing while our answer is on its way
    picks,
    meant, // the actions that the picks may mean
    chosen: picks.length && meant.length === 1 ? meant[0] : null,
    considered: named(considering), // pointed at, in the list or on the board
    advised, // the move that the oracle thinks best, if it was asked about this decision
    hinted: named(advised),
    undo: Boolean(state?.undo) && !pending,
    pending,
  };
}
