// A table that is a riddle: a room like any other, at which one move is made.
import { batch, signal } from '../html.js';
import { get, Mistake, post } from '../api.js';
import { chair } from './lesson.js';
import { Room } from './room.js';
import { AT_HAND } from './transport.js';

/** @import { Hearer, Transport } from './transport.js' */
/** @import { AdvisedMove, Names, Sentence, State, Table } from './messages.d.ts' */
/** @import { Signal } from '../vendor/signals.js' */
/** @typedef {{seats: string[], seat: number, board: any, words: Names, state: State}} RiddleState what the server tells before an answer */
/** @typedef {{move: string, right: boolean, best: string, greedy: string, iterations: number, weighed: (AdvisedMove & Sentence)[]}} Verdict */

/** @implements {Transport} */
class RiddleTransport {
  /** @param {string} game @param {string} day @param {(verdict: Verdict) => void} onVerdict */
  constructor(game, day, onVerdict) {
    this.game = game;
    this.day = day;
    this.path = `/api/riddles/${game}/${day}`;
    this.onVerdict = onVerdict;
    /** @type {RiddleState | null} */
    this.riddle = null;
    /** @type {Hearer} */
    this.to = { heard() {}, changed() {} };
  }

  async find() {
    this.riddle = await get(this.path);
    return this.table();
  }

  /** @returns {Table} */
  table() {
    return { id: `${this.game}-${this.day}`, game: this.game, state: 'playing', seats: (this.riddle?.seats ?? []).map(chair), setup: {} };
  }

  /** @param {Hearer} to */
  open(to) {
    this.to = to;
    to.changed(AT_HAND);
    if (!this.riddle) return;
    const { seat: sight, board, words, state } = this.riddle;
    to.heard({ type: 'hello', table: this.table(), sight, board, words, state, told: state.told ?? [], notes: [], now: Date.now() });
  }

  /** The answer is final: nothing more is to be decided. @param {Verdict} verdict */
  close_with(verdict) {
    if (!this.riddle) return;
    const { told, ...state } = this.riddle.state;
    batch(() => {
      this.to.heard({ type: 'state', ...state, ask: null, legal: [], told: [] });
      this.onVerdict(verdict);
    });
  }

  /** @param {string} id @param {Promise<any>} asked */
  async ask(id, asked) {
    try {
      const answer = await asked;
      if (answer.refused) this.to.heard({ type: 'refused', id, ...answer.refused });
      else if (answer.weighed) this.close_with(answer);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      this.to.heard({ type: 'refused', id, code: mistake.code, text: mistake.text, clause: mistake.clause });
    }
  }

  send({ type, id, move }) {
    if (type !== 'move' && type !== 'why') return false;
    this.ask(id, post(type === 'why' ? `${this.path}/why` : this.path, { move }));
    return true;
  }

  again() {}

  redial() {}

  close() {}

  act() {
    return Promise.resolve(null);
  }
}

export class RiddleRoom extends Room {
  /** @param {string} game @param {string} day */
  constructor(game, day) {
    const riddle = new RiddleTransport(game, day, (verdict) => this.judge(verdict));
    super(`${game}-${day}`, riddle, -1);
    this.riddle = riddle;
    this.game = game;
    this.day = day;
    /** @type {Signal<Verdict | null>} */
    this.verdict = signal(null); // the verdict of the oracle, once an answer was given
  }

  /** @param {Verdict} verdict */
  judge(verdict) {
    this.outbox.pending.value = null;
    this.choosing.unpick();
    this.verdict.value = verdict;
  }

  /** For an answer given earlier: the reasons once more. @param {string} move */
  recall(move) {
    this.riddle.ask('', post(this.riddle.path, { move }));
  }
}
