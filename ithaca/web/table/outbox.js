// What was sent to the server and is not answered yet: one decision at a time, sent again after a cut, given back if it is refused.
import { signal } from '../html.js';
import { afterNextFrame } from './pictures.js';
import { fate } from './fold.js';

/** @import { Pending } from './decision.js' */
/** @import { Signal } from '../vendor/signals.js' */
/** @import { Transport } from './transport.js' */

/** The message for pending moves. @param {Pending} pending */
const messageOf = ({ id, seq, kind, move, moves }) => (kind === 'moves' ? { type: kind, id, seq, moves } : { type: kind, id, seq, move });

export class Outbox {
  /** @param {Transport} transport */
  constructor(transport) {
    this.transport = transport;
    /** @type {Signal<Pending | null>} */
    this.pending = signal(null); // {id, kind, move or moves, seq}: sent, not answered
    /** @type {Signal<{id: string} | null>} */
    this.returned = signal(null); // what was sent and refused: its pieces fly back
    this.unseen = signal(false); // it was sent, and no frame has shown that yet
    this.counter = 0;
  }

  /** Let a frame show what was sent before anything else is drawn. @param {() => void} seen called then */
  show(seen) {
    this.unseen.value = true;
    afterNextFrame(() => {
      this.unseen.value = false;
      seen();
    });
  }

  nextId() {
    this.counter += 1;
    return `${this.counter}`;
  }

  /** Send a message with a new id; returns the id, or null if the line is cut. @param {Record<string, unknown>} message */
  ask(message) {
    const id = this.nextId();
    return this.transport.send({ ...message, id }) ? id : null;
  }

  /** If the line is cut, `resolve` sends it as soon as it is back. @param {number} seq @param {{kind: 'move' | 'moves', move?: string, moves?: string[]}} what */
  sendMoves(seq, what) {
    const pending = { id: this.nextId(), seq, ...what };
    this.pending.value = pending;
    this.transport.send(messageOf(pending));
  }

  /** @param {number} seq */
  sendUndo(seq) {
    const id = this.ask({ type: 'undo', seq });
    if (id) this.pending.value = { id, kind: 'undo', seq };
  }

  /** The server has accepted what was sent. @param {string | undefined} id @param {{seq: number} | null} state */
  accepted(id, state) {
    const pending = this.pending.peek();
    if (!pending || id !== pending.id) return;
    if (pending.kind === 'undo' || fate(pending, state) === 'done') this.pending.value = null;
    else this.pending.value = { ...pending, done: true }; // its state is on the way
  }

  /** A state came: it may be the answer. @param {{seq: number}} state */
  settle(state) {
    if (this.pending.peek() && fate(this.pending.peek(), state) === 'done') this.pending.value = null;
  }

  /** After a cut: moves that the server has are done, those that it has not are sent again as they were. @param {{seq: number} | null} state */
  resolve(state) {
    const pending = this.pending.peek();
    if (!pending) return;
    const what = fate(pending, state, true);
    if (what === 'done' || pending.kind === 'undo') this.pending.value = null;
    else if (what === 'again') this.transport.send(messageOf(pending));
  }

  /** Whether the refusal answers what we sent: then it is returned. @param {string | undefined} id */
  takesBack(id) {
    const pending = this.pending.peek();
    if (!pending || id !== pending.id) return false;
    this.returned.value = pending;
    this.pending.value = null;
    return true;
  }
}
