// The tables that were seen last, for when the server cannot be reached: what the lobby shows, never what lies on a
// table. It is gone when another person uses this browser.
import { effect } from './html.js';
import { me } from './api.js';

/** @typedef {{id: string, game: string, title: string, people: string, state: string, mine: boolean, decides: string, since: number}} SeenTable */
/** @typedef {{person: string, at: number, tables: SeenTable[]}} LastSeen */

const KEY = 'ithaca-last';

/** @returns {LastSeen | null} */
export function lastSeen() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null; // not ours
  }
}

/** @param {SeenTable[]} tables */
export function keepSeen(tables) {
  const person = me.peek()?.person;
  if (!person) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ person, at: Date.now(), tables }));
  } catch {
    /* no room in the storage: nothing is shown then */
  }
}

export function forgetSeen() {
  localStorage.removeItem(KEY);
}

effect(() => {
  if (me.value && lastSeen() && lastSeen()?.person !== me.value.person) forgetSeen();
});
