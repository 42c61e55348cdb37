// Moves that are chosen one after another and sent as one gesture.
import assert from 'node:assert/strict';
import test from 'node:test';
import { endings, stateAfter, withMove, withPreview, wordsIn } from '../../ithaca/web/table/row.js';

const card = (name) => ({ move: `pay:${name}`, key: 'act-pay', args: { card: { kind: 'card', name } } });
const SUPPORT = { move: 'support:red', key: 'act-support', args: { side: { kind: 'side', name: 'red' } } };
const STAND = { move: 'stand', key: 'act-stand', args: {} };
const midway = (view) => view.held > 1;
const seen = (legal, view = { held: 3 }) => ({ type: 'preview', id: '', seq: 7, view, ask: null, legal });

test('a row waits for the server and cannot be ended meanwhile', () => {
  const row = withMove(null, SUPPORT, '1');
  assert.equal(row.waits, '1');
  assert.deepEqual(endings(row, [STAND]), []);
  assert.equal(stateAfter('the table', row), 'the table');
});

test('the table looks as it would after the row, and what has no words ends it', () => {
  const begun = withPreview(withMove(null, SUPPORT, '1'), seen([card('zeus')]), midway);
  const row = withPreview(withMove(begun, card('zeus'), '2'), seen([card('zeus'), STAND], { held: 2 }), midway);
  assert.deepEqual(stateAfter({ seq: 7, view: { held: 4 }, legal: [] }, row), { seq: 7, view: { held: 2 }, ask: null, legal: [card('zeus'), STAND] });
  assert.deepEqual(endings(row, row.seen.legal), [{ action: STAND, moves: ['support:red', 'pay:zeus', 'stand'] }]);
  assert.deepEqual(endings(begun, begun.seen.legal), []);
  assert.equal(row.before, begun);
});

test('a move that shows something makes the row whole; it is named by what was chosen first', () => {
  const build = { move: 'build', key: 'act-build', args: {} };
  const row = withPreview(withMove(withPreview(withMove(null, build, '1'), seen([card('temple')]), midway), card('temple'), '2'), seen([], null), midway);
  assert.ok(row.whole);
  assert.deepEqual(endings(row, []), [{ action: build, moves: ['build', 'pay:temple'] }]);
});

test('what has to follow anyway is sent with the rest as soon as it is confirmed', () => {
  const stay = { move: 'stay', key: 'act-stay', args: {} };
  const row = withPreview(withMove(null, stay, '1'), seen([card('zeus')]), midway);
  assert.deepEqual(endings(row, [card('zeus')], ['pay:zeus']), [{ action: stay, moves: ['stay', 'pay:zeus'] }]);
  assert.deepEqual(endings(row, [card('zeus')], []), []);
});

test('the words of a row come with the newest first', () => {
  const row = withMove(withMove(null, SUPPORT, '1'), card('zeus'), '2');
  assert.deepEqual(
    wordsIn(row).map(({ name }) => name),
    ['zeus', 'red'],
  );
  assert.deepEqual(wordsIn(null), []);
});
