// One table that we look at: what we know of it, and its parts: the stage, what is chosen here, what was sent.
import { batch, computed, effect, signal } from '../html.js';
import { me, Mistake } from '../api.js';
import { START } from '../line.js';
import { speed } from '../settings.js';
import { lang, learnNames } from '../speech.js';
import { wordsOf } from './choice.js';
import { Choosing } from './choosing.js';
import { decisionOf, NOTHING_BEGUN } from './decision.js';
import { fold, newlyTold, nothing } from './fold.js';
import { Outbox } from './outbox.js';
import { inNextFrame } from './pictures.js';
import { stateAfter } from './row.js';
import { shownOf, Stage } from './stage.js';

/** @import { AdvisedMove, Hello, Message, StateMessage } from './messages.d.ts' */
/** @import { Known } from './fold.js' */
/** @import { Signal } from '../vendor/signals.js' */
/** @import { LineState } from '../line.js' */

/** The notes that do not reveal what is still to be shown; chat is shown at once. */
const notesUntil = (notes, seq) => (seq === Infinity ? notes : notes.filter((note) => note.kind === 'chat' || note.after <= seq));

export class Room {
  /**
   * @param {string} id
   * @param {import('./transport.js').Transport} transport how the table comes to us
   * @param {number | null} seat hold only this one of ours here, the others are on other devices; -1: only watch
   * @param {(known: Signal<Known>) => Stage} stageOf
   */
  constructor(id, transport, seat = null, stageOf = (known) => new Stage(known)) {
    this.id = id;
    this.transport = transport;
    this.only = seat;
    this.watching = seat === -1; // look at the public table although we have a seat: the board on a tablet
    this.known = signal(nothing());
    /** @type {Signal<LineState>} */
    this.line = signal(START);
    /** @type {Signal<{text: string, clause: string, bad: boolean, code?: string} | null>} */
    this.reason = signal(null); // the answer to “why not”, or a refusal: {text, clause, bad}
    /** @type {Signal<{code: string, text: string} | null>} */
    this.closed = signal(null); // {code, text} when the server closed for good
    /** @type {Signal<Mistake | null>} */
    this.problem = signal(null); // a Mistake that kept us from entering at all
    /** @type {Signal<{seq: number, moves: AdvisedMove[]} | null>} */
    this.advice = signal(null); // what the oracle said about the present decision: {seq, moves}
    /** @type {Signal<string | null>} */
    this.asking = signal(null); // the id of the question to the oracle that is not answered yet
    this.stage = stageOf(this.known);
    this.choosing = new Choosing(this);
    this.outbox = new Outbox(transport);
    /** @type {Message[]} */
    this.unheard = []; // messages that came while a state was being drawn
    this.drawing = false;
    this.decided = decisionOf(null, NOTHING_BEGUN);
    this.was = ''; // the table's state when we last settled

    this.table = computed(() => this.known.value.table);
    this.state = computed(() => stateAfter(this.stage.shown.value.state, this.choosing.row.value));
    this.told = computed(() => this.stage.shown.value.told);
    this.notes = computed(() => notesUntil(this.known.value.notes, this.stage.busy.value ? (this.stage.shown.value.state?.seq ?? 0) : Infinity));
    this.orders = computed(() => this.known.value.orders);
    this.skew = computed(() => this.known.value.skew);
    this.board = computed(() => this.known.value.board);
    this.seats = computed(() => this.known.value.table?.seats ?? []);
    this.sight = computed(() => this.known.value.sight);
    /** What is to be decided here, and how far we are with it: see decision.js. */
    this.decision = computed(() => {
      const { row, rows, picks, considering } = this.choosing;
      const decision = decisionOf(this.state.value, {
        pending: this.outbox.pending.value,
        row: row.value,
        rest: (row.value && rows.rest?.(this.state.value?.view)) ?? [],
        picks: picks.value,
        considering: considering.value,
        advice: this.advice.value,
      });
      if (!this.outbox.unseen.value) this.decided = decision;
      return this.decided; // nothing else changes until a frame has shown what was sent
    });
    // Its parts as separate signals: a component that reads one is drawn again only when that one changes.
    this.legal = computed(() => this.decision.value.legal);
    this.asked = computed(() => this.decision.value.asked);
    this.chosen = computed(() => this.decision.value.chosen);
    this.advised = computed(() => this.decision.value.advised);
    this.hinted = computed(() => this.decision.value.hinted);
    this.considered = computed(() => this.decision.value.considered);
    /** The words of what was sent and not answered yet: their pieces are marked. */
    this.pendingWords = computed(() => {
      const pending = this.outbox.pending.value;
      const { move, moves = [move] } = pending ?? {};
      const offered = this.state.value?.legal ?? [];
      return pending ? offered.filter((action) => moves.includes(action.move)).flatMap(wordsOf) : [];
    });
    this.mine = computed(() => {
      const { table } = this.known.value;
      if (!table || this.watching) return [];
      const person = me.value?.person ?? table.you?.person;
      const held = table.seats.filter((seat) => seat.kind === 'person' && person && seat.person === person).map((seat) => seat.seat);
      if (this.only !== null && held.includes(this.only)) return [this.only];
      return held.length ? held : (table.you?.seats ?? []).filter((seat) => table.seats[seat]?.kind === 'person');
    });
    this.owner = computed(() => {
      const { table } = this.known.value;
      return Boolean(table && table.owner === (me.value?.person ?? table.you?.person));
    });
    /** Several people at this device: then a curtain falls between their turns. */
    this.shared = computed(() => this.mine.value.length > 1 && this.table.value?.state === 'playing');
    /** The seat that has to lift the curtain, if it is down. */
    this.curtain = computed(() => {
      const actor = this.stage.busy.value ? -1 : (this.known.value.state?.actor ?? -1);
      return this.shared.value && this.mine.value.includes(actor) && this.sight.value !== actor ? actor : null;
    });
  }

  async enter() {
    try {
      const table = await this.transport.find();
      this.known.value = { ...nothing(), table };
      // With several seats the device shows the public table until a player lifts the curtain.
      this.wanted = this.watching || this.mine.peek().length !== 1 ? -1 : this.mine.peek()[0];
    } catch (mistake) {
      this.problem.value = mistake instanceof Mistake ? mistake : new Mistake({ code: '' }, 0);
      return;
    }
    this.transport.open(
      {
        heard: (message) => this.receive(message),
        changed: (state) => {
          this.line.value = state;
        },
      },
      () => this.asks(),
    );
    this.stopSpeed = effect(() => this.stage.setPace(speed.value));
    this.looks = () => this.stage.lookedAt();
    document.addEventListener('visibilitychange', this.looks);
    // After giving a name here we are another person to the server.
    let person = me.peek()?.person;
    this.stop = effect(() => {
      const now = me.value?.person;
      if (now !== person) this.transport.redial();
      person = now;
    });
  }

  leave() {
    this.stop?.();
    this.stopSpeed?.();
    if (this.looks) document.removeEventListener('visibilitychange', this.looks);
    this.transport.close();
    this.unheard = [];
    this.known.value = nothing();
    this.stage.forget();
  }

  /** From which seat we look, and what we know already. */
  asks() {
    const { state, notes, sight } = this.known.peek();
    const same = state && sight === this.wanted; // else everything is new to us
    return { seat: this.wanted, since: same ? state.seq : 0, notes: notes.at(-1)?.note ?? 0, lang: lang.peek() };
  }

  /**
   * A state is drawn at once. States that arrive before it is visible are drawn together, in the next frame, and those that
   * arrive before our own move is visible are drawn after it.
   * @param {Message} message
   */
  receive(message) {
    if (this.unheard.length || this.outbox.unseen.peek() || (message.type === 'state' && this.drawing)) {
      this.unheard.push(message);
      return;
    }
    this.hear(message);
    if (message.type !== 'state') return;
    this.drawing = true;
    inNextFrame(() => {
      this.drawing = false;
      this.catchUp();
    });
  }

  catchUp() {
    const messages = this.unheard.splice(0);
    batch(() => messages.forEach((message) => this.hear(message)));
  }

  /** @param {Message} message */
  hear(message) {
    batch(() => {
      const before = this.known.peek();
      this.known.value = fold(before, message);
      if (message.type === 'hello') this.greeted(message, before);
      if (message.type === 'state') this.moved(message, before);
      if (message.type === 'done') this.outbox.accepted(message.id, this.known.peek().state);
      if (message.type === 'preview') this.choosing.previewed(message);
      if (message.type === 'refused') this.refused(message);
      if (message.type === 'reason') this.reason.value = { ...message, bad: !message.legal };
      if (message.type === 'advice') this.heardAdvice(message);
      if (message.type === 'closed') this.closed.value = message;
    });
    if (['seats', 'hello', 'state'].includes(message.type)) this.settle();
  }

  /** The line is open, for the first time or again: everything is told at once. @param {Hello} message @param {Known} before */
  greeted({ words, sight }, before) {
    learnNames(words);
    this.wanted = sight;
    this.closed.value = null;
    this.asking.value = null; // the server forgot the question when the line was cut
    this.outbox.resolve(this.known.peek().state);
    this.news(before);
    this.stage.arrive(before);
  }

  /** A move was played or taken back. @param {StateMessage} message @param {Known} before */
  moved(message, before) {
    const shown = { ...shownOf(before), state: stateAfter(before.state, this.choosing.row.peek()) }; // cards already paid stay paid
    this.news(before);
    this.stage.perform({ before: shown, after: shownOf(this.known.peek()), fresh: newlyTold(before.told, message) }, message);
  }

  /** After every state: drop what was picked or asked about the old one. @param {Known} before */
  news(before) {
    const { state } = this.known.peek();
    if (!state) return;
    this.outbox.settle(state);
    if (before.state?.seq === state.seq) return;
    this.choosing.forget();
    this.reason.value = null;
    this.asking.value = null;
    this.advice.value = null;
  }

  /** Choose the right sight: our seat once the game runs, the public table between two people at one device. */
  settle() {
    const { state, sight, table } = this.known.peek();
    const mine = this.mine.peek();
    const dealt = this.was === 'open' && table?.state === 'playing';
    this.was = table?.state ?? '';
    if (dealt && mine.length > 1 && !this.watching) return this.look(-1); // the curtain has not been lifted yet
    if (!table || table.state === 'open' || this.watching || !state) return;
    if (mine.length === 1 && sight !== mine[0]) this.look(mine[0]);
    else if (mine.length === 0 && sight !== -1) this.look(-1);
    // Another person at this device decides: the previous view is removed, then the curtain waits.
    else if (this.shared.peek() && !state.over && sight !== -1 && sight !== state.actor && mine.includes(state.actor)) this.look(-1);
  }

  refused({ id, code, text, clause }) {
    const mine = this.outbox.takesBack(id);
    if (id === this.asking.peek()) this.asking.value = null;
    if (mine) this.choosing.dropRow();
    else if (id && id === this.choosing.row.peek()?.waits) this.choosing.takeBack();
    this.choosing.picks.value = [];
    this.reason.value = { code, text, clause, bad: true };
  }

  // ── what one does ───────────────────────────────────────────────────────────────────────────────

  /** @param {string} move */
  play(move) {
    if (this.choosing.row.peek()) this.playAll([move]);
    else this.send({ kind: 'move', move });
  }

  /** Several moves, after those that were chosen in a row, as one gesture: the server takes all of them or none. @param {string[]} moves */
  playAll(moves) {
    const begun = this.choosing.row.peek()?.moves.map(({ move }) => move) ?? [];
    this.finish([...begun, ...moves]);
  }

  /** Send a row. @param {string[]} moves all of it */
  finish(moves) {
    this.send({ kind: 'moves', moves });
  }

  /** @param {{kind: 'move' | 'moves', move?: string, moves?: string[]}} what */
  send(what) {
    const { state } = this.known.peek();
    if (this.outbox.pending.peek() || !state) return;
    batch(() => {
      this.stage.director.skip(); // acting skips the rest of the events
      this.outbox.show(() => this.catchUp());
      this.outbox.sendMoves(state.seq, what);
      this.choosing.picks.value = [];
      this.reason.value = null;
      this.stage.since.value = [];
    });
  }

  undo() {
    const { state } = this.known.peek();
    if (this.outbox.pending.peek()) return;
    if (this.choosing.row.peek()) this.choosing.takeBack();
    else if (state) this.outbox.sendUndo(state.seq);
  }

  /** @param {string} move */
  why(move) {
    this.outbox.ask({ type: 'why', move });
  }

  /** Ask the oracle about this decision. */
  consult() {
    this.asking.value = this.outbox.ask({ type: 'advise' }) ?? this.asking.peek();
  }

  /** The oracle has answered; an answer about an older decision is ignored. */
  heardAdvice(message) {
    if (message.id !== this.asking.peek()) return;
    this.asking.value = null;
    this.advice.value = message;
  }

  /** Returns whether it was sent; chat is not kept while the line is cut. */
  chat(what) {
    return this.outbox.ask({ type: 'chat', ...what }) !== null;
  }

  look(seat) {
    this.catchUp(); // messages for the old view must not arrive after it is wiped
    const { table } = this.known.peek();
    batch(() => {
      // Wiped first: nothing of the old view may stay on this device.
      this.known.value = { ...nothing(), table, sight: seat };
      this.stage.forget();
      this.choosing.forget();
      this.advice.value = null;
      this.asking.value = null;
      this.reason.value = null;
      this.wanted = seat;
    });
    if (!this.outbox.ask({ type: 'sight', seat })) this.transport.again();
  }

  speak(tongue) {
    this.transport.send({ type: 'lang', lang: tongue });
  }

  /** A REST call about this table; a mistake is shown at the table. */
  async act(what, body) {
    try {
      return await this.transport.act(what, body);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      this.reason.value = { text: mistake.text, code: mistake.code, clause: mistake.clause, bad: true };
      return null;
    }
  }
}
