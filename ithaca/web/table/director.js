// What is on stage: events are told one after another, and the table that is shown never runs ahead of them.
// Pure: the clock and the drawing function are passed in. It knows no rules; every table that it shows came from the server.

/** @import { Sentence, State, Told } from './messages.d.ts' */
/** @typedef {{state: Omit<State, 'told'> | null, told: Told[]}} Shown a table and what was told of it */
/** @typedef {{before: Shown, after: Shown, fresh: Told[]}} Scene what one message changed */
/** @typedef {{later: (act: () => void, ms: number) => () => void}} Clock calls back, unless the answer is called first */
/**
 * @typedef {object} Moment one event; or none, then the table is just shown as it is afterwards
 * @property {Told | null} move
 * @property {Sentence | null} event
 * @property {Shown} after
 * @property {Told[]} told what is told as soon as it is on stage
 * @property {boolean} last of its scene
 */
/**
 * @typedef {object} OnStage
 * @property {number} id counts them
 * @property {Sentence} event
 * @property {Told} move
 * @property {boolean} own our own move: it lies there already
 * @property {number} lands ms until moving pieces have arrived
 */
/**
 * @typedef {object} How what a game says of its events; see board.md
 * @property {(event: Sentence, view: any, after: any) => any} [stage] the view once this has happened, between the two
 * @property {(event: Sentence) => boolean} [travels] whether something flies
 * @property {(event: Sentence) => boolean} [isLong] whether it takes longer to read: a card, a roll
 * @property {(move: Told) => boolean} [isOwn] whether it is our own move
 */

const STAYS = 700; // ms on stage
const STAYS_LONG = 1200;
const TRAVELS = 0.55; // the part of it after which flying pieces have landed
const SETTLES = 0.7; // the part of it after which a decision is possible
/** How long everything takes, relative to the usual. */
export const SPEEDS = { calm: 1.7, usual: 1, quick: 0.45, once: 0 };
export const HURRIES = 8; // waiting moves from which on everything is shortened
export const GIVES_UP = 24; // waiting moves from which on the present table is shown at once

/** A table on which nothing can be decided yet, while this seat acts. */
const idle = (state, actor) => state && { ...state, actor, ask: null, legal: [], undo: false, over: false, result: null };

/**
 * The events of a scene in their order.
 * @param {Scene} scene
 * @returns {Moment[]}
 */
export function momentsOf({ before, after, fresh }) {
  /** @type {Moment[]} */
  const moments = [];
  let told = before.told;
  for (const move of fresh) {
    for (const [nth, event] of move.events.entries())
      moments.push({ move, event, after, told: [...told, { ...move, events: move.events.slice(0, nth + 1) }], last: false });
    told = [...told, move];
  }
  if (!moments.length) return [{ move: null, event: null, after, told: after.told, last: true }];
  Object.assign(moments[moments.length - 1], { last: true, told: after.told });
  return moments;
}

/** How many different moves wait. */
const movesIn = (moments) => new Set(moments.map(({ move }) => move)).size;

export class Director {
  /**
   * @param {Clock} clock
   * @param {(shown: Shown, onStage: OnStage | null, busy: boolean) => void} draw `busy`: there is more to come, nothing can be decided
   */
  constructor(clock, draw) {
    this.clock = clock;
    this.draw = draw;
    /** @type {keyof typeof SPEEDS} */
    this.speed = 'usual';
    this.still = false; // no animation: words only, at the same pace
    /** @type {How} */
    this.how = {};
    /** @type {Shown} */
    this.truth = { state: null, told: [] };
    this.shown = this.truth;
    /** @type {Moment[]} */
    this.waiting = [];
    /** @type {Moment | null} */
    this.moment = null;
    /** @type {OnStage | null} */
    this.onStage = null;
    this.settled = true; // nothing is left to be shown before a decision
    this.count = 0;
    this.cancel = () => {};
  }

  get busy() {
    return !this.settled || this.waiting.length > 0;
  }

  /**
   * Something happened live: queue its events.
   * @param {Scene} scene
   */
  add(scene) {
    this.truth = scene.after;
    if (!SPEEDS[this.speed] || !scene.before.state) return this.skip();
    const fresh = momentsOf(scene);
    if (!this.moment && !this.waiting.length && !fresh[0].event) return this.skip(); // nothing to tell
    this.waiting.push(...fresh);
    if (movesIn(this.waiting) > GIVES_UP) return this.skip();
    if (!this.moment) this.begin();
    return undefined;
  }

  /**
   * Show these scenes again, then the present table.
   * @param {Scene[]} scenes
   */
  again(scenes) {
    this.halt();
    this.shown = scenes[0].before;
    this.waiting = scenes.flatMap(momentsOf);
    this.begin();
  }

  /** The table has changed altogether: show it without telling how. @param {Shown} truth */
  cut(truth) {
    this.truth = truth;
    this.skip();
  }

  /** Show the present table at once. */
  skip() {
    this.halt();
    this.shown = this.truth;
    this.show();
  }

  halt() {
    this.cancel();
    this.waiting = [];
    this.moment = null;
    this.onStage = null;
    this.settled = true;
  }

  show() {
    this.draw(this.shown, this.onStage, this.busy);
  }

  /** Ms that an event takes; less if many moves wait. */
  lasts(event) {
    const hurry = movesIn(this.waiting) > HURRIES ? 0.5 : 1;
    return (this.how.isLong?.(event) ? STAYS_LONG : STAYS) * (SPEEDS[this.speed] || 1) * hurry;
  }

  begin() {
    const moment = this.waiting.shift() ?? null;
    this.moment = moment;
    if (!moment) {
      this.onStage = null;
      return this.show();
    }
    if (!moment.event || !moment.move) {
      this.shown = moment.after;
      this.settled = true;
      return this.begin();
    }
    const { move, event } = moment;
    const stays = this.lasts(event);
    const own = move.events[0] === event && Boolean(this.how.isOwn?.(move));
    const lands = own || this.still || !this.how.travels?.(event) ? 0 : stays * TRAVELS;
    this.count += 1;
    this.onStage = { id: this.count, event, move, own, lands };
    this.settled = false;
    this.shown = { state: idle(this.shown.state, move.seat), told: moment.told };
    if (lands) {
      this.show();
      this.next(() => this.land(own ? 0 : stays * SETTLES - lands, stays - lands), lands);
    } else this.land(own ? 0 : stays * SETTLES, stays);
    return undefined;
  }

  /** Moving pieces have arrived. @param {number} settles @param {number} stays ms from now */
  land(settles, stays) {
    const { event, after, last, move } = /** @type {Moment} */ (this.moment);
    const state = this.shown.state && last ? idle(after.state, move?.seat) : this.shown.state;
    const view = last ? after.state?.view : ((event && this.how.stage?.(event, state?.view, after.state?.view)) ?? state?.view);
    this.shown = { state: state && { ...state, view }, told: this.shown.told };
    if (!settles) return this.settle(stays);
    this.show();
    this.next(() => this.settle(stays - settles), settles);
    return undefined;
  }

  /** The event was seen: if it was the last, a decision is possible. @param {number} stays ms from now */
  settle(stays) {
    this.settled = true;
    if (!this.waiting.length) this.shown = this.truth;
    this.show();
    this.next(() => this.begin(), stays);
  }

  next(act, ms) {
    this.cancel();
    this.cancel = this.clock.later(act, ms);
  }
}

/** The clock of the browser. @type {Clock} */
export const CLOCK = {
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
