// What flies over the table, and in which order: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_WAITING, gap, stepsOf, withSteps } from '../../ithaca/web/table/flights.js';
import { newlyTold } from '../../ithaca/web/table/fold.js';

const module = {
  flights: (event, game) =>
    event.key === 'drawn'
      ? [{ art: 'card', from: 'pack', to: `seat:${event.args.seat}` }]
      : event.key === 'dealt'
        ? Array(20).fill({ art: 'card', from: 'pack', to: `seat:${game.me}` })
        : [],
  sounds: { drawn: 'card', sailed: 'step' },
};
const event = (key, args = {}) => ({ key, args });
const told = [
  { seq: 4, events: [event('did-draw'), event('drawn', { seat: 2 })] },
  { seq: 5, events: [event('sailed')] },
];

test('each event that moves or sounds is a step, in the order in which it was told', () => {
  const steps = stepsOf(told, module, { me: 0 });
  assert.deepEqual(
    steps.map(({ flights, tone }) => [flights.map((one) => one.to), tone]),
    [
      [['seat:2'], 'card'],
      [[], 'step'],
    ],
  );
});

test('where nothing may move, only tones are left', () => {
  assert.deepEqual(stepsOf(told, module, { me: 0 }, true), [
    { flights: [], tone: 'card' },
    { flights: [], tone: 'step' },
  ]);
});

test('a game that brings neither flights nor sounds is still', () => {
  assert.deepEqual(stepsOf(told, {}, { me: 0 }), []);
});

test('a big deal does not fill the sky', () => {
  assert.equal(stepsOf([{ events: [event('dealt')] }], module, { me: 0 })[0].flights.length, 8);
});

test('steps wait for each other, and all are dropped when too many do', () => {
  const some = stepsOf(told, module, { me: 0 });
  assert.deepEqual(withSteps(some, some), [...some, ...some]);
  assert.deepEqual(withSteps(Array(MOST_WAITING).fill(some[0]), some), []);
});

test('the more wait, the sooner the next begins', () => {
  const [flies, sounds] = stepsOf(told, module, { me: 0 });
  assert.ok(gap(flies, []) > gap(flies, [flies, flies, flies]));
  assert.ok(gap(sounds, []) < gap(flies, []));
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
