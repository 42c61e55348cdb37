// One table that we look at: what we know, the decision before us, what we sent and wait for.
import { batch, computed, effect, signal } from '../html.js';
import { me, Mistake } from '../api.js';
import { START } from '../line.js';
import { seen, speed, sure, tone } from '../settings.js';
import { lang, learnNames } from '../speech.js';
import { isWord } from '../words.js';
import { concerns, verbOf, withPick, wordsOf } from './choice.js';
import { decisionOf } from './decision.js';
import { CLOCK, Director } from './director.js';
import { fate, fold, newlyTold, nothing, unseen } from './fold.js';
import { NO_ROWS, stateAfter, withMove, withPreview } from './row.js';

/** @import { Action, AdvisedMove, Message, Preview, Sentence, Word } from './messages.d.ts' */
/** @import { Row } from './row.js' */
/** @import { OnStage, Scene, Shown } from './director.js' */
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

const still = matchMedia('(prefers-reduced-motion: reduce)');
const REMEMBERS = 40; // scenes that can be shown again
const HASTE = 15_000; // ms left to decide: then nobody is kept waiting by what has happened

/** @type {Shown} */
const EMPTY = { state: null, told: [] };
const shownOf = ({ state, told }) => ({ state, told });

const MOST_TABLES = 30; // of which one remembers how far one has watched

const placeOf = ({ table, sight }) => `${table?.id}:${sight}`;
const seenOf = (known) => seen.peek()[placeOf(known)];

/** How far one has watched this table. */
function remember(known) {
  if (seenOf(known) === known.state.seq) return;
  const others = Object.entries(seen.peek()).filter(([place]) => place !== placeOf(known));
  seen.value = Object.fromEntries([...others.slice(1 - MOST_TABLES), [placeOf(known), known.state.seq]]);
}

/** The words that an event speaks of, for the board to light up. */
export const spokenOf = (event) =>
  Object.values(event.args ?? {})
    .flat()
    .filter(isWord);

/** What is sent of moves. @param {Pending} pending */
const messageOf = ({ id, seq, kind, move, moves }) => (kind === 'moves' ? { type: kind, id, seq, moves } : { type: kind, id, seq, move });

/** The notes that tell nothing of what is still to be shown: talk is heard at once. */
const notesUntil = (notes, seq) => (seq === Infinity ? notes : notes.filter((note) => note.kind === 'chat' || note.after <= seq));

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
    this.pending = signal(null); // {id, kind, move or moves, seq}: sent, not answered
    /** @type {Signal<{id: string} | null>} */
    this.returned = signal(null); // what was sent and refused: it goes back to where it came from
    /** @type {Signal<Word[]>} */
    this.picks = signal([]); // words picked on the board
    /** @type {Signal<Row | null>} */
    this.row = signal(null); // moves that were chosen and not sent: a payment, card by card
    /** @type {import('./row.js').Rows} */
    this.rows = NO_ROWS; // what the game plays in a row
    /** @type {any[][]} */
    this.eager = []; // what was pressed while the server was asked how the table would look
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
    /** @type {Signal<Shown>} */
    this.shown = signal(EMPTY); // the table as it is on stage: it follows what is told, see director.js
    /** @type {Signal<OnStage | null>} */
    this.onStage = signal(null); // the event that is told now
    this.busy = signal(false); // there is more to be seen before anybody decides here
    /** @type {Signal<Sentence[]>} */
    this.caption = signal([]); // what was told last
    /** @type {Signal<Scene[]>} */
    this.since = signal([]); // what happened while nobody looked
    /** @type {Scene[]} */
    this.past = []; // what happened lately
    this.away = 0; // how many scenes of it nobody has seen
    this.director = new Director(CLOCK, (shown, onStage, busy) => this.stage(shown, onStage, busy));
    this.director.still = still.matches;
    this.director.how = { isOwn: (move) => move.seat === this.sight.peek() && !move.by };
    /** @type {Message[]} */
    this.unheard = []; // messages that came while a state was being drawn
    this.drawing = false;
    this.knocked = -1; // the decision that was knocked for
    this.was = ''; // the table's state when we last settled
    this.counter = 0;

    this.table = computed(() => this.known.value.table);
    this.state = computed(() => stateAfter(this.shown.value.state, this.row.value));
    this.told = computed(() => this.shown.value.told);
    this.notes = computed(() => notesUntil(this.known.value.notes, this.busy.value ? (this.shown.value.state?.seq ?? 0) : Infinity));
    this.orders = computed(() => this.known.value.orders);
    this.skew = computed(() => this.known.value.skew);
    this.board = computed(() => this.known.value.board);
    this.seats = computed(() => this.known.value.table?.seats ?? []);
    this.sight = computed(() => this.known.value.sight);
    /** What is to be decided here, and how far we are with it: see decision.js. */
    this.decision = computed(() =>
      decisionOf(this.state.value, {
        pending: this.pending.value,
        row: this.row.value,
        rest: (this.row.value && this.rows.rest?.(this.state.value?.view)) ?? [],
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
    /** The words of what was sent and is not answered yet: what bears them is marked. */
    this.pendingWords = computed(() => {
      const { move, moves = [move] } = this.pending.value ?? {};
      const offered = this.state.value?.legal ?? [];
      return this.pending.value ? offered.filter((action) => moves.includes(action.move)).flatMap(wordsOf) : [];
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
    /** The seat that has to be let look, if the curtain is down. */
    this.curtain = computed(() => {
      const actor = this.busy.value ? -1 : (this.known.value.state?.actor ?? -1);
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
    this.stopSpeed = effect(() => {
      this.director.speed = speed.value;
      if (speed.value === 'once') this.director.skip();
    });
    this.looks = () => (document.hidden ? this.director.skip() : this.comeBack());
    document.addEventListener('visibilitychange', this.looks);
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
    this.stopSpeed?.();
    if (this.looks) document.removeEventListener('visibilitychange', this.looks);
    this.transport.close();
    this.unheard = [];
    this.known.value = nothing();
    this.forget();
  }

  /** Nothing of what was seen stays: neither on stage nor to be shown again. */
  forget() {
    this.past = [];
    this.away = 0;
    this.since.value = [];
    this.caption.value = [];
    this.director.cut(EMPTY);
  }

  /** What is on stage now, and whether there is more to come. @type {(shown: Shown, onStage: OnStage | null, busy: boolean) => void} */
  stage(shown, onStage, busy) {
    batch(() => {
      this.shown.value = shown;
      this.busy.value = busy;
      if (onStage && onStage !== this.onStage.peek()) {
        this.caption.value = [onStage.event];
        this.lit.value = spokenOf(onStage.event);
      }
      if (!onStage && this.onStage.peek()) this.lit.value = null;
      this.onStage.value = onStage;
      if (!busy && shown.state) this.caughtUp();
    });
  }

  /** Now one may decide. */
  caughtUp() {
    const known = this.known.peek();
    if (!known.state) return;
    if (!document.hidden) remember(known);
    const others = known.told.at(-1)?.seat !== known.sight;
    if (others && known.state.legal?.length && this.knocked !== known.state.seq) {
      this.knocked = known.state.seq;
      tone('knock');
    }
  }

  /** Somebody looks again: tell what was missed. */
  comeBack() {
    if (this.away) this.since.value = this.past.slice(-this.away);
    this.away = 0;
  }

  /** Show what was missed once more. */
  playAgain() {
    const scenes = this.since.peek();
    this.since.value = [];
    if (scenes.length) this.director.again(scenes);
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
    batch(() => messages.forEach((message) => this.hear(message)));
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
      const shown = { ...shownOf(before), state: stateAfter(before.state, this.row.peek()) }; // what was paid stays paid
      if (message.type === 'state' || message.type === 'hello') this.news(before);
      if (message.type === 'state') this.perform({ before: shown, after: shownOf(this.known.peek()), fresh: newlyTold(before.told, message) }, message);
      if (message.type === 'hello') this.arrive(before);
      const pending = this.pending.peek();
      if (message.type === 'done' && message.id === pending?.id) {
        if (pending.kind === 'undo' || fate(pending, this.known.peek().state) === 'done') this.pending.value = null;
        else this.pending.value = { ...pending, done: true }; // its state is on the way
      }
      if (message.type === 'preview') this.previewed(message);
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

  /** What a live state tells goes on stage; what was taken back is gone at once. @param {Scene} scene @param {{back?: number}} state */
  perform(scene, { back }) {
    if (back) {
      this.past = [];
      this.director.cut(scene.after);
      return;
    }
    const events = scene.fresh.flatMap((move) => move.events);
    if (events.length) this.past = [...this.past, scene].slice(-REMEMBERS);
    if (document.hidden && events.length) this.away = Math.min(REMEMBERS, this.away + 1);
    const { deadline, legal } = scene.after.state ?? {};
    const late = legal?.length && deadline && deadline - (Date.now() + this.skew.peek()) < HASTE;
    if (document.hidden || late || speed.peek() === 'once') {
      if (events.length) this.caption.value = events;
      this.director.cut(scene.after);
    } else this.director.add(scene);
  }

  /** Everything was told at once: the table stands as it does, and what is new to this device may be shown again. */
  arrive(before) {
    const known = this.known.peek();
    const truth = shownOf(known);
    if (before.sight !== known.sight || before.table?.id !== known.table?.id) this.forget();
    const missed = unseen(known.told, seenOf(known), known.sight);
    if (missed.length && !document.hidden) this.since.value = [{ before: truth, after: truth, fresh: missed }];
    this.director.cut(truth);
  }

  /** After every state: what was picked or asked about the old one is over. */
  news(before) {
    const { state } = this.known.peek();
    if (!state) return;
    if (this.pending.peek() && fate(this.pending.peek(), state) === 'done') this.pending.value = null;
    if (before.state?.seq !== state.seq) {
      this.picks.value = [];
      this.dropRow();
      this.reason.value = null;
      this.considering.value = null;
      this.asking.value = null;
      this.advice.value = null;
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

  /** After a cut: moves that the server has are done, those that it has not are sent again as they were. */
  resolve() {
    const pending = this.pending.peek();
    if (!pending) return;
    const what = fate(pending, this.known.peek().state, true);
    if (what === 'done' || pending.kind === 'undo') this.pending.value = null;
    else if (what === 'again') this.transport.send(messageOf(pending));
  }

  refused({ id, code, text, clause }) {
    const mine = id === this.pending.peek()?.id;
    if (mine) {
      this.returned.value = this.pending.peek();
      this.pending.value = null;
    }
    if (id === this.asking.peek()) this.asking.value = null;
    if (mine) this.dropRow();
    else if (id && id === this.row.peek()?.waits) this.takeBack();
    this.picks.value = [];
    this.reason.value = { code, text, clause, bad: true };
  }

  nextId() {
    this.counter += 1;
    return `${this.counter}`;
  }

  play(move) {
    if (this.row.peek()) this.playAll([move]);
    else this.send({ kind: 'move', move });
  }

  /** Several moves in a row, as one gesture: the server takes all of them or none. @param {string[]} moves */
  playAll(moves) {
    const begun = this.row.peek()?.moves.map(({ move }) => move) ?? [];
    this.send({ kind: 'moves', moves: [...begun, ...moves] });
  }

  // ── moves in a row ──────────────────────────────────────────────────────────────────────────────

  /** An action was chosen on the board: it is part of a row, or it is played. @param {Action} action */
  choose(action) {
    if (this.isRowed(action)) this.extendRow(action);
    else this.play(action.move);
  }

  /** @param {Action} action */
  isRowed(action) {
    return Boolean(this.transport.previews) && this.rows.verbs.includes(verbOf(action));
  }

  /** One more move in the row; the server says how the table would look. @param {Action} action */
  extendRow(action) {
    const id = this.nextId();
    const row = withMove(this.row.peek(), action, id);
    const { seq } = this.known.peek().state ?? {};
    if (!this.transport.send({ type: 'preview', id, seq, moves: row.moves.map(({ move }) => move) })) return;
    batch(() => {
      this.director.skip();
      this.picks.value = [];
      this.row.value = row;
    });
  }

  /** @param {Preview} answer */
  previewed(answer) {
    const row = this.row.peek();
    if (row?.waits !== answer.id) return; // it was let go of
    this.row.value = withPreview(row, answer, this.rows.midway);
    for (let next = this.eager.shift(); next; next = this.row.peek()?.waits ? undefined : this.eager.shift()) this.pick(...next);
  }

  /** Send the row. @param {string[]} moves all of it */
  finish(moves) {
    this.send({ kind: 'moves', moves });
  }

  /** The last move of the row is none. */
  takeBack() {
    this.eager = [];
    this.row.value = this.row.peek()?.before ?? null;
  }

  dropRow() {
    this.eager = [];
    this.row.value = null;
  }

  /** If the line is cut, `resolve` sends it as soon as it is back. @param {{kind: 'move' | 'moves', move?: string, moves?: string[]}} what */
  send(what) {
    const { state } = this.known.peek();
    if (this.pending.peek() || !state) return;
    const pending = { id: this.nextId(), seq: state.seq, ...what };
    batch(() => {
      this.director.skip(); // whoever acts has seen enough
      this.pending.value = pending;
      this.picks.value = [];
      this.reason.value = null;
      this.since.value = [];
    });
    this.transport.send(messageOf(pending));
  }

  undo() {
    const { state } = this.known.peek();
    if (this.row.peek()) return this.takeBack();
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
      this.forget();
      this.advice.value = null;
      this.asking.value = null;
      this.picks.value = [];
      this.dropRow();
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
    if (this.pending.peek()) return;
    if (this.row.peek()?.waits) {
      this.eager.push([kind, name, question, via]);
      return;
    }
    if (this.row.peek()?.whole) this.takeBack(); // another one instead of the last
    const word = { kind, name, via };
    const picked = this.picks.peek().some((each) => each.kind === kind && each.name === name);
    const [ending] = this.decision.peek().endings;
    const next = withPick(this.legal.peek(), this.picks.peek(), word);
    if (picked && this.chosen.peek()) this.choose(this.chosen.peek());
    else if (next) this.begin(next);
    else if (ending && concerns(this.row.peek()?.moves[0], word)) this.finish(ending.moves);
    else if (question && this.state.peek()?.legal?.length) {
      this.picks.value = [];
      this.why(question);
    }
  }

  /** So much is picked; what begins a row needs no more, and who is always sure needs none at all. @param {Word[]} picks */
  begin(picks) {
    this.reason.value = null;
    this.picks.value = picks;
    const chosen = this.chosen.peek();
    if (chosen && this.isRowed(chosen)) this.extendRow(chosen);
    else if (chosen && !sure.peek() && this.transport.previews) this.play(chosen.move);
  }

  unpick() {
    this.picks.value = [];
    this.reason.value = null;
    this.dropRow();
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
