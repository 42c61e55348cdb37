// Who has to decide and is away, and when a stand-in does it instead. Pure.

/** @import { Seat, State, Table } from './messages.d.ts' */

const PATIENCE = 20_000; // ms before the owner may call the stand-in at once; the server requires it

/**
 * @param {Table} table
 * @param {Pick<State, 'actor' | 'asked'>} state
 * @param {number} now by the server's clock
 * @returns {{seat: Seat, left: number | null, patient: boolean} | null} the seconds until a stand-in decides (null: it never does), and
 *   whether it is still too early to ask it at once; null if no player is missing
 */
export function absentOf(table, state, now) {
  const seat = table.seats[state.actor];
  if (!seat || seat.kind !== 'person' || seat.gone == null || seat.standin) return null;
  const since = Math.max(seat.gone, state.asked ?? 0);
  const { away = 0 } = table.setup;
  return { seat, left: away ? Math.max(0, (since + away * 1000 - now) / 1000) : null, patient: now - since < PATIENCE };
}
