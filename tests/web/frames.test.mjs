// A replay as messages: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, newlyTold, nothing } from '../../ithaca/web/table/fold.js';
import { AT_ONCE, blank, blockOf, missing, stateAt, toldUntil, turn, withFrames } from '../../ithaca/web/table/frames.js';

/** Frames of a game of `moves`; every move tells one event, and one was taken back: the log counts one more from move 4 on. */
const frame = (seq) => ({
  seq,
  view: { ship: seq },
  actor: seq % 3,
  ask: null,
  told: seq ? [{ seq: seq + (seq > 3 ? 2 : 0), seat: 0, move: 'go', events: [{ key: 'did-go', args: { to: seq } }] }] : [],
});
const answer = (moves, from, to) => ({ moves, frames: Array.from({ length: Math.min(moves, to) - from + 1 }, (_, i) => frame(from + i)) });
const reelOf = (moves) => withFrames(blank(-1), answer(moves, 0, AT_ONCE - 1));
const hello = (reel, at) => ({
  type: 'hello',
  table: { id: 't', seats: [] },
  sight: reel.sight,
  words: {},
  state: stateAt(reel, at),
  told: toldUntil(reel, at),
  notes: [],
  board: {},
  now: 0,
});
const seqs = (told) => told.map(({ seq }) => seq);

test('a step on tells what this move told, and nothing else', () => {
  const reel = reelOf(9);
  const known = fold(nothing(), hello(reel, 4));
  const step = turn(reel, 4, 5);
  assert.deepEqual(seqs(newlyTold(known.told, step)), [5]);
  const next = fold(known, step);
  assert.equal(next.state.view.ship, 5);
  assert.deepEqual(seqs(next.told), [1, 2, 3, 4, 5]);
});

test('a step back and a leap tell no news, and what was told is what led there', () => {
  const reel = reelOf(9);
  let known = fold(nothing(), hello(reel, 4));
  for (const to of [3, 8, 0, 9]) {
    const message = turn(reel, known.state.seq, to);
    assert.ok(message.back, 'the room cuts to it');
    assert.deepEqual(newlyTold(known.told, message), []);
    known = fold(known, message);
    assert.equal(known.state.view.ship, to);
    assert.deepEqual(
      seqs(known.told),
      Array.from({ length: to }, (_, i) => i + 1),
    );
  }
});

test('nobody decides in a replay, and only its last frame is the end', () => {
  const reel = reelOf(9);
  assert.deepEqual(stateAt(reel, 8).legal, []);
  assert.equal(stateAt(reel, 8).over, false);
  assert.equal(stateAt(reel, 9).over, true);
});

test('frames come in blocks, until none is missing', () => {
  assert.deepEqual([0, 63, 64, 130].map(blockOf), [0, 0, 64, 128]);
  let reel = withFrames(blank(2), answer(130, 64, 127));
  assert.equal(missing(reel), 0);
  reel = withFrames(reel, answer(130, 0, 63));
  assert.equal(missing(reel), 128);
  reel = withFrames(reel, answer(130, 128, 191));
  assert.equal(missing(reel), null);
  assert.equal(reel.frames.size, 131);
  assert.equal(reel.sight, 2);
  assert.equal(missing(withFrames(blank(-1), answer(128, 0, 127))), 128, 'the last block may have one frame');
  assert.equal(missing(withFrames(blank(-1), answer(127, 0, 127))), null);
});

test('what is told is in order, whichever block came first', () => {
  const reel = withFrames(withFrames(blank(-1), answer(100, 64, 127)), answer(100, 0, 63));
  assert.deepEqual(
    seqs(toldUntil(reel, 70)),
    Array.from({ length: 70 }, (_, i) => i + 1),
  );
});
