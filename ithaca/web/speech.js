// The words in use: one language and at most one game at a time.
import { FILES } from './files.js';
import { computed, signal } from './html.js';
import { language } from './settings.js';
import { LANGUAGES, Words } from './words.js';

/** @import { Args, Names } from './table/messages.d.ts' */
/** @import { Signal } from './vendor/signals.js' */

/** @type {Map<string, Promise<string>>} */
const files = new Map(); // texts that were fetched, by path

function fetched(path) {
  let text = files.get(path);
  if (!text) {
    text = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => files.delete(path)); // the next call may try again
    files.set(path, text);
  }
  return text;
}

/** @type {Signal<{lang: string, game: string, more: string[], sources: string[]}>} */
const spoken = signal({ lang: 'en', game: '', more: [], sources: [] });
/** @type {Signal<Names>} */
const names = signal({}); // names of players and places, by language and kind, from the server

export const words = computed(() => {
  const { lang, sources } = spoken.value;
  return new Words(lang, sources, names.value[lang] ?? {});
});
export const lang = computed(() => spoken.value.lang);
/** @type {(key: string, args?: Args) => string} */
export const say = (key, args) => words.value.say(key, args);
/** @type {(key: string) => boolean} */
export const has = (key) => words.value.has(key);
/** @type {(kind: string, name: string) => string} */
export const nameOf = (kind, name) => words.value.name(kind, name);

/**
 * Speak this language, about this game: the words change when all of them are here.
 * @param {string} nextLang
 * @param {string} game
 * @param {string[]} more what else this page needs: a folder of `web/text`, or GAME/learn and GAME/rules of a game's `web/words`
 */
export async function speak(nextLang, game = spoken.peek().game, more = spoken.peek().more) {
  const parts = ['web', ...(game ? [game, `${game}/table`] : []), ...more.map((part) => (part.includes('/') ? part : `web/${part}`))];
  const sources = await Promise.all(parts.map((part) => fetched(`${FILES}words/${part}/${nextLang}.ftl`)));
  spoken.value = { lang: nextLang, game, more, sources };
  document.documentElement.lang = nextLang;
}

/** Names that are not in the files: of players and places. Sent with every hello. */
export function learnNames(byLanguage) {
  names.value = byLanguage ?? {};
}

/** The language to begin with: the one chosen here, else the person's, else the browser's, else English. */
export function firstLanguage(person) {
  const wished = [language.peek(), person, ...(navigator.languages ?? [])].map((tag) => (tag || '').slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) ?? 'en';
}

/** A text given in several languages, in ours. */
export function inOurs(text) {
  if (typeof text !== 'object' || text === null) return text ?? '';
  return text[lang.value] ?? text.en ?? '';
}

/** @type {(ms: number, style?: Intl.DateTimeFormatOptions) => string} */
export const when = (ms, style = { hour: '2-digit', minute: '2-digit' }) => new Date(ms).toLocaleTimeString(lang.value, style);

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago that was, in words: “3 minutes ago”, “now”. */
export function ago(ms, now = Date.now()) {
  const [unit, size] = UNITS.find(([, least]) => now - ms >= least) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(lang.value, { numeric: 'auto' }).format(-Math.floor((now - ms) / size) || 0, unit);
}
