// Looking for words in the rulebooks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { has, marked } from '../../ithaca/web/seek.js';

test('words are found whatever their case, accents and order', () => {
  assert.ok(has('Le débat des dieux', 'DIEUX debat'));
  assert.ok(has('anything', '  '));
  assert.ok(!has('Le débat des dieux', 'débat vent'));
});

test('what was sought is marked where it stands, and nothing of the text is lost', () => {
  const text = 'Qui mène au débat mène ; où ? À Troie.';
  const pieces = marked(text, 'mene a');
  assert.equal(pieces.map((piece) => piece.text).join(''), text);
  assert.deepEqual(
    pieces.filter((piece) => piece.hit).map((piece) => piece.text),
    ['mène', 'a', 'a', 'mène', 'À'],
  );
});

test('a letter that is two without its accent does not shift the marks', () => {
  assert.deepEqual(
    marked('Straße nach İthaka', 'ithaka')
      .filter((piece) => piece.hit)
      .map((piece) => piece.text),
    ['İthaka'],
  );
  assert.deepEqual(
    marked('Meer', '').map((piece) => piece.hit),
    [false],
  );
});
