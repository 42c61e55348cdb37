// What flies over the table: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightsOf, isLong, meantBy } from '../../ithaca/web/table/flights.js';
import { newlyTold, unseen } from '../../ithaca/web/table/fold.js';

const module = {
  flights: (event, game) =>
    event.key === 'drawn'
      ? [{ art: 'card', from: 'pack', to: `seat:${event.args.seat}` }]
      : event.key === 'dealt'
        ? Array(20).fill({ art: 'card', from: 'pack', to: `seat:${game.me}` })
        : [],
  sounds: { drawn: 'card', rolled: 'dice', sailed: 'step' },
  meant: ({ move }) => [{ art: move, from: 'hand:me', to: 'pack' }],
};
const event = (key, args = {}) => ({ key, args });
const told = [
  { seq: 4, seat: 0, events: [event('did-draw'), event('drawn', { seat: 2 })] },
  { seq: 5, seat: 1, events: [event('sailed')] },
];

test('an event lets fly what its game says, and nothing in a game that says nothing', () => {
  assert.deepEqual(
    flightsOf(event('drawn', { seat: 2 }), module, { me: 0 }).map((one) => one.to),
    ['seat:2'],
  );
  assert.deepEqual(flightsOf(event('drawn', { seat: 2 }), {}, { me: 0 }), []);
});

test('a big deal does not fill the sky', () => {
  assert.equal(flightsOf(event('dealt'), module, { me: 0 }).length, 8);
});

test('a card and a roll take longer to read', () => {
  assert.deepEqual(
    ['drawn', 'rolled', 'sailed', 'said'].map((key) => isLong(event(key), module)),
    [true, true, false, false],
  );
});

test('what was chosen lies where its game says', () => {
  assert.deepEqual(
    meantBy([{ move: 'a' }, { move: 'b' }], module, {}).map(({ art }) => art),
    ['a', 'b'],
  );
  assert.deepEqual(meantBy([{ move: 'a' }], {}, {}), []);
});

test('only what is new moves: not what one heard before, and nothing when a move is taken back', () => {
  assert.deepEqual(
    newlyTold([{ seq: 4 }], { told }).map((move) => move.seq),
    [5],
  );
  assert.deepEqual(
    newlyTold([], { told }).map((move) => move.seq),
    [4, 5],
  );
  assert.deepEqual(newlyTold([], { told, back: 4 }), []);
  assert.deepEqual(newlyTold([{ seq: 9 }], { seq: 10 }), []);
});

test('what one has missed is what others did since one looked, and nothing for who was never here', () => {
  assert.deepEqual(
    unseen(told, 3, 0).map((move) => move.seq),
    [5],
  );
  assert.deepEqual(unseen(told, 5, 0), []);
  assert.deepEqual(unseen(told, undefined, 0), []);
});
