// What this browser remembers: how things look and sound. Never anything of a game.
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
    /* no storage, or not ours: start afresh */
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
        /* it holds until the page is left */
      }
  });
  return setting;
}

export const theme = kept('theme', 'system'); // system, light or dark
export const sound = kept('sound', false);
export const motion = kept('motion', true); // pieces travel; never where the device asks for less of it
export const help = kept('help', 'some'); // none, some or much
export const confirm = kept('confirm', false); // ask again before an action of the list is played
export const folded = kept('folded', false); // the column with log and chat
export const language = kept('lang', '');
export const learned = kept('learned', /** @type {string[]} */ ([])); // lessons that were finished: game/lesson

/** Let this tone sound, if tones are wanted (sound.js). */
export async function tone(name) {
  if (sound.peek()) (await import('./sound.js')).play(name);
}

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
