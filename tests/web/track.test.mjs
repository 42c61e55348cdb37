// The ways of a track on the chart: node --test tests/web
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointsAlong, stepsTo, trackOf, wayBetween } from '../../ithaca/games/odyssey/web/track.js';

const space = (slug, x, to, more = {}) => ({ slug, x, y: 38, to, ...more });
const board = {
  start: 'troy',
  home: 'ithaca',
  hades: 'hades',
  space: [
    space('troy', 26, undefined, { routes: { north: 'n1', south: 's1' } }),
    space('n1', 25, 'c1'),
    space('s1', 24, 's2'),
    space('s2', 23, 'c1'),
    space('c1', 22, 'c2'),
    space('c2', 21, 'ithaca'),
    space('ithaca', 20),
    space('hades', 10, 'h1'),
    space('h1', 11, 'c2'),
  ],
};
const track = trackOf(board);

test('each leg knows on which part of the track it lies', () => {
  const parts = Object.fromEntries(track.legs.map((leg) => [`${leg.from} ${leg.to}`, leg.part]));
  assert.deepEqual(parts, {
    'troy n1': 'north',
    'troy s1': 'south',
    'n1 c1': 'north',
    's1 s2': 'south',
    's2 c1': 'south',
    'c1 c2': 'main',
    'c2 ithaca': 'main',
    'hades h1': 'aside',
    'h1 c2': 'aside',
  });
});

test('a ship sails from space to space, never backwards', () => {
  assert.deepEqual(wayBetween(track, 'troy', 'c2'), ['troy', 'n1', 'c1', 'c2']);
  assert.deepEqual(wayBetween(track, 's1', 'c1'), ['s1', 's2', 'c1']);
  assert.deepEqual(wayBetween(track, 'c1', 'c1'), ['c1']);
  assert.equal(wayBetween(track, 'c1', 'troy'), null);
});

test('how far it is to Ithaca: by the shorter way', () => {
  const left = stepsTo(track, 'ithaca');
  assert.deepEqual(
    ['ithaca', 'c2', 'troy', 'hades'].map((slug) => left.get(slug)),
    [0, 1, 4, 3],
  );
});

test('the way of a ship passes through every space and ends on the last', () => {
  const way = wayBetween(track, 'troy', 'c2');
  const points = pointsAlong(track, way).map((point) => point.map(Math.round).join());
  for (const slug of way.slice(1)) assert.ok(points.includes(track.spot.get(slug).map(Math.round).join()), slug);
  assert.equal(points.at(-1), track.spot.get('c2').map(Math.round).join());
});
