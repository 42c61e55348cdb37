// Every word comes from a Fluent file; this is `ithaca/engine/text.py` for the browser.
//
// Events and actions carry keys and typed arguments. A word `{kind, name}` has a name in each
// language: a place or player (told by the server), else the message `kind-name` of the game.
import { FluentBundle, FluentResource } from './vendor/fluent.js';

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** @import { Args, Word } from './table/messages.d.ts' */

/** @type {(value: unknown) => value is Word} */
export const isWord = (value) => typeof value === 'object' && value !== null && 'kind' in value;

export class Words {
  /**
   * @param {string} lang
   * @param {string[]} sources Fluent files; a later one may not repeat a message of an earlier one
   * @param {Record<string, Record<string, string>>} names names by kind
   */
  constructor(lang, sources, names = {}) {
    this.lang = lang;
    this.names = names;
    // No invisible isolation marks: they break accessible names.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key) {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of this key. A key without a message is shown as it is: better than nothing. */
  say(key, args = {}) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return typeset(this.lang, this.bundle.formatPattern(message.value, this.spoken(args), []));
  }

  /** The sentence of this key if all of its arguments are known, else null. */
  whole(key, args = {}) {
    const message = this.bundle.getMessage(key);
    /** @type {Error[]} */
    const missing = [];
    const text = message?.value ? this.bundle.formatPattern(message.value, this.spoken(args), missing) : '';
    return text && !missing.length ? typeset(this.lang, text) : null;
  }

  /**
   * The arguments in this language; ids are added for selectors, as `god_id`.
   * @param {Args} args
   */
  spoken(args) {
    /** @type {Record<string, string | number>} */
    const said = {};
    for (const [name, value] of Object.entries(args)) {
      if (isWord(value)) {
        said[name] = this.name(value.kind, value.name);
        said[`${name}_id`] = value.name;
      } else if (Array.isArray(value)) {
        said[name] = listed(value.map((each) => (isWord(each) ? this.name(each.kind, each.name) : String(each))));
      } else said[name] = value ?? '';
    }
    return said;
  }

  name(kind, name) {
    const known = this.names[kind]?.[name];
    if (known !== undefined) return known;
    if (kind === 'seat') return String(name); // an empty seat
    const key = `${kind}-${name === '?' ? 'unknown' : name}`;
    return this.has(key) ? this.say(key) : String(name);
  }
}

const [NARROW, WIDE] = ['\u202f', '\u00a0'];

/** A text as typeset in this language: the spaces that French sets before some signs and inside its
 * quotation marks do not break. As `typeset` in `ithaca/engine/text.py`. */
export function typeset(lang, text) {
  if (lang !== 'fr') return text;
  return text.replace(/ (?=[;!?])/g, NARROW).replace(/(?<=«) | (?=[:»])/g, WIDE);
}

/** A list of names; equal neighbours are counted. */
export function listed(names) {
  /** @type {{name: string, count: number}[]} */
  const counted = [];
  for (const name of names) {
    const last = counted.at(-1);
    if (last && last.name === name) last.count += 1;
    else counted.push({ name, count: 1 });
  }
  return counted.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}
