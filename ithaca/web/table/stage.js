// What is on stage at a table: how far what happened has been told, what was told last, what was missed meanwhile.
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
const HASTE = 15_000; // ms left to decide: then nobody is kept waiting by what has happened
const MOST_TABLES = 30; // of which one remembers how far one has watched

/** @type {Shown} */
const EMPTY = { state: null, told: [] };

/** The table as it stands: what is on stage when everything was told. @type {(known: Known) => Shown} */
export const shownOf = ({ state, told }) => ({ state, told });

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

export class Stage {
  /** @param {Signal<Known>} known what the room knows: the stage never tells more, and lags behind it */
  constructor(known) {
    this.known = known;
    /** @type {Signal<Shown>} */
    this.shown = signal(EMPTY); // the table as it is on stage: it follows what is told, see director.js
    /** @type {Signal<OnStage | null>} */
    this.event = signal(null); // the event that is told now
    this.busy = signal(false); // there is more to be seen before anybody decides here
    /** @type {Signal<Sentence[]>} */
    this.caption = signal([]); // what was told last
    /** @type {Signal<Word[] | null>} */
    this.lit = signal(null); // words that the event, or a line of the log that is pointed at, speaks of
    /** @type {Signal<Scene[]>} */
    this.since = signal([]); // what happened while nobody looked
    /** @type {Scene[]} */
    this.past = []; // what happened lately
    this.away = 0; // how many scenes of it nobody has seen
    this.knocked = -1; // the decision that was knocked for
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

  /** How fast it is told; at once means now. @param {typeof speed.value} pace */
  setPace(pace) {
    this.director.speed = pace;
    if (pace === 'once') this.director.skip();
  }

  /** Somebody has looked away, or looks again and is told what was missed. */
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
    if (document.hidden || this.isLate(scene.after) || speed.peek() === 'once') {
      if (events.length) this.caption.value = events;
      this.director.cut(scene.after);
    } else this.director.add(scene);
  }

  /** Whoever is asked has little time left: telling would take it. @param {Shown} shown */
  isLate({ state }) {
    const { deadline, legal } = state ?? {};
    return Boolean(legal?.length && deadline && deadline - (Date.now() + this.known.peek().skew) < HASTE);
  }

  /** Everything was told at once: the table stands as it does, and what is new to this device may be shown again. @param {Known} before */
  arrive(before) {
    const known = this.known.peek();
    const truth = shownOf(known);
    if (before.sight !== known.sight || before.table?.id !== known.table?.id) this.forget();
    const missed = unseen(known.told, seenOf(known), known.sight);
    if (missed.length && !document.hidden) this.since.value = [{ before: truth, after: truth, fresh: missed }];
    this.director.cut(truth);
  }

  /** Nothing of what was seen stays: neither on stage nor to be shown again. */
  forget() {
    this.past = [];
    this.away = 0;
    this.since.value = [];
    this.caption.value = [];
    this.director.cut(EMPTY);
  }
}
