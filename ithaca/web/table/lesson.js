// A table that is a lesson: a room like any other, told step by step.
import { batch, signal } from '../html.js';
import { get, Mistake, once, post } from '../api.js';
import { merged } from './fold.js';
import { Room } from './room.js';
import { AT_HAND } from './transport.js';

/** @import { Hearer, Transport } from './transport.js' */
/** @import { Message, Names, Seat, State, Step, Table, Told } from './messages.d.ts' */
/** @import { Signal } from '../vendor/signals.js' */
/** @typedef {State & {step: Step, seat: number, told: Told[]}} LessonState a step of a lesson, as the server gives it */

/** @type {(name: string, seat: number) => Seat} */
export const chair = (name, seat) => ({
  seat,
  kind: 'person',
  person: null,
  name,
  bot: '',
  here: true,
  standin: '',
  resigned: false,
  offers: false,
  clock: null,
  muted: false,
});

/**
 * The steps of a lesson as messages: `hello` where another seat looks on, then a `state` with its `step`.
 * @implements {Transport}
 */
class LessonTransport {
  /** @param {string} game @param {string} slug */
  constructor(game, slug) {
    this.game = game;
    this.slug = slug;
    this.path = `/api/lessons/${game}/${slug}`;
    this.number = 0;
    /** @type {{seats: string[], steps: number, board: any, words: Names}} */
    this.frame = { seats: [], steps: 0, board: null, words: {} }; // what does not change
    /** @type {LessonState | null} */
    this.first = null;
    /** @type {Hearer} */
    this.to = { heard() {}, changed() {} };
    /** @type {Told[]} */
    this.told = [];
    /** @type {number | null} */
    this.seat = null;
  }

  async find() {
    this.frame = await once(this.path);
    this.first = await get(`${this.path}/0`);
    return this.table();
  }

  /** @returns {Table} */
  table() {
    return { id: this.slug, game: this.game, state: 'playing', seats: this.frame.seats.map(chair), setup: {} };
  }

  /** @param {Hearer} to */
  open(to) {
    this.to = to;
    to.changed(AT_HAND);
    if (this.first) this.tell(this.first);
  }

  /**
   * The table at a step. The moves on the way here are told as news only if we went forward.
   * @param {LessonState} state
   */
  tell(state) {
    const { step, seat, told, ...rest } = state;
    const came = step.number > this.number ? told : [];
    const before = merged(this.told, came.length ? [] : told, 'seq').filter((entry) => entry.seq <= state.seq);
    batch(() => {
      if (seat !== this.seat || !came.length)
        this.hello(
          seat,
          rest,
          before.filter((entry) => !came.includes(entry)),
        );
      this.to.heard({ type: 'state', ...rest, told: came, step: { ...step, told } });
    });
    [this.number, this.seat, this.told] = [step.number, seat, merged(before, came, 'seq')];
  }

  /**
   * @param {number} sight
   * @param {State} state
   * @param {Told[]} told
   */
  hello(sight, state, told) {
    const { board, words } = this.frame;
    this.to.heard({ type: 'hello', table: this.table(), sight, board, words, state, told, notes: [], now: Date.now() });
  }

  /** Ask for a step. A move that the lesson does not want is answered by `refused`; so are errors. */
  async ask(id, fetched) {
    try {
      const answer = await fetched;
      if (answer.refused) this.refuse(id, answer.refused);
      else this.tell(answer);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      this.refuse(id, mistake);
    }
  }

  refuse(id, { code, text, clause }) {
    this.to.heard({ type: 'refused', id, code, text, clause });
  }

  turnTo(number) {
    return this.ask('', get(`${this.path}/${number}`));
  }

  /** Play a move; if it is not allowed, the refusal says why. */
  send({ type, id, move }) {
    if (type !== 'move' && type !== 'why') return false;
    this.ask(id, post(`${this.path}/${this.number}`, { move }));
    return true;
  }

  again() {}

  redial() {}

  close() {}

  act() {
    return Promise.resolve(null);
  }
}

export class LessonRoom extends Room {
  /** @param {string} game @param {string} slug */
  constructor(game, slug) {
    const lesson = new LessonTransport(game, slug);
    super(slug, lesson, -1);
    this.lesson = lesson;
    this.game = game;
    /** @type {Signal<Step | null>} */
    this.step = signal(null); // what the host says now: {number, of, kind, say, args, clause, look, move}
  }

  /**
   * @override
   * @param {Message} message
   */
  hear(message) {
    batch(() => {
      super.hear(message);
      if (message.type === 'state') this.follow(message);
    });
  }

  /**
   * The host goes on: what he looks at is lit, and what he wants is marked like good advice.
   * @param {State} state
   */
  follow({ step, seq }) {
    if (!step) return; // every state of a lesson has one
    this.step.value = step;
    this.choosing.unpick();
    this.outbox.pending.value = null;
    this.stage.lit.value = step.kind === 'read' ? step.look : null;
    this.advice.value = step.move ? { seq, moves: [{ move: step.move }] } : null;
  }

  turnTo(number) {
    return this.lesson.turnTo(number);
  }

  /**
   * @override
   * @param {string} move
   */
  why(move) {
    this.play(move);
  }
}
