// The REST half of docs/api.md.
import { signal } from './html.js';
import { lang } from './speech.js';

/** @import { Me, Problem } from './table/messages.d.ts' */
/** @import { Signal } from './vendor/signals.js' */

/** A refusal by the server: a stable code, a sentence in our language, perhaps a clause. */
export class Mistake extends Error {
  /**
   * @param {Problem} problem
   * @param {number} status of the answer; 0 if there was none
   */
  constructor({ code, text, clause }, status) {
    super(text || code);
    this.code = code;
    this.text = text || code;
    this.clause = clause || '';
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>} what that address answers: see docs/api.md
 */
async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: { Accept: 'application/json', 'Accept-Language': lang.peek(), ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Mistake({ code: 'no-connection', text: '' }, 0); // the words are ours: see `sentence`
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    /* not JSON: a log, or a proxy's page */
  }
  if (!answer.ok) throw new Mistake(data ?? { code: `http-${answer.status}`, text: '' }, answer.status);
  return data ?? text;
}

export const get = (path) => call('GET', path);
export const post = (path, body = {}) => call('POST', path, body);
export const erase = (path) => call('DELETE', path, {});

/** Who we are: null until known; `person` is null until a name was given. */
/** @type {Signal<Me | null>} */
export const me = signal(null);

const shelf = new Map(); // answers that do not change while the page is open
export function once(path) {
  if (!shelf.has(path)) {
    const answer = get(path);
    answer.catch(() => shelf.delete(path));
    shelf.set(path, answer);
  }
  return shelf.get(path);
}

/** 32 hexadecimal digits of our own, so that the deal does not rest on the server alone. */
export function salt() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
