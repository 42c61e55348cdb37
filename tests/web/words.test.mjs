// The words of the browser: complete in three languages, and all that the code asks for is there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FluentResource } from '../../ithaca/web/vendor/fluent.js';
import { Words, listed } from '../../ithaca/web/words.js';

const ROOT = new URL('../../ithaca', import.meta.url).pathname;
const LANGS = ['en', 'fr', 'de'];
const GAMES = ['ulysses', 'odysseus', 'odyssey'];
const source = (lang, game = '') => readFileSync(join(ROOT, game ? `games/${game}/text` : 'web/text', `${lang}.ftl`), 'utf-8');
const keys = (text) => new FluentResource(text).body.map((message) => message.id);
const variables = (value, found = new Set()) => {
  if (value && typeof value === 'object') {
    if (value.type === 'var') found.add(value.name);
    Object.values(value).forEach((each) => variables(each, found));
  }
  return found;
};

function scripts(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js') && !entry.parentPath.includes('vendor'))
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf-8'));
}

test('the three languages have the same messages, in the same order, with the same arguments', () => {
  const [en, ...others] = LANGS.map((lang) => new FluentResource(source(lang)).body);
  for (const other of others) {
    assert.deepEqual(other.map((message) => message.id), en.map((message) => message.id));
    other.forEach((message, i) => assert.deepEqual([...variables(message.value)].sort(), [...variables(en[i].value)].sort(), message.id));
  }
});

test('no message is there twice, and none hides one of a game', () => {
  const ours = keys(source('en'));
  assert.equal(new Set(ours).size, ours.length);
  for (const game of GAMES) assert.deepEqual(keys(source('en', game)).filter((key) => ours.includes(key)), []);
});

test('every key that the code names is written', () => {
  const ours = new Set(keys(source('en')));
  const code = [...scripts(join(ROOT, 'web')), ...GAMES.map((game) => readFileSync(join(ROOT, 'games', game, 'table.js'), 'utf-8'))].join('\n');
  const named = [...code.matchAll(/\bsay\('([a-z-]+)'/g), ...code.matchAll(/'(nav-[a-z]+|phrase-[a-z-]+)'/g)].map((found) => found[1]);
  assert.ok(named.length > 150);
  assert.deepEqual([...new Set(named)].filter((key) => !ours.has(key)), []);
});

test('no message is written that nobody says', () => {
  const code = [...scripts(join(ROOT, 'web')), ...GAMES.map((game) => readFileSync(join(ROOT, 'games', game, 'table.js'), 'utf-8'))].join('\n');
  const families = /^(bot|game|lead|theme|state|kind|clock-by|privacy|note|o-power|problem|line)-/; // made from a part and a name
  assert.deepEqual(keys(source('en')).filter((key) => !code.includes(`'${key}'`) && !families.test(key)), []);
});

test('words are named by the server, else by the files; ids stand beside them', () => {
  const words = new Words('en', ['act = { $god } to { $where } ({ $god_id })\ngod-zeus = Zeus\ncard-unknown = a card'], { island: { crete: 'Crete' } });
  assert.equal(words.say('act', { god: { kind: 'god', name: 'zeus' }, where: { kind: 'island', name: 'crete' } }), 'Zeus to Crete (zeus)');
  assert.equal(words.name('card', '?'), 'a card');
  assert.equal(words.name('seat', '3'), '3');
  assert.equal(words.say('nobody-wrote-this'), 'nobody-wrote-this');
});

test('the same names side by side are counted', () => {
  assert.equal(listed(['wind 1', 'wind 1', 'wind 3', 'wind 1']), '2 × wind 1, wind 3, wind 1');
});

test('no sentence carries invisible marks', () => {
  for (const lang of LANGS) {
    const words = new Words(lang, [source(lang)]);
    const text = words.say('before-what', { game: 'Ulysses', players: 4 });
    assert.ok(!/[\u2066-\u2069]/.test(text), text);
  }
});
