// The line to the server: what it does when it is cut, as one table.
//
// `next` is pure and knows neither sockets nor clocks; `Line` does what it says. The states:
//
//   idle        not wanted
//   connecting  a socket is being opened
//   live        messages come and go
//   waiting     cut; we try again after a while, longer each time, at once if asked
//   offline     the browser says that there is no network; it will say when there is
//   closed      the server refused us for good: trying again would not help
//
// and what may happen:
//
//   open, leave      the page wants the line, or no longer
//   opened, lost     the socket is open; it is shut, or could not be opened
//   moved            the server is restarting, and another one has taken over already
//   silent           nothing was heard for too long: the socket is dead, whatever its state says
//   timer, now       the wait is over; the user pressed “try now”
//   offline, online  as the browser says
//   woke             the page is visible again, perhaps after an hour of sleep
//   refused          the server closed for good

const COMMON = { leave: 'idle', refused: 'closed', offline: 'offline' };

export const TABLE = {
  idle: { open: 'connecting' },
  connecting: { ...COMMON, opened: 'live', lost: 'waiting', silent: 'waiting' },
  live: { ...COMMON, lost: 'waiting', silent: 'waiting', moved: 'connecting' },
  waiting: { ...COMMON, timer: 'connecting', now: 'connecting', online: 'connecting', woke: 'connecting' },
  // Browsers are sometimes wrong about being offline, so returning to the page and pressing count too.
  offline: { ...COMMON, online: 'connecting', now: 'connecting', woke: 'connecting', offline: undefined },
  closed: { leave: 'idle', open: 'connecting', now: 'connecting' },
};

/** @typedef {{name: keyof typeof TABLE, tries: number}} LineState */

/** @type {LineState} */
export const START = { name: 'idle', tries: 0 };

/**
 * The next state after this event; events that mean nothing in a state leave it as it is.
 * `tries` counts failures in a row: it makes the waits longer.
 * @param {LineState} state
 * @param {string} event
 * @returns {LineState}
 */
export function next(state, event) {
  const name = TABLE[state.name][event];
  if (!name) return state;
  let { tries } = state;
  if (event === 'opened' || event === 'now' || event === 'online' || name === 'idle') tries = 0;
  else if (name === 'waiting') tries += 1;
  return { name, tries };
}

/** How long to wait, in ms: half a second, doubled each time, half a minute at most, with jitter. */
export function delay(tries, random = Math.random()) {
  return Math.min(30_000, 500 * 2 ** Math.max(0, tries - 1)) * (0.5 + random / 2);
}

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;
const OPEN_WITHIN = 15_000;
const RESTARTED = 1012; // a socket that was closed for this finds another server at once
const PASSING = ['too-fast', 'bus-away', 'server-leaves']; // refusals that are not for good
const ASLEEP = 5_000; // ms: if the clock jumps by this much, the machine was asleep

/** A WebSocket that reconnects. */
export class Line {
  /**
   * @param {() => string} address where to connect; asked again each time, for `since`
   * @param {{heard: (message: any) => void, changed: (state: LineState) => void}} to
   */
  constructor(address, to) {
    this.address = address;
    this.to = to;
    this.state = START;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Record<string, ReturnType<typeof setTimeout>>} */
    this.timers = {};
    this.watch = {
      online: () => this.happen('online'),
      offline: () => this.happen('offline'),
      visibilitychange: () => !document.hidden && this.wake(),
      pageshow: (event) => event.persisted && this.wake(),
    };
  }

  open() {
    for (const [name, act] of Object.entries(this.watch)) addEventListener(name, act, true);
    // A sleeping machine stops our timers silently; only the clock shows it.
    let then = Date.now();
    this.timers.sleep = setInterval(() => {
      const slept = Date.now() - then > ASLEEP + 2000;
      then = Date.now();
      if (slept) this.wake();
    }, 2000);
    this.happen('open');
  }

  leave() {
    for (const [name, act] of Object.entries(this.watch)) removeEventListener(name, act, true);
    clearInterval(this.timers.sleep);
    this.happen('leave');
  }

  /** Send if the line is live; returns whether it was. */
  send(message) {
    if (this.state.name !== 'live' || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect again although nothing is wrong: we are another person now. */
  redial() {
    if (this.state.name === 'idle') return;
    this.happen('lost');
    this.happen('now');
  }

  /** The page is visible again: check that a live line still is. */
  wake() {
    if (this.state.name === 'live') this.ping();
    else this.happen('woke');
  }

  happen(event) {
    const before = this.state;
    this.state = next(before, event);
    if (this.state === before) return;
    if (before.name !== this.state.name) this.enter(this.state.name);
    this.to.changed(this.state);
  }

  enter(name) {
    for (const timer of ['retry', 'ping', 'pong']) clearTimeout(this.timers[timer]);
    this.asked = false;
    if (name !== 'live') this.drop();
    if (name === 'connecting') this.dial();
    if (name === 'live') this.timers.ping = setTimeout(() => this.ping(), PING_EVERY);
    if (name === 'waiting') this.timers.retry = setTimeout(() => this.happen('timer'), delay(this.state.tries));
  }

  dial() {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    const mine = (act) => (event) => this.socket === socket && act(event); // events of an old socket are ignored
    socket.onopen = mine(() => this.happen('opened'));
    socket.onclose = mine((event) => this.happen(event.code === RESTARTED && this.state.name === 'live' ? 'moved' : 'lost'));
    socket.onmessage = mine((event) => this.hear(JSON.parse(event.data)));
    this.timers.pong = setTimeout(() => this.happen('silent'), OPEN_WITHIN);
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  ping() {
    clearTimeout(this.timers.ping);
    this.send({ type: 'ping' });
    if (this.asked) return; // asking again must not extend the wait
    this.asked = true;
    this.timers.pong = setTimeout(() => this.happen('silent'), PONG_WITHIN);
  }

  hear(message) {
    // Any message shows that the line is alive.
    this.asked = false;
    clearTimeout(this.timers.pong);
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING_EVERY);
    // A passing refusal is not for good: the socket closes, and we wait as after any cut.
    if (message.type === 'closed' && !PASSING.includes(message.code)) this.happen('refused');
    if (message.type !== 'pong') this.to.heard(message);
  }
}

export const wsAddress = (path) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
