// A table whose game is over, move by move: a room like any other, told from the frames of its replay.
import { batch, computed, effect, signal } from '../html.js';
import { get, Mistake } from '../api.js';
import { AT_ONCE, OPEN, blank, blockOf, missing, stateAt, toldUntil, turn, withFrames } from './frames.js';
import { Room } from './room.js';
import { Stage } from './stage.js';
import { AT_HAND } from './transport.js';

/** @import { Reel } from './frames.js' */
/** @import { Hearer, Transport } from './transport.js' */
/** @import { Known } from './fold.js' */
/** @import { Scene } from './director.js' */
/** @import { Message, Names, Seat, Table } from './messages.d.ts' */
/** @import { Signal } from '../vendor/signals.js' */

const STEP = 1200; // minimum ms for a move during playback
const REST = 400; // ms after its events have been seen

/** A seat as in the game: who is away now, or whose time is up, does not matter here. @type {(seat: Seat) => Seat} */
const seated = (seat) => ({ ...seat, here: true, standin: '', resigned: false, offers: false, clock: null, gone: null });

/**
 * Frames as messages: `hello` for another viewpoint, a `state` for every turn. They are fetched 64 at a time: first those
 * that are shown, then the rest.
 * @implements {Transport}
 */
class ReplayTransport {
  /** @param {string} id of the table @param {number} at @param {number} sight */
  constructor(id, at, sight) {
    this.path = `/api/tables/${id}`;
    this.at = at; // the requested frame
    this.sight = sight; // the requested viewpoint
    this.told = -1; // the last frame sent
    /** @type {Signal<Reel>} */
    this.reel = signal(blank(sight));
    this.filling = false;
    /** @type {Table | null} */
    this.table = null;
    /** @type {{board: any, words: Names}} */
    this.played = { board: null, words: {} };
    /** @type {Hearer} */
    this.to = { heard() {}, changed() {} };
  }

  async find() {
    const [table, played] = await Promise.all([get(this.path), get(`${this.path}/board`)]);
    /** @type {Table} */
    const found = { ...table, seats: table.seats.map(seated) };
    [this.table, this.played] = [found, played];
    await this.start();
    return found;
  }

  /** @param {Hearer} to */
  open(to) {
    this.to = to;
    to.changed(AT_HAND);
    this.hello();
    this.fill();
  }

  /** Fetch the frames around the requested one, from the requested viewpoint; an address may name a move that does not exist. */
  async start() {
    const { sight } = this;
    let reel = withFrames(blank(sight), await this.fetch(sight, blockOf(this.at)));
    if (this.at > reel.moves) this.at = reel.moves;
    if (!reel.frames.has(this.at)) reel = withFrames(reel, await this.fetch(sight, blockOf(this.at)));
    if (sight === this.sight) this.reel.value = reel;
  }

  fetch(sight, from) {
    const seat = sight === OPEN ? 'open' : sight;
    return get(`${this.path}/replay?seat=${seat}&from=${from}&to=${from + AT_ONCE - 1}`);
  }

  /** Fetch the block that begins here. */
  async bring(from) {
    const { sight } = this.reel.peek();
    const answer = await this.fetch(sight, from);
    if (sight === this.reel.peek().sight) this.reel.value = withFrames(this.reel.peek(), answer);
  }

  /** Run this; errors are reported as `refused`, and it may be tried again. */
  async attempt(act) {
    try {
      await act();
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      const { code, text, clause } = mistake;
      this.to.heard({ type: 'refused', id: '', code, text, clause });
    }
  }

  /** Fetch the rest, for the list of moves. */
  async fill() {
    if (this.filling) return;
    this.filling = true;
    await this.attempt(async () => {
      for (let from = missing(this.reel.peek()); from !== null; from = missing(this.reel.peek())) await this.bring(from);
    });
    this.filling = false;
  }

  /** @param {number} at */
  async turnTo(at) {
    this.at = at;
    if (!this.reel.peek().frames.has(at)) await this.attempt(() => this.bring(blockOf(at)));
    if (this.at !== at || !this.reel.peek().frames.has(at)) return;
    this.to.heard(turn(this.reel.peek(), this.told, at));
    this.told = at;
    this.fill();
  }

  /** @param {number} sight */
  async lookFrom(sight) {
    this.sight = sight;
    await this.attempt(() => this.start());
    if (this.sight !== sight) return; // another viewpoint was chosen meanwhile
    this.sight = this.reel.peek().sight; // the viewpoint that we still have, if it failed
    if (this.sight !== sight) return;
    this.hello();
    this.fill();
  }

  hello() {
    const [reel, table] = [this.reel.peek(), /** @type {Table} */ (this.table)];
    const [state, told] = [stateAt(reel, this.at), toldUntil(reel, this.at)];
    this.told = this.at;
    this.to.heard({ type: 'hello', table, sight: reel.sight, ...this.played, state, told, notes: [], now: Date.now() });
  }

  /** Nothing can be sent in a replay. */
  send() {
    return false;
  }

  again() {}

  redial() {}

  close() {
    this.to = { heard() {}, changed() {} };
  }

  act() {
    return Promise.resolve(null);
  }
}

/** A stage on which every step is shown, whoever acted. */
class ReplayStage extends Stage {
  /** @param {Signal<Known>} known */
  constructor(known) {
    super(known);
    this.director.how = { isOwn: () => false }; // no move is our own here: everything is animated
  }

  /**
   * A new step ends the animation of the one before.
   * @override
   * @param {Scene} scene
   * @param {{back?: number}} state
   */
  perform(scene, state) {
    this.director.skip();
    super.perform(scene, state);
  }

  /** No knocks here, and how far the table itself was watched is not changed. @override */
  caughtUp() {}
}

export class ReplayRoom extends Room {
  /** @param {string} id of the table @param {number} at @param {number} sight */
  constructor(id, at, sight) {
    const replay = new ReplayTransport(id, at, sight);
    super(id, replay, -1, (known) => new ReplayStage(known));
    this.replay = replay;
    this.reel = replay.reel;
    this.moves = computed(() => replay.reel.value.moves);
    this.at = signal(at); // the number of moves shown; the frame may still be loading
    this.from = signal(sight); // the viewpoint, likewise
    this.playing = signal(false);
    this.stepped = 0; // when we last turned to a frame
  }

  /** @override */
  enter() {
    this.stopPlaying = effect(() => this.goOn());
    return super.enter();
  }

  /** @override */
  leave() {
    this.stopPlaying?.();
    super.leave();
  }

  /** @param {number} at */
  turnTo(at) {
    if (!this.state.peek()) return; // nothing is loaded yet
    this.stepped = Date.now();
    batch(() => {
      this.at.value = Math.min(this.moves.peek(), Math.max(0, at));
      this.replay.turnTo(this.at.peek());
    });
  }

  step(by) {
    this.turnTo(this.at.peek() + by);
  }

  toggle() {
    this.playing.value = !this.playing.peek();
  }

  /**
   * Look from another seat. The old view stays until the new one is loaded: a finished game has no secrets.
   * @override
   * @param {number} sight
   */
  async look(sight) {
    this.from.value = sight;
    await this.replay.lookFrom(sight);
    this.from.value = this.replay.sight;
  }

  /** During playback: the next move, once this one is loaded and its events have been seen. */
  goOn() {
    if (!this.playing.value || this.stage.event.value || this.known.value.state?.seq !== this.at.value) return undefined;
    if (this.at.value >= this.moves.value) {
      this.playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.step(1), Math.max(REST, this.stepped + STEP - Date.now()));
    return () => clearTimeout(timer);
  }

  /**
   * After a jump the caption says what was told last.
   * @override
   * @param {Message} message
   */
  hear(message) {
    batch(() => {
      super.hear(message);
      if (message.type === 'hello') this.at.value = message.state?.seq ?? 0;
      if (message.type === 'hello' || (message.type === 'state' && message.back))
        this.stage.caption.value = this.known.peek().told.findLast(({ events }) => events.length)?.events ?? [];
    });
  }
}
