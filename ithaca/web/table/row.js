// Moves that are chosen one after another and sent as one gesture, such as a payment card by card. Nothing is played
// before it is confirmed: the server only previews how the table would look. Pure.
import { wordsOf } from './choice.js';

/** @import { Action, Preview, State } from './messages.d.ts' */
/**
 * @typedef {object} Row
 * @property {Action[]} moves in the order in which they were chosen
 * @property {string | null} waits the id of the pending preview; null if the server has answered
 * @property {{view: any, ask?: any, legal?: Action[]} | null} seen the table after the moves; null: as it was
 * @property {boolean} whole complete: all is chosen, or what the last move reveals has to be seen first
 * @property {Row | null} before this row without its last move
 */

/**
 * @typedef {object} Rows what a game plays in a row
 * @property {string[]} verbs that begin a row or go on with it
 * @property {(view: any) => boolean} midway whether the table is in the middle of one
 * @property {(action: Action, game: any) => string} ending the text of the button that sends it
 * @property {(view: any) => string[]} [rest] the moves that have to follow anyway, if nothing is left to choose
 */

/** @type {Rows} */
export const NO_ROWS = { verbs: [], midway: () => false, ending: () => '' };

/** @type {(row: Row | null, action: Action, id: string) => Row} */
export const withMove = (row, action, id) => ({
  moves: [...(row?.moves ?? []), action],
  waits: id,
  seen: row?.seen ?? null,
  whole: false,
  before: row,
});

/**
 * The row with a preview. It is whole unless the game is in the middle of it; in a whole row another press replaces the last move.
 * @type {(row: Row, answer: Preview, midway: (view: any) => boolean) => Row}
 */
export function withPreview(row, { view, ask, legal }, midway) {
  if (view && midway(view)) return { ...row, waits: null, seen: { view, ask, legal } };
  return { ...row, waits: null, whole: true, seen: view ? { ...row.seen, view } : row.seen };
}

/**
 * The table as it would look after the row.
 * @template {Partial<State> | null | undefined} T
 * @param {T} state
 * @param {Row | null} row
 * @returns {T}
 */
export const stateAfter = (state, row) => (row?.seen ? { ...state, ...row.seen } : state);

/**
 * The ways to end the row, each with the moves to send.
 * @param {Row | null} row
 * @param {Action[]} legal what may follow
 * @param {string[]} [rest] what has to follow, if all of it is known: then nothing is left to choose
 * @returns {{action: Action, moves: string[]}[]}
 */
export function endings(row, legal, rest = []) {
  if (!row || row.waits) return [];
  const moves = row.moves.map(({ move }) => move);
  if (row.whole || rest.length) return [{ action: row.moves[0], moves: [...moves, ...(row.whole ? [] : rest)] }];
  return legal.filter((action) => !wordsOf(action).length).map((action) => ({ action, moves: [...moves, action.move] }));
}

/** The words of all its moves, the newest first: their pieces are shown as picked. */
export const wordsIn = (row) => (row?.moves ?? []).flatMap(wordsOf).reverse();
