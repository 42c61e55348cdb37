// What this browser remembers: how things look and sound, and how far the user has watched. Never what was seen.
import { effect, signal } from './html.js';

/** @import { Signal } from './vendor/signals.js' */

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {Signal<T>}
 */
function kept(name, otherwise) {
  let value = otherwise;
  try {
    value = JSON.parse(localStorage.getItem(`ithaca-${name}`) ?? 'null') ?? otherwise;
  } catch {
    /* no storage, or invalid data: start afresh */
  }
  const setting = signal(value);
  let first = true;
  effect(() => {
    const text = JSON.stringify(setting.value);
    if (first) first = false;
    else
      try {
        localStorage.setItem(`ithaca-${name}`, text);
      } catch {
        /* it lasts until the page is left */
      }
  });
  return setting;
}

export const theme = kept('theme', 'system'); // system, light or dark
export const sound = kept('sound', false);
export const motion = kept('motion', true); // pieces travel; never where the device asks for less of it
export const help = kept('help', 'some'); // none, some or much
export const speed = kept('speed', /** @type {'calm' | 'usual' | 'quick' | 'once'} */ ('usual')); // how fast what happens is told
export const left = kept('left', false); // hand and controls laid out for the left hand
export const seen = kept('seen', /** @type {Record<string, number>} */ ({})); // how many moves of a table were seen here, by table and seat
export const sure = kept('sure', true); // what was picked on the board is confirmed at the piece
export const confirm = kept('confirm', false); // ask again before an action of the list is played
export const forced = kept('forced', true); // what is publicly known to be the only choice is played automatically
export const folded = kept('folded', false); // the column with log and chat
export const language = kept('lang', '');
export const met = kept('met', /** @type {string[]} */ ([])); // games that were sat down to
export const opponents = kept('opponents', 'steady'); // the bots of a new game
export const unnamed = kept('unnamed', false); // the name was given by us, not by the user
export const riddled = kept('riddled', /** @type {Record<string, {move: string, right: boolean}>} */ ({})); // answers of a user without a name: by game/day
export const learned = kept('learned', /** @type {string[]} */ ([])); // lessons that were finished: game/lesson

/** Let this tone sound, if tones are wanted (sound.js). */
export async function tone(name) {
  if (name && sound.peek()) (await import('./sound.js')).play(name);
}

effect(() => {
  document.documentElement.classList.toggle('left', left.value);
});

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
