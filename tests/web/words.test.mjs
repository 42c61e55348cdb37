// The words of the browser: complete in three languages, and all that the code asks for is there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FluentResource } from '../../ithaca/web/vendor/fluent.js';
import { Words, listed, typeset } from '../../ithaca/web/words.js';

const ROOT = new URL('../../ithaca', import.meta.url).pathname;
const LANGS = ['en', 'fr', 'de'];
const GAMES = ['ulysses', 'odysseus', 'odyssey'];
const source = (lang, part = '') => readFileSync(join(ROOT, part ? `games/${part}/text` : 'web/text', `${lang}.ftl`), 'utf-8');
// The words of the browser: those of every page, then those of one page, and those that a game brings.
const folders = (path) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}`);
const PARTS = ['web/text', ...folders('web/text'), ...GAMES.flatMap((game) => folders(`games/${game}/web/words`))];
const ours = (lang, part) => readFileSync(join(ROOT, part, `${lang}.ftl`), 'utf-8');
const allOurs = () => PARTS.flatMap((part) => keys(ours('en', part)));
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
  for (const part of PARTS) {
    const [en, ...others] = LANGS.map((lang) => new FluentResource(ours(lang, part)).body);
    for (const other of others) {
      assert.deepEqual(
        other.map((message) => message.id),
        en.map((message) => message.id),
      );
      other.forEach((message, i) => assert.deepEqual([...variables(message.value)].sort(), [...variables(en[i].value)].sort(), message.id));
    }
  }
});

test('no message is there twice, and none hides one of a game', () => {
  const written = allOurs();
  assert.deepEqual(
    written.filter((key, i) => written.indexOf(key) < i),
    [],
  );
  for (const game of GAMES)
    assert.deepEqual(
      keys(source('en', game)).filter((key) => written.includes(key)),
      [],
    );
});

test('every key that the code names is written', () => {
  const written = new Set(allOurs());
  const code = [...scripts(join(ROOT, 'web')), ...GAMES.flatMap((game) => scripts(join(ROOT, 'games', game, 'web')))].join('\n');
  const named = [...code.matchAll(/\bsay\('([a-z-]+)'/g), ...code.matchAll(/'(nav-[a-z]+|phrase-[a-z-]+)'/g)].map((found) => found[1]);
  assert.ok(named.length > 150);
  assert.deepEqual(
    [...new Set(named)].filter((key) => !written.has(key)),
    [],
  );
});

test('no message is written that nobody says', () => {
  const code = [...scripts(join(ROOT, 'web')), ...GAMES.flatMap((game) => scripts(join(ROOT, 'games', game, 'web')))].join('\n');
  const families =
    /^(bot|brief|game|lead|weight|first|aim|theme|help|speed|state|kind|clock-by|privacy|note|o-power|problem|line|book|box|plate|lesson|host|order|review-suspicion-how)-/; // made from a part and a name
  assert.deepEqual(
    allOurs().filter((key) => !code.includes(`'${key}'`) && !families.test(key)),
    [],
  );
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

test('French spaces do not break, others do', () => {
  const [narrow, wide] = ['\u202f', '\u00a0'];
  assert.equal(typeset('fr', 'Quoi ? Ceci : « oui » ; à 12:30 !'), `Quoi${narrow}? Ceci${wide}: «${wide}oui${wide}»${narrow}; à 12:30${narrow}!`);
  assert.equal(typeset('de', 'Was : das'), 'Was : das');
  assert.equal(new Words('fr', ['ask = Que fais-tu ?']).say('ask'), `Que fais-tu${narrow}?`);
});

test('no sentence carries invisible marks', () => {
  for (const lang of LANGS) {
    const words = new Words(lang, [source(lang)]);
    const text = words.say('before-what', { game: 'Ulysses', players: 4 });
    assert.ok(!/[\u2066-\u2069]/.test(text), text);
  }
});
