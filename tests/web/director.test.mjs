// What is on stage, driven by a clock of its own: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Director, GIVES_UP, HURRIES, momentsOf } from '../../ithaca/web/table/director.js';

/** A clock that stands still until it is told otherwise. */
function aClock() {
  let now = 0;
  let waiting = [];
  const later = (act, ms) => {
    const alarm = { at: now + ms, act };
    waiting.push(alarm);
    return () => {
      waiting = waiting.filter((each) => each !== alarm);
    };
  };
  const pass = (ms) => {
    const until = now + ms;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      waiting = waiting.filter((each) => each !== next);
      now = next.at;
      next.act();
    }
    now = until;
  };
  return { later, pass, now: () => now, idle: () => waiting.length === 0 };
}

const event = (key, args = {}) => ({ key, args });
const move = (seq, seat, ...events) => ({ seq, seat, move: 'm', clause: '', by: '', at: 0, events });
const state = (seq, view, more = {}) => ({ seq, view, actor: 0, ask: null, legal: [], over: false, ...more });

/** A director, what it draws, and when. */
function aStage(how = {}) {
  const clock = aClock();
  const drawn = [];
  const director = new Director(clock, (shown, onStage, busy) => drawn.push({ at: clock.now(), shown, onStage, busy }));
  director.how = how;
  const begin = { state: state(0, { ship: 'troy' }), told: [] };
  director.cut(begin);
  let last = begin;
  const play = (told, view, more) => {
    const after = { state: state(told.seq, view, more), told: [...last.told, told] };
    director.add({ before: last, after, fresh: [told] });
    last = after;
    return after;
  };
  const now = () => drawn.at(-1);
  /** When each event came on stage. */
  const begins = () => {
    const found = new Map();
    for (const { at, onStage } of drawn) if (onStage && !found.has(onStage.id)) found.set(onStage.id, [onStage.event.key, at]);
    return [...found.values()];
  };
  return { clock, director, play, now, drawn, begins };
}

const VOYAGE = move(1, 2, event('did-pass'), event('leg', { island: 'crete' }), event('leg', { island: 'delos' }), event('scored'));
const sails = (told, view) => (told.key === 'leg' ? { ...view, ship: told.args.island } : view);

test('each event is on stage for 0.7 s at least, a card or a roll 1.2 s', () => {
  const { clock, play, begins } = aStage({ isLong: ({ key }) => key === 'card' });
  play(move(1, 1, event('did-pass'), event('card'), event('then')), {});
  play(move(2, 2, event('did-pass')), {});
  clock.pass(10_000);
  assert.deepEqual(begins(), [
    ['did-pass', 0],
    ['card', 700],
    ['then', 1900],
    ['did-pass', 2600],
  ]);
});

test('nothing is told before it is on stage: neither by the log nor by the table', () => {
  const { clock, play, now } = aStage({ stage: sails });
  const after = play(VOYAGE, { ship: 'delos', points: 3 }, { legal: [{ move: 'x' }], result: { winners: [0] }, over: true });
  const seen = [];
  for (let step = 0; step < 4; step += 1) {
    const { shown, busy } = now();
    seen.push([shown.told.at(-1).events.length, shown.state.view.ship, shown.state.view.points, shown.state.legal.length, shown.state.over, busy]);
    clock.pass(700);
  }
  assert.deepEqual(seen, [
    [1, 'troy', undefined, 0, false, true],
    [2, 'crete', undefined, 0, false, true],
    [3, 'delos', undefined, 0, false, true],
    [4, 'delos', 3, 0, false, true],
  ]);
  assert.deepEqual(now().shown, after);
  assert.equal(now().busy, false);
});

test('whoever acts is the one who is lit', () => {
  const { clock, play, now } = aStage();
  play(move(1, 2, event('did-pass')), {}, { actor: 3 });
  assert.equal(now().shown.state.actor, 2);
  clock.pass(700);
  assert.equal(now().shown.state.actor, 3);
});

test('what travels changes the table when it has landed, and where nothing moves at once', () => {
  const travels = () => true;
  const moving = aStage({ travels });
  moving.play(move(1, 1, event('did-lay')), { ship: 'x' });
  assert.equal(moving.now().shown.state.view.ship, 'troy');
  moving.clock.pass(moving.now().onStage.lands);
  assert.equal(moving.now().shown.state.view.ship, 'x');
  const still = aStage({ travels });
  still.director.still = true;
  still.play(move(1, 1, event('did-lay'), event('then')), { ship: 'x' });
  still.clock.pass(5000);
  moving.play(move(2, 1, event('then')), { ship: 'x' });
  moving.clock.pass(5000);
  assert.deepEqual(still.begins(), moving.begins()); // told in words, at the same pace
});

test('one decides as soon as the last event was seen, and what one did oneself is there at once', () => {
  const { clock, play, now } = aStage({ isOwn: ({ seat }) => seat === 0 });
  play(move(1, 0, event('did-lay')), { ship: 'x' }, { legal: [{ move: 'y' }] });
  assert.equal(now().busy, false);
  assert.equal(now().shown.state.legal.length, 1);
  assert.equal(now().onStage.event.key, 'did-lay'); // though it is still told
  play(move(2, 1, event('did-pass')), { ship: 'x' }, { legal: [{ move: 'z' }] });
  clock.pass(699);
  assert.equal(now().onStage.move.seq, 1);
  clock.pass(1);
  assert.deepEqual([now().onStage.move.seq, now().busy, now().shown.state.legal.length], [2, true, 0]);
  clock.pass(699);
  assert.deepEqual([now().busy, now().shown.state.legal.length], [false, 1]);
});

test('skipping lands on the true state', () => {
  const { clock, director, play, now } = aStage({ stage: sails });
  play(VOYAGE, { ship: 'delos' });
  const after = play(move(2, 0, event('did-lay')), { ship: 'delos', laid: 1 }, { legal: [{ move: 'x' }] });
  clock.pass(100);
  director.skip();
  assert.deepEqual(now().shown, after);
  assert.deepEqual([now().onStage, now().busy], [null, false]);
  assert.ok(clock.idle());
});

test('at once is at once', () => {
  const { clock, director, play, now } = aStage();
  director.speed = 'once';
  const after = play(VOYAGE, { ship: 'delos' });
  assert.deepEqual([now().shown, now().busy, clock.idle()], [after, false, true]);
});

test('calm takes longer than usual, quick is shorter', () => {
  const second = (speed) => {
    const { clock, director, play, begins } = aStage();
    director.speed = speed;
    play(move(1, 1, event('a'), event('b')), {});
    clock.pass(5000);
    return begins()[1][1];
  };
  assert.ok(second('calm') > second('usual') && second('usual') > second('quick'));
});

test('who is behind sees it shorter, and who is far behind how things stand', () => {
  const { clock, play, begins, now } = aStage();
  for (let seq = 1; seq <= HURRIES + 3; seq += 1) play(move(seq, 1, event(`e${seq}`)), {});
  clock.pass(60_000);
  const gaps = begins().map(([, at], i, all) => (all[i + 1]?.[1] ?? at) - at);
  assert.ok(gaps[1] < 700 && gaps.at(-2) === 700);
  let after;
  for (let seq = 100; seq <= 100 + GIVES_UP + 2; seq += 1) after = play(move(seq, 1, event('e')), { seq });
  assert.ok(now().shown.state.view.seq >= 100 + GIVES_UP);
  clock.pass(60_000);
  assert.deepEqual(now().shown, after);
});

test('a table that changes without an event waits for those before it', () => {
  const { clock, director, play, now } = aStage();
  const first = play(move(1, 1, event('did-pass')), { ship: 'x' });
  const ended = { state: { ...first.state, over: true }, told: first.told };
  director.add({ before: first, after: ended, fresh: [] });
  assert.equal(now().shown.state.over, false);
  clock.pass(700);
  assert.deepEqual([now().shown, now().busy], [ended, false]);
});

test('what was seen can be shown again, and ends where things stand', () => {
  const { clock, director, now } = aStage({ stage: sails });
  const before = { state: state(0, { ship: 'troy' }), told: [] };
  const after = { state: state(1, { ship: 'delos' }), told: [VOYAGE] };
  director.cut(after);
  director.again([{ before, after, fresh: [VOYAGE] }]);
  assert.equal(now().shown.state.view.ship, 'troy');
  clock.pass(10_000);
  assert.deepEqual([now().shown, now().busy], [after, false]);
});

test('moves that tell nothing are told with what comes after them', () => {
  const silent = move(1, 1);
  const [moment, ...more] = momentsOf({ before: { state: null, told: [] }, after: { state: null, told: [silent, VOYAGE] }, fresh: [silent, VOYAGE] });
  assert.deepEqual(
    moment.told.map(({ seq }) => seq),
    [1, 1],
  );
  assert.equal(more.length, 3);
});
