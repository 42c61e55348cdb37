// What is on stage at a table: how far the events have been told, what was told last, what was missed meanwhile.
import { batch, signal } from '../html.js';
import { seen, speed, tone } from '../settings.js';
import { isWord } from '../words.js';
import { CLOCK, Director } from './director.js';
import { unseen } from './fold.js';

/** @import { Sentence, Word } from './messages.d.ts' */
/** @import { OnStage, Scene, Shown } from './director.js' */
/** @import { Known } from './fold.js' */
/** @import { Signal } from '../vendor/signals.js' */

const still = matchMedia('(prefers-reduced-motion: reduce)');
const REMEMBERS = 40; // scenes that can be shown again
const HASTE = 15_000; // ms left to decide: with less, events are not told one by one
const MOST_TABLES = 30; // for which we remember how far they were watched

/** @type {Shown} */
const EMPTY = { state: null, told: [] };

/** The table as it stands: what is on stage when everything was told. @type {(known: Known) => Shown} */
export const shownOf = ({ state, told }) => ({ state, told });

const placeOf = ({ table, sight }) => `${table?.id}:${sight}`;
const seenOf = (known) => seen.peek()[placeOf(known)];

/** Remember how far this table was watched. */
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

export class Stage {
  /** @param {Signal<Known>} known what the room knows: the stage never tells more, and lags behind it */
  constructor(known) {
    this.known = known;
    /** @type {Signal<Shown>} */
    this.shown = signal(EMPTY); // the table on stage: it follows the events that are told, see director.js
    /** @type {Signal<OnStage | null>} */
    this.event = signal(null); // the event that is told now
    this.busy = signal(false); // there is more to be shown before a decision
    /** @type {Signal<Sentence[]>} */
    this.caption = signal([]); // what was told last
    /** @type {Signal<Word[] | null>} */
    this.lit = signal(null); // words that the event, or a line of the log that is pointed at, speaks of
    /** @type {Signal<Scene[]>} */
    this.since = signal([]); // what happened while the page was not visible
    /** @type {Scene[]} */
    this.past = []; // recent scenes
    this.away = 0; // how many of them were not seen
    this.knocked = -1; // seq of the decision that a knock sounded for
    this.director = new Director(CLOCK, (shown, event, busy) => this.show(shown, event, busy));
    this.director.still = still.matches;
    this.director.how = { isOwn: (move) => move.seat === known.peek().sight && !move.by };
  }

  /** What the director shows now, and whether there is more to come. @type {(shown: Shown, event: OnStage | null, busy: boolean) => void} */
  show(shown, event, busy) {
    batch(() => {
      this.shown.value = shown;
      this.busy.value = busy;
      if (event && event !== this.event.peek()) {
        this.caption.value = [event.event];
        this.lit.value = spokenOf(event.event);
      }
      if (!event && this.event.peek()) this.lit.value = null;
      this.event.value = event;
      if (!busy && shown.state) this.caughtUp();
    });
  }

  /** Everything was shown: a decision is possible. */
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

  /** Set how fast events are told; `once` skips those on stage. @param {typeof speed.value} pace */
  setPace(pace) {
    this.director.speed = pace;
    if (pace === 'once') this.director.skip();
  }

  /** The page was hidden, or is visible again: then show what was missed. */
  lookedAt() {
    if (document.hidden) return this.director.skip();
    if (this.away) this.since.value = this.past.slice(-this.away);
    this.away = 0;
  }

  /** Show what was missed once more. */
  playAgain() {
    const scenes = this.since.peek();
    this.since.value = [];
    if (scenes.length) this.director.again(scenes);
  }

  /** Put the events of a live state on stage; moves that were taken back vanish at once. @param {Scene} scene @param {{back?: number}} state */
  perform(scene, { back }) {
    if (back) {
      this.past = [];
      this.director.cut(scene.after);
      return;
    }
    const events = scene.fresh.flatMap((move) => move.events);
    if (events.length) this.past = [...this.past, scene].slice(-REMEMBERS);
    if (document.hidden && events.length) this.away = Math.min(REMEMBERS, this.away + 1);
    if (document.hidden || this.isLate(scene.after) || speed.peek() === 'once') {
      if (events.length) this.caption.value = events;
      this.director.cut(scene.after);
    } else this.director.add(scene);
  }

  /** Whether we have too little time left to decide for telling events one by one. @param {Shown} shown */
  isLate({ state }) {
    const { deadline, legal } = state ?? {};
    return Boolean(legal?.length && deadline && deadline - (Date.now() + this.known.peek().skew) < HASTE);
  }

  /** A whole table arrived: show it at once, and offer to show again what is new to this device. @param {Known} before */
  arrive(before) {
    const known = this.known.peek();
    const truth = shownOf(known);
    if (before.sight !== known.sight || before.table?.id !== known.table?.id) this.forget();
    const missed = unseen(known.told, seenOf(known), known.sight);
    if (missed.length && !document.hidden) this.since.value = [{ before: truth, after: truth, fresh: missed }];
    this.director.cut(truth);
  }

  /** Drop everything that was seen, on stage and for showing again. */
  forget() {
    this.past = [];
    this.away = 0;
    this.since.value = [];
    this.caption.value = [];
    this.director.cut(EMPTY);
  }
}
