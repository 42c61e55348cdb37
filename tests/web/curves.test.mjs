// Curves over the moves of a game: what needs no browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percent, ticks } from '../../ithaca/web/art/curves.js';

test('move numbers along the edge are round, and never too many', () => {
  for (const last of [1, 7, 40, 149, 291, 2065]) {
    for (const width of [300, 700, 1600]) {
      const found = ticks(last, width);
      assert.equal(found[0], 0);
      assert.ok(found.at(-1) <= last && found.length <= 10, `${last} at ${width}: ${found}`);
      assert.ok(found.every((move) => Number.isInteger(move)));
    }
  }
});

test('a chance is told in whole percent', () => {
  assert.equal(percent(0.256), '26\u00a0%');
});
