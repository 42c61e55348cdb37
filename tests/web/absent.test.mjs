// Who has to decide and is away: who is missed, and when a stand-in decides.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { absentOf } from '../../ithaca/web/table/absent.js';

const table = (seat, away = 120) => ({ setup: { away }, seats: [{ seat: 0, kind: 'person', name: 'Ann', gone: null, standin: '', ...seat }] });
const state = { actor: 0, asked: 10_000 };

test('whoever is here or a bot is not missed', () => {
  assert.equal(absentOf(table({}), state, 0), null);
  assert.equal(absentOf(table({ kind: 'bot', gone: 5 }), state, 0), null);
  assert.equal(absentOf(table({ gone: 5, standin: 'away' }), state, 0), null);
  assert.equal(absentOf(table({ gone: 5 }), { actor: -1, asked: 0 }, 0), null);
});

test('a stand-in decides so long after the question or the going, whichever came later', () => {
  assert.equal(absentOf(table({ gone: 5000 }), state, 30_000).left, 100);
  assert.equal(absentOf(table({ gone: 20_000 }), state, 40_000).left, 100);
  assert.equal(absentOf(table({ gone: 0 }), state, 500_000).left, 0);
  assert.equal(absentOf(table({ gone: 0 }, 0), state, 500_000).left, null);
});

test('the host waits for a moment before asking at once', () => {
  assert.equal(absentOf(table({ gone: 5000 }), state, 29_999).patient, true);
  assert.equal(absentOf(table({ gone: 5000 }), state, 30_000).patient, false);
});
