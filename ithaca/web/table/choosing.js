// What was picked on the board and not sent: words that lead to an action (choice.js), moves in a row (row.js).
import { batch, signal } from '../html.js';
import { sure } from '../settings.js';
import { concerns, verbOf, withPick } from './choice.js';
import { NO_ROWS, withMove, withPreview } from './row.js';

/** @import { Action, Preview, Word } from './messages.d.ts' */
/** @import { Row } from './row.js' */
/** @import { Room } from './room.js' */
/** @import { Signal } from '../vendor/signals.js' */

export class Choosing {
  /** @param {Room} room whose decision it is: it is read when something is pressed, not before */
  constructor(room) {
    this.room = room;
    /** @type {Signal<Word[]>} */
    this.picks = signal([]); // words picked on the board
    /** @type {Signal<Row | null>} */
    this.row = signal(null); // moves chosen and not yet sent: a payment, card by card
    /** @type {import('./row.js').Rows} */
    this.rows = NO_ROWS; // what the game plays in a row
    /** @type {any[][]} */
    this.eager = []; // presses while waiting for a preview from the server
    /** @type {Signal<string | null>} */
    this.considering = signal(null); // the move that is pointed at, in the list or on the board
  }

  /** Something on the board was pressed: pick it, play it if it was picked already, or ask why it cannot be picked. */
  pick(kind, name, question, via) {
    const { room } = this;
    if (room.outbox.pending.peek()) return;
    if (this.row.peek()?.waits) {
      this.eager.push([kind, name, question, via]);
      return;
    }
    if (this.row.peek()?.whole) this.takeBack(); // this one replaces the last
    const word = { kind, name, via };
    const picked = this.picks.peek().some((each) => each.kind === kind && each.name === name);
    const [ending] = room.decision.peek().endings;
    const next = withPick(room.legal.peek(), this.picks.peek(), word);
    if (picked && room.chosen.peek()) this.choose(room.chosen.peek());
    else if (next) this.begin(next);
    else if (ending && concerns(this.row.peek()?.moves[0], word)) room.finish(ending.moves);
    else if (question && room.state.peek()?.legal?.length) {
      this.picks.value = [];
      room.why(question);
    }
  }

  /** Set the picks. An action of a row extends the row; another is played at once if no confirmation is wanted. @param {Word[]} picks */
  begin(picks) {
    const { room } = this;
    room.reason.value = null;
    this.picks.value = picks;
    const chosen = room.chosen.peek();
    if (chosen && this.isRowed(chosen)) this.extendRow(chosen);
    else if (chosen && !sure.peek() && room.transport.previews) room.play(chosen.move);
  }

  /** An action was chosen on the board: it is part of a row, or it is played. @param {Action} action */
  choose(action) {
    if (this.isRowed(action)) this.extendRow(action);
    else this.room.play(action.move);
  }

  /** Drop all picks. */
  unpick() {
    this.picks.value = [];
    this.room.reason.value = null;
    this.dropRow();
  }

  /** A new decision: drop everything that was chosen or pointed at. */
  forget() {
    this.picks.value = [];
    this.considering.value = null;
    this.dropRow();
  }

  // ── moves in a row ──────────────────────────────────────────────────────────────────────────────

  /** @param {Action} action */
  isRowed(action) {
    return Boolean(this.room.transport.previews) && this.rows.verbs.includes(verbOf(action));
  }

  /** One more move in the row; the server says how the table would look. @param {Action} action */
  extendRow(action) {
    const { outbox, known, stage } = this.room;
    const moves = [...(this.row.peek()?.moves ?? []), action].map(({ move }) => move);
    const id = outbox.ask({ type: 'preview', seq: known.peek().state?.seq, moves });
    if (!id) return;
    batch(() => {
      stage.director.skip();
      this.picks.value = [];
      this.row.value = withMove(this.row.peek(), action, id);
    });
  }

  /** @param {Preview} answer */
  previewed(answer) {
    const row = this.row.peek();
    if (row?.waits !== answer.id) return; // it was dropped meanwhile
    this.row.value = withPreview(row, answer, this.rows.midway);
    for (let next = this.eager.shift(); next; next = this.row.peek()?.waits ? undefined : this.eager.shift()) this.pick(...next);
  }

  /** Remove the last move of the row. */
  takeBack() {
    this.eager = [];
    this.row.value = this.row.peek()?.before ?? null;
  }

  dropRow() {
    this.eager = [];
    this.row.value = null;
  }
}
