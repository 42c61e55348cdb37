// One table that we look at: what we know, the decision before us, what we sent and wait for.
import { batch, computed, effect, signal } from '../html.js';
import { me, Mistake } from '../api.js';
import { START } from '../line.js';
import { tone } from '../settings.js';
import { lang, learnNames } from '../speech.js';
import { withPick } from './choice.js';
import { decisionOf } from './decision.js';
import { fate, fold, newlyTold, nothing } from './fold.js';

/** @import { AdvisedMove, Message, Told, Word } from './messages.d.ts' */
/** @import { Signal } from '../vendor/signals.js' */
/** @import { LineState } from '../line.js' */
/** @import { Pending } from './decision.js' */

/** Before the next picture; soon, if nobody looks. */
function inNextFrame(act) {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, 100);
}

export class Room {
  /**
   * @param {string} id
   * @param {import('./transport.js').Transport} transport how the table comes to us
   * @param {number | null} seat hold only this one of ours here, the others are on other devices; -1: only watch
   */
  constructor(id, transport, seat = null) {
    this.id = id;
    this.transport = transport;
    this.only = seat;
    this.watching = seat === -1; // look at the public table although we have a seat: the board on a tablet
    this.known = signal(nothing());
    /** @type {Signal<LineState>} */
    this.line = signal(START);
    /** @type {Signal<Pending | null>} */
    this.pending = signal(null); // {id, kind, move, seq}: sent, not answered
    /** @type {Signal<Word[]>} */
    this.picks = signal([]); // words picked on the board
    /** @type {Signal<{text: string, clause: string, bad: boolean, code?: string} | null>} */
    this.reason = signal(null); // the answer to “why not”, or a refusal: {text, clause, bad}
    /** @type {Signal<{code: string, text: string} | null>} */
    this.closed = signal(null); // {code, text} when the server closed for good
    /** @type {Signal<Mistake | null>} */
    this.problem = signal(null); // a Mistake that kept us from coming in at all
    /** @type {Signal<Word[] | null>} */
    this.lit = signal(null); // words that a line of the log speaks of
    /** @type {Signal<string | null>} */
    this.considering = signal(null); // the move that is pointed at, in the list or on the board
    /** @type {Signal<{seq: number, moves: AdvisedMove[]} | null>} */
    this.advice = signal(null); // what the oracle said about the present decision: {seq, moves}
    /** @type {Signal<string | null>} */
    this.asking = signal(null); // the id of the question to the oracle that is not answered yet
    /** @type {Signal<Told[]>} */
    this.fresh = signal([]); // what was told by the last message, if it came live: this is what moves
    /** @type {Message[]} */
    this.unheard = []; // messages that came while a state was being drawn
    this.drawing = false;
    this.was = ''; // the table's state when we last settled
    this.counter = 0;

    this.table = computed(() => this.known.value.table);
    this.state = computed(() => this.known.value.state);
    this.told = computed(() => this.known.value.told);
    this.notes = computed(() => this.known.value.notes);
    this.skew = computed(() => this.known.value.skew);
    this.board = computed(() => this.known.value.board);
    this.seats = computed(() => this.known.value.table?.seats ?? []);
    this.sight = computed(() => this.known.value.sight);
    /** What is to be decided here, and how far we are with it: see decision.js. */
    this.decision = computed(() =>
      decisionOf(this.state.value, {
        pending: this.pending.value,
        picks: this.picks.value,
        considering: this.considering.value,
        advice: this.advice.value,
      }),
    );
    // Parts of it, each by itself: whoever reads one is drawn again when that one changes.
    this.legal = computed(() => this.decision.value.legal);
    this.asked = computed(() => this.decision.value.asked);
    this.chosen = computed(() => this.decision.value.chosen);
    this.advised = computed(() => this.decision.value.advised);
    this.hinted = computed(() => this.decision.value.hinted);
    this.considered = computed(() => this.decision.value.considered);
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
    /** The seat that has to be let look, if the curtain is down. */
    this.curtain = computed(() => {
      const actor = this.state.value?.actor ?? -1;
      return this.shared.value && this.mine.value.includes(actor) && this.sight.value !== actor ? actor : null;
    });
  }

  async enter() {
    try {
      const table = await this.transport.find();
      this.known.value = { ...nothing(), table };
      // With several seats the device shows the public table until somebody lifts the curtain.
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
    // Who gives a name while standing here is somebody else to the server from then on.
    let person = me.peek()?.person;
    this.stop = effect(() => {
      const now = me.value?.person;
      if (now !== person) this.transport.redial();
      person = now;
    });
  }

  leave() {
    this.stop?.();
    this.transport.close();
    this.unheard = [];
    this.known.value = nothing();
    this.fresh.value = [];
  }

  /** From which seat we look, and what we know already. */
  asks() {
    const { state, notes, sight } = this.known.peek();
    const same = state && sight === this.wanted; // else everything is new to us
    return { seat: this.wanted, since: same ? state.seq : 0, notes: notes.at(-1)?.note ?? 0, lang: lang.peek() };
  }

  /**
   * A state is drawn at once. Those that come before it can be seen are drawn together, in the next picture.
   * @param {Message} message
   */
  receive(message) {
    if (this.unheard.length || (message.type === 'state' && this.drawing)) {
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
    const fresh = [];
    batch(() => {
      for (const message of messages) {
        this.hear(message);
        if (message.type === 'state') fresh.push(...this.fresh.peek());
      }
      if (messages.length) this.fresh.value = fresh;
    });
  }

  /** @param {Message} message */
  hear(message) {
    batch(() => {
      const before = this.known.peek();
      this.known.value = fold(before, message);
      if (message.type === 'hello') {
        learnNames(message.words);
        this.wanted = message.sight;
        this.asking.value = null; // whoever was to answer does not know us any more
        this.resolve();
      }
      if (message.type === 'state' || message.type === 'hello') this.news(before);
      if (message.type === 'state' && before.state) this.fresh.value = newlyTold(before.told, message);
      const pending = this.pending.peek();
      if (message.type === 'done' && message.id === pending?.id) {
        if (pending.kind !== 'move' || fate(pending, this.state.peek()) === 'done') this.pending.value = null;
        else this.pending.value = { ...pending, done: true }; // its state is on the way
      }
      if (message.type === 'refused') this.refused(message);
      if (message.type === 'reason') this.reason.value = { ...message, bad: !message.legal };
      if (message.type === 'advice' && message.id === this.asking.peek()) {
        this.asking.value = null;
        this.advice.value = message;
      }
      if (message.type === 'closed') this.closed.value = message;
      if (message.type === 'hello') this.closed.value = null;
    });
    if (['seats', 'hello', 'state'].includes(message.type)) this.settle();
  }

  /** After every state: what was picked or asked about the old one is over. */
  news(before) {
    const { state } = this.known.peek();
    if (!state) return;
    if (this.pending.peek() && fate(this.pending.peek(), state) === 'done') this.pending.value = null;
    if (before.state?.seq !== state.seq) {
      this.picks.value = [];
      this.reason.value = null;
      this.considering.value = null;
      this.asking.value = null;
      this.advice.value = null;
      const asked = state.legal?.length > 0;
      if (asked && before.state && before.state.actor !== state.actor) tone('knock');
    }
  }

  /** Choose the right sight: our seat once the game runs, nobody's between two people at one device. */
  settle() {
    const { state, sight, table } = this.known.peek();
    const mine = this.mine.peek();
    const dealt = this.was === 'open' && table?.state === 'playing';
    this.was = table?.state ?? '';
    if (dealt && mine.length > 1 && !this.watching) return this.look(-1); // nobody has lifted the curtain yet
    if (!table || table.state === 'open' || this.watching || !state) return;
    if (mine.length === 1 && sight !== mine[0]) this.look(mine[0]);
    else if (mine.length === 0 && sight !== -1) this.look(-1);
    // Another one at this device decides: the view of the one before goes, then the curtain waits.
    else if (this.shared.peek() && !state.over && sight !== -1 && sight !== state.actor && mine.includes(state.actor)) this.look(-1);
  }

  /** After a cut: a move that the server has is done, one that it has not is sent again as it was. */
  resolve() {
    const pending = this.pending.peek();
    if (!pending) return;
    const what = fate(pending, this.state.peek());
    if (what === 'done' || pending.kind !== 'move') this.pending.value = null;
    else if (what === 'again') this.transport.send({ type: 'move', id: pending.id, seq: pending.seq, move: pending.move });
  }

  refused({ id, code, text, clause }) {
    const mine = id === this.pending.peek()?.id;
    if (mine) this.pending.value = null;
    if (id === this.asking.peek()) this.asking.value = null;
    this.picks.value = [];
    this.reason.value = { code, text, clause, bad: true };
  }

  nextId() {
    this.counter += 1;
    return `${this.counter}`;
  }

  play(move) {
    const state = this.state.peek();
    if (this.pending.peek() || !state) return;
    const pending = { id: this.nextId(), kind: 'move', move, seq: state.seq };
    batch(() => {
      this.pending.value = pending;
      this.picks.value = [];
      this.reason.value = null;
    });
    // If the line is cut, `resolve` sends it as soon as it is back.
    this.transport.send({ type: 'move', id: pending.id, seq: pending.seq, move });
  }

  undo() {
    const state = this.state.peek();
    if (!state) return;
    const id = this.nextId();
    if (this.transport.send({ type: 'undo', id, seq: state.seq })) this.pending.value = { id, kind: 'undo', seq: state.seq };
  }

  why(move) {
    this.transport.send({ type: 'why', id: this.nextId(), move });
  }

  /** Ask the oracle about this decision. */
  consult() {
    const id = this.nextId();
    if (this.transport.send({ type: 'advise', id })) this.asking.value = id;
  }

  /** Says whether it was sent; a line that is cut keeps no chat. */
  chat(what) {
    return this.transport.send({ type: 'chat', id: this.nextId(), ...what });
  }

  look(seat) {
    this.catchUp(); // what was said to the old view must not come after it is wiped
    const { table } = this.known.peek();
    batch(() => {
      // Wiped first: nothing of the old view may stay on this device.
      this.known.value = { ...nothing(), table, sight: seat };
      this.fresh.value = [];
      this.advice.value = null;
      this.asking.value = null;
      this.picks.value = [];
      this.reason.value = null;
      this.wanted = seat;
    });
    if (!this.transport.send({ type: 'sight', id: this.nextId(), seat })) this.transport.again();
  }

  speak(tongue) {
    this.transport.send({ type: 'lang', lang: tongue });
  }

  /** Something on the board was pressed: pick it, play it if it was picked, or ask why it cannot be. */
  pick(kind, name, question, via) {
    if (this.pending.peek()) return undefined;
    const word = { kind, name, via };
    const picked = this.picks.peek().some((each) => each.kind === kind && each.name === name);
    if (picked && this.chosen.peek()) return this.play(this.chosen.peek().move);
    const next = withPick(this.legal.peek(), this.picks.peek(), word);
    if (next) {
      this.reason.value = null;
      this.picks.value = next;
    } else if (question && this.state.peek()?.legal?.length) {
      this.picks.value = [];
      this.why(question);
    }
  }

  unpick() {
    this.picks.value = [];
    this.reason.value = null;
  }

  /** A REST call about this table; what goes wrong is shown where we look. */
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
