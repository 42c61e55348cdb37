// What we know of a table, and how each message changes it. Pure: no sockets, no screen.
//
// Nothing is kept that the present sight does not show: another sight starts from scratch.

/** @import { Message, Names, Note, OrdersInfo, State, Table, Told } from './messages.d.ts' */

/**
 * @typedef {object} Known
 * @property {Table | null} table as GET /api/tables/{id} gives it
 * @property {number} sight the seat we look from; -1 is the public table, -2 open hands in a replay
 * @property {Omit<State, 'told'> | null} state the last state; null while we do not know it
 * @property {Told[]} told what the moves did, in order of seq
 * @property {Note[]} notes chat, comings and goings, in order
 * @property {any} board as its file has it
 * @property {Names} words
 * @property {OrdersInfo | null} orders standing orders of the seat we look from
 * @property {number} skew how much the server's clock is ahead of ours, ms
 */

/** @returns {Known} */
export const nothing = () => ({
  table: null,
  sight: -1,
  state: null,
  told: [],
  notes: [],
  board: null,
  words: {},
  orders: null,
  skew: 0,
});

/**
 * Old and new entries without repeats, the new ones preferred.
 * @template {string} K
 * @template {Record<K, number>} T
 * @param {T[]} old
 * @param {T[] | undefined} fresh
 * @param {K} field by which they are numbered
 * @returns {T[]}
 */
export function merged(old, fresh, field) {
  const all = new Map(old.map((entry) => [entry[field], entry]));
  for (const entry of fresh ?? []) all.set(entry[field], entry);
  return [...all.values()].sort((a, b) => a[field] - b[field]);
}

/**
 * @param {Known} known
 * @param {State} state
 * @returns {Known}
 */
function withState(known, state) {
  const { told: fresh = [], ...rest } = state;
  // Moves that were taken back are dropped, including those that we heard of before a cut.
  const back = state.back ?? Infinity;
  const told = known.told.filter((entry) => entry.seq < back && entry.seq <= state.seq);
  return { ...known, state: rest, told: merged(told, fresh, 'seq') };
}

/**
 * @param {Known} known
 * @param {Message} message from the server
 * @returns {Known}
 */
export function fold(known, message) {
  switch (message.type) {
    case 'hello': {
      const stays = known.table?.id === message.table.id && known.sight === message.sight;
      const kept = stays ? known : nothing();
      const next = {
        ...kept,
        table: message.table,
        sight: message.sight,
        board: message.board ?? kept.board,
        words: message.words ?? {},
        notes: merged(kept.notes, message.notes, 'note'),
        orders: message.orders ?? null,
        skew: message.now - Date.now(),
      };
      if (!message.state) return { ...next, state: null, told: merged(next.told, message.told, 'seq') };
      return withState(next, { ...message.state, told: message.told ?? message.state.told });
    }
    case 'orders':
      return { ...known, orders: message.orders };
    case 'state': {
      const { type, ...state } = message;
      return withState(known, state);
    }
    case 'seats':
      if (!known.table) return known; // a table always comes before messages about it
      return {
        ...known,
        table: {
          ...known.table,
          seats: message.seats,
          spectators: message.spectators,
          state: message.state ?? known.table.state,
          owner: message.owner ?? known.table.owner,
          next: message.next ?? known.table.next, // a rematch, once it is offered, stays so
        },
      };
    case 'note': {
      const { type, ...note } = message;
      const table = note.kind === 'rematch' && known.table ? { ...known.table, next: note.table } : known.table;
      return { ...known, table, notes: merged(known.notes, [note], 'note') };
    }
    default:
      return known;
  }
}

/**
 * What a live state tells that is new; taking back tells nothing.
 * @param {Told[]} told
 * @param {State} state
 */
export function newlyTold(told, state) {
  const last = told.at(-1)?.seq ?? 0;
  return state.back ? [] : (state.told ?? []).filter((entry) => entry.seq > last);
}

/**
 * The others' moves that were not seen on this device; none if the table was never watched here.
 * @param {Told[]} told
 * @param {number | undefined} seq until which it was seen
 * @param {number} sight
 */
export function unseen(told, seq, sight) {
  if (seq === undefined) return [];
  return told.filter((move) => move.seq > seq && move.seat !== sight && move.events.length);
}

/**
 * What becomes of an unanswered message, now that the state is known again.
 * @param {import('./decision.js').Pending | null} pending
 * @param {{seq: number} | null} state
 * @param {boolean} [whole] the state was told as a whole, after a cut: of a row the server has all or nothing
 * @returns {'waiting' | 'done' | 'again'}
 */
export function fate(pending, state, whole = false) {
  if (!pending || !state) return 'waiting';
  const most = whole ? 1 : (pending.moves?.length ?? 1);
  if (state.seq >= pending.seq + most) return 'done';
  return state.seq > pending.seq ? 'waiting' : 'again';
}
