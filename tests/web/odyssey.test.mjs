// The pictures of L'Odyssée d'Ulysse: node --test tests/web
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PICTURES } from '../../ithaca/games/odyssey/web/art.js';

const read = (path) => readFileSync(new URL(`../../ithaca/games/odyssey/${path}`, import.meta.url), 'utf-8');
const named = (table) =>
  [
    ...read('components.py')
      .match(new RegExp(`^${table} = \\(([^)]*)\\)`, 'm'))[1]
      .matchAll(/"([a-z0-9]+)"/g),
  ]
    .map((found) => found[1])
    .filter((name) => name !== 'none');
const table = read('web/client.js');

test('every card and every weapon has a picture and words of its own', () => {
  const cards = [...named('CARD_NAMES'), ...named('WEAPON_NAMES')];
  assert.equal(cards.length, 28);
  for (const card of cards) {
    assert.ok(PICTURES[card]?.length, card);
    assert.match(table, new RegExp(`^  ${card}: \\['[a-z]+', 'y-tell-[a-z0-9]+', '[a-z]+/[a-z]+'`, 'm'));
  }
});

test('the strength on a card is the one that the rules have', () => {
  const values = read('components.py')
    .match(/VALUE {2}= table\(([^)]*)\)/)[1]
    .split(',')
    .map(Number);
  const written = Object.fromEntries(
    [...table.matchAll(/^ {2}(\w+): \['[a-z]+', '[\w-]+', '[\w/]+'(?:, (\d))?\],/gm)].map(([, card, value]) => [card, Number(value ?? 0)]),
  );
  named('CARD_NAMES').forEach((card, i) => assert.equal(written[card], values[i + 1], card));
});

test('each clause that a card points at is in the rulebook', () => {
  const book = read('rulebook.toml');
  const clauses = [...table.matchAll(/'y-tell-[a-z0-9]+', '([a-z]+)\/([a-z]+)'/g)];
  assert.ok(clauses.length >= 28);
  for (const [, part, clause] of clauses) assert.ok(book.includes(`[${part}.${clause}]`), `${part}/${clause}`);
});

test('every place that is painted has its picture', () => {
  const painted = [...table.matchAll(/\['([a-z0-9]+)', -?\d+, -?\d+\]/g)].map((found) => found[1]);
  assert.ok(painted.length > 15);
  for (const name of painted) assert.ok(PICTURES[name], name);
});
