// What a table knows and how actions are chosen: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grouped, hasLeft, isEcho, matching, nearly, offered, pickable, withPick } from '../../ithaca/web/table/choice.js';
import { fate, fold, nothing } from '../../ithaca/web/table/fold.js';

const word = (kind, name) => ({ kind, name });
const lay = (wind, zone) => ({
  move: `wind:${wind}:${zone}`,
  key: 'act-wind',
  args: { wind: word('wind', wind), zone: word('zone', zone) },
  group: `wind:${wind}`,
});
const LEGAL = [
  { move: 'pass', key: 'act-pass', args: {}, group: 'pass' },
  lay('3', 'g1'),
  lay('3', 'g2'),
  lay('5', 'g1'),
  { move: 'storm:g2', key: 'act-storm', args: { zone: word('zone', 'g2') }, group: 'storm' },
];
const moves = (picks) => matching(LEGAL, picks).map((action) => action.move);

test('picks narrow the actions until one is left', () => {
  const card = withPick(LEGAL, [], word('wind', '3'));
  assert.deepEqual(moves(card), ['wind:3:g1', 'wind:3:g2']);
  assert.deepEqual(moves(withPick(LEGAL, card, word('zone', 'g2'))), ['wind:3:g2']);
});

test('a second pick of a kind replaces the first', () => {
  assert.deepEqual(moves(withPick(LEGAL, [word('wind', '3')], word('wind', '5'))), ['wind:5:g1']);
});

test('a pick that fits nothing picked before stands alone', () => {
  assert.deepEqual(moves(withPick(LEGAL, [word('wind', '5')], word('zone', 'g2'))), ['wind:3:g2', 'storm:g2']);
});

test('what no action knows cannot be picked', () => {
  assert.equal(withPick(LEGAL, [], word('zone', 'r3')), null);
  assert.equal(pickable(LEGAL, [word('wind', '5')], word('zone', 'g2')), false);
  assert.equal(pickable(LEGAL, [], word('zone', 'g2')), true);
});

test('a word picked via some verbs stands for those only', () => {
  assert.deepEqual(moves([{ ...word('zone', 'g2'), via: ['storm'] }]), ['storm:g2']);
});

test('a verb is picked like a word', () => {
  assert.deepEqual(moves([word('verb', 'storm')]), ['storm:g2']);
  assert.deepEqual(moves(withPick(LEGAL, [word('verb', 'storm')], word('wind', '3'))), ['wind:3:g1', 'wind:3:g2']);
});

test('what is wholly picked can be confirmed, whatever else it might become', () => {
  const confirmed = (picks) => offered(matching(LEGAL, picks), picks).map((action) => action.move);
  assert.deepEqual(confirmed([]), []);
  assert.deepEqual(confirmed([word('wind', '3')]), []);
  assert.deepEqual(confirmed([word('wind', '3'), word('zone', 'g2')]), ['wind:3:g2']);
  assert.deepEqual(confirmed([word('zone', 'g2')]), ['storm:g2']);
  assert.deepEqual(confirmed([word('wind', '5')]), ['wind:5:g1']); // only one is left
});

test('of what is picked first, whatever lacks one more word can be offered at the piece', () => {
  const near = (picks, kinds) => nearly(matching(LEGAL, picks), picks, kinds).map(({ move }) => move);
  assert.deepEqual(near([word('zone', 'g1')], ['wind']), ['wind:3:g1', 'wind:5:g1']);
  assert.deepEqual(near([word('zone', 'g2')], ['wind']), ['wind:3:g2']); // the storm lacks nothing: it is offered as it is
  assert.deepEqual(near([word('wind', '3')], ['wind']), []); // zones glow on the board
  assert.deepEqual(near([word('wind', '5')], ['zone']), []); // only one is left: it is chosen
  assert.deepEqual(near([], ['wind']), []);
});

test('the second half of a double click is an echo; a press later or elsewhere is meant', () => {
  const press = (timeStamp, clientX = 100, clientY = 100) => ({ timeStamp, clientX, clientY });
  assert.equal(isEcho(null, press(0)), false);
  assert.equal(isEcho(press(1000), press(1399, 110)), true);
  assert.equal(isEcho(press(1000), press(1400)), false);
  assert.equal(isEcho(press(1000), press(1100, 140)), false);
});

test('who was elsewhere between two pictures and has come back means it', () => {
  const at = (timeStamp, clientX) => ({ timeStamp, clientX, clientY: 50 });
  assert.equal(hasLeft(at(1000, 100), [at(1010, 104), at(1016, 101)]), false);
  assert.equal(hasLeft(at(1000, 100), [at(1010, 300), at(1016, 101)]), true);
  assert.equal(hasLeft(at(1000, 100), [at(1500, 101)]), true);
});

test('actions of one group stay together, in the order they came', () => {
  assert.deepEqual(
    grouped(LEGAL).map(({ group, actions }) => [group, actions.length]),
    [
      ['pass', 1],
      ['wind:3', 2],
      ['wind:5', 1],
      ['storm', 1],
    ],
  );
});

const hello = (over = {}) => ({
  type: 'hello',
  table: { id: 't', seats: [], state: 'playing' },
  sight: 0,
  words: {},
  board: {},
  now: Date.now(),
  state: { seq: 2, view: { mine: 'secret' }, legal: [] },
  told: [{ seq: 1 }, { seq: 2 }],
  notes: [{ note: 1, after: 0 }],
  ...over,
});

test('a cut line goes on where it was: what was told stays, what was missed is added', () => {
  const before = fold(nothing(), hello());
  const after = fold(before, hello({ state: { seq: 4, view: {} }, told: [{ seq: 3 }, { seq: 4 }], notes: [{ note: 2, after: 3 }] }));
  assert.deepEqual(
    after.told.map((told) => told.seq),
    [1, 2, 3, 4],
  );
  assert.deepEqual(
    after.notes.map((note) => note.note),
    [1, 2],
  );
});

test('another sight keeps nothing of the one before', () => {
  const before = fold(nothing(), hello());
  const after = fold(before, hello({ sight: 1, state: { seq: 2, view: { mine: 'other' } }, told: [], notes: [] }));
  assert.ok(!JSON.stringify(after).includes('secret'));
  assert.deepEqual([after.told, after.notes], [[], []]);
});

test('moves that were taken back are forgotten', () => {
  const before = fold(nothing(), hello());
  const after = fold(before, { type: 'state', seq: 3, view: {}, back: 2, told: [] });
  assert.deepEqual(
    after.told.map((told) => told.seq),
    [1],
  );
});

test('a note twice is one note, and a chat line changes no state', () => {
  const before = fold(nothing(), hello());
  const once = fold(before, { type: 'note', note: 2, after: 2, kind: 'chat', text: 'x' });
  const twice = fold(once, { type: 'note', note: 2, after: 2, kind: 'chat', text: 'x' });
  assert.equal(twice.notes.length, 2);
  assert.equal(twice.state, before.state);
});

test('a rematch that was offered is known with the seats, and stays known', () => {
  const seats = (next) => ({ type: 'seats', seats: [], spectators: 0, state: 'over', owner: null, next });
  const before = fold(nothing(), hello());
  assert.equal(fold(before, seats(null)).table.next ?? null, null);
  const offered = fold(before, seats('again'));
  assert.equal(offered.table.next, 'again');
  assert.equal(fold(offered, seats(null)).table.next, 'again');
});

test('a move whose seq was passed is done; one that was not is sent again', () => {
  assert.equal(fate({ seq: 4 }, { seq: 5 }), 'done');
  assert.equal(fate({ seq: 4 }, { seq: 4 }), 'again');
  assert.equal(fate({ seq: 4 }, null), 'waiting');
});

test('of a row that was sent the states come one by one; after a cut the server has all of it or nothing', () => {
  const row = { seq: 4, moves: ['a', 'b', 'c'] };
  assert.deepEqual(
    [4, 5, 6, 7].map((seq) => fate(row, { seq })),
    ['again', 'waiting', 'waiting', 'done'],
  );
  assert.equal(fate(row, { seq: 4 }, true), 'again');
  assert.equal(fate(row, { seq: 7 }, true), 'done');
});
