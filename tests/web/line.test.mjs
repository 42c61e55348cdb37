// The line to the server: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delay, Line, next, PING_EVERY, PONG_WITHIN, START, TABLE } from '../../ithaca/web/line.js';

const EVENTS = ['open', 'leave', 'opened', 'lost', 'silent', 'timer', 'now', 'offline', 'online', 'woke', 'refused', 'moved'];
const after = (...events) => events.reduce(next, START);

test('every step of the table leads to a state of the table, by a known event', () => {
  for (const steps of Object.values(TABLE)) {
    for (const [event, to] of Object.entries(steps)) {
      assert.ok(EVENTS.includes(event), event);
      assert.ok(to === undefined || to in TABLE, to);
    }
  }
});

test('from every state but idle and closed the page can come to live again without help', () => {
  for (const name of ['connecting', 'live', 'waiting', 'offline']) {
    const seen = new Set();
    const reach = (state) => {
      if (seen.has(state)) return;
      seen.add(state);
      for (const event of ['opened', 'lost', 'timer', 'online']) reach(next({ name: state, tries: 0 }, event).name);
    };
    reach(name);
    assert.ok(seen.has('live'), name);
  }
});

test('a cut line waits, then connects again', () => {
  assert.deepEqual(after('open', 'opened', 'lost'), { name: 'waiting', tries: 1 });
  assert.deepEqual(after('open', 'opened', 'lost', 'timer'), { name: 'connecting', tries: 1 });
});

test('failures in a row make the waits longer; a success forgets them', () => {
  assert.equal(after('open', 'lost', 'timer', 'lost', 'timer', 'lost').tries, 3);
  assert.equal(after('open', 'lost', 'timer', 'lost', 'timer', 'opened').tries, 0);
  assert.equal(delay(1, 1), 500);
  assert.equal(delay(3, 1), 2000);
  assert.equal(delay(40, 1), 30_000);
  assert.equal(delay(1, 0), 250, 'jitter takes up to half');
});

test('looking at the page, the network coming back and “try now” end a wait at once', () => {
  for (const event of ['woke', 'online', 'now']) {
    assert.equal(after('open', 'opened', 'lost', event).name, 'connecting', event);
    assert.equal(after('open', 'opened', 'offline', event).name, 'connecting', event);
  }
});

test('offline is not a failure that is counted', () => {
  assert.deepEqual(after('open', 'opened', 'offline'), { name: 'offline', tries: 0 });
  assert.equal(after('open', 'opened', 'offline', 'timer').name, 'offline');
});

test('refused is for good: neither timers nor waking try again, only a person does', () => {
  const closed = after('open', 'opened', 'refused');
  for (const event of ['lost', 'timer', 'woke', 'online', 'offline', 'opened']) assert.equal(next(closed, event), closed);
  assert.equal(next(closed, 'now').name, 'connecting');
});

test('events that mean nothing leave the very same state', () => {
  const live = after('open', 'opened');
  for (const event of ['timer', 'now', 'online', 'opened', 'nonsense']) assert.equal(next(live, event), live);
  assert.equal(next(START, 'lost'), START);
});

// The driver, with a socket of straw and a clock that the test turns.

class Straw {
  static OPEN = 1;
  static all = [];
  constructor(url) {
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    Straw.all.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opened() {
    this.readyState = 1;
    this.onopen({});
  }
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function lineOf(t) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
  Straw.all = [];
  Object.assign(globalThis, {
    WebSocket: Straw,
    document: { hidden: false },
    addEventListener() {},
    removeEventListener() {},
  });
  const heard = [];
  let since = 0;
  const line = new Line(() => `ws://x/?since=${since++}`, { heard: (m) => heard.push(m), changed() {} });
  line.open();
  const tick = (ms) => {
    for (let gone = 0; gone < ms; gone += 250) t.mock.timers.tick(250); // one leap would look like sleep
  };
  return { line, heard, tick };
}

test('a line without a pong for ten seconds is cut and dialled again, with a new since', (t) => {
  const { line, tick } = lineOf(t);
  Straw.all[0].opened();
  assert.equal(line.state.name, 'live');
  tick(PING_EVERY);
  assert.deepEqual(Straw.all[0].sent, [{ type: 'ping' }]);
  tick(PONG_WITHIN);
  assert.equal(line.state.name, 'waiting');
  assert.equal(Straw.all[0].readyState, 3);
  tick(500);
  assert.equal(Straw.all[1].url, 'ws://x/?since=1');
  line.leave();
});

test('a pong keeps the line, and is nobody else’s business', (t) => {
  const { line, heard, tick } = lineOf(t);
  Straw.all[0].opened();
  tick(PING_EVERY);
  Straw.all[0].says({ type: 'pong' });
  tick(PONG_WITHIN);
  assert.equal(line.state.name, 'live');
  assert.deepEqual(heard, []);
  line.leave();
});

test('a server that is restarted is left at once for another, but for one that cannot be reached we wait', (t) => {
  const { line } = lineOf(t);
  Straw.all[0].opened();
  Straw.all[0].onclose({ code: 1012 });
  assert.equal(line.state.name, 'connecting');
  assert.equal(Straw.all[1].url, 'ws://x/?since=1');
  Straw.all[1].onclose({ code: 1012 });
  assert.equal(line.state.name, 'waiting');
  line.leave();
});

test('a refusal that will pass is waited for like a cut', (t) => {
  const { line } = lineOf(t);
  Straw.all[0].opened();
  Straw.all[0].says({ type: 'closed', code: 'bus-away', text: '' });
  assert.equal(line.state.name, 'live');
  Straw.all[0].onclose({ code: 4001 });
  assert.equal(line.state.name, 'waiting');
  line.leave();
});

test('what an old socket says or suffers no longer counts', (t) => {
  const { line, heard, tick } = lineOf(t);
  const [old] = Straw.all;
  old.opened();
  line.happen('silent');
  tick(500);
  Straw.all[1].opened();
  old.onclose({});
  old.says({ type: 'note' });
  assert.equal(line.state.name, 'live');
  assert.deepEqual(heard, []);
  line.leave();
});

test('closed by the server: the reason is heard and nobody dials again', (t) => {
  const { line, heard, tick } = lineOf(t);
  Straw.all[0].opened();
  Straw.all[0].says({ type: 'closed', code: 'removed', text: 'Sent away.' });
  assert.equal(line.state.name, 'closed');
  assert.equal(heard[0].code, 'removed');
  tick(600_000);
  assert.equal(Straw.all.length, 1);
  line.leave();
});

test('sending while cut says so instead of throwing', (t) => {
  const { line } = lineOf(t);
  assert.equal(line.send({ type: 'move' }), false);
  line.leave();
  assert.equal(line.state.name, 'idle');
});

test('dialling anew leaves no old socket behind', (t) => {
  const { line } = lineOf(t);
  Straw.all[0].opened();
  line.redial();
  assert.equal(Straw.all[0].readyState, 3);
  assert.equal(line.state.name, 'connecting');
  assert.equal(Straw.all.length, 2);
  line.leave();
});
