// The present decision: what is asked, what may be done, what was picked, and what became of it. Pure.
import { matching, offered } from './choice.js';
import { endings } from './row.js';

/** @import { Action, AdvisedMove, State, Word } from './messages.d.ts' */
/** @import { Row } from './row.js' */
/** @typedef {{id: string, kind: string, seq: number, move?: string, moves?: string[], done?: boolean}} Pending sent, not answered */
/** @typedef {{pending: Pending | null, row: Row | null, rest: string[], picks: Word[], considering: string | null, advice: {seq: number, moves: AdvisedMove[]} | null}} Begun */

/** @type {Begun} */
export const NOTHING_BEGUN = { pending: null, row: null, rest: [], picks: [], considering: null, advice: null };
/** @type {Action[]} */
const NONE = []; // one shared array, so that unchanged values stay equal

/**
 * @param {Omit<State, 'told'> | null} state the last state, or as it would be after the row; null while we do not know it
 * @param {Begun} begun what was done about it here
 */
export function decisionOf(state, { pending, row, rest, picks, considering, advice }) {
  const open = state?.legal ?? NONE;
  const legal = pending ? NONE : open;
  const meant = matching(legal, picks);
  const advised = advice && advice.seq === state?.seq ? (advice.moves[0]?.move ?? null) : null;
  const named = (move) => legal.find((action) => action.move === move) ?? null;
  return {
    seq: state?.seq ?? 0,
    question: state?.ask ?? null, // the sentence that asks; null if another seat decides
    asked: open.length > 0, // also while our answer is on its way
    legal, // what may be done now; nothing while our answer is on its way
    picks,
    meant, // the actions that the picks may mean
    offers: offered(meant, picks), // those that can be confirmed now
    row, // moves that were chosen and not sent
    endings: pending ? [] : endings(row, legal, rest), // what sends them
    chosen: picks.length && meant.length === 1 ? meant[0] : null,
    considered: named(considering), // pointed at, in the list or on the board
    advised, // the move that the oracle thinks best, if it was asked about this decision
    hinted: named(advised),
    undo: Boolean(state?.undo || row) && !pending,
    pending,
  };
}
