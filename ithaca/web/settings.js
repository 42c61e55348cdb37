// What this browser remembers: how things look and sound. Never anything of a game.
import { effect, signal } from './html.js';

function kept(name, otherwise) {
  let value = otherwise;
  try {
    value = JSON.parse(localStorage.getItem(`ithaca-${name}`)) ?? otherwise;
  } catch { /* no storage, or not ours: start afresh */ }
  const setting = signal(value);
  let first = true;
  effect(() => {
    const text = JSON.stringify(setting.value);
    if (first) first = false;
    else try { localStorage.setItem(`ithaca-${name}`, text); } catch { /* it holds until the page is left */ }
  });
  return setting;
}

export const theme = kept('theme', 'system'); // system, light or dark
export const sound = kept('sound', false);
export const confirm = kept('confirm', false); // ask again before an action of the list is played
export const folded = kept('folded', false); // the column with log and chat
export const language = kept('lang', '');

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});

/** A short wooden knock: it is your turn. Made here, so there is no file to load. */
export function knock() {
  if (!sound.value) return;
  const context = new AudioContext();
  for (const at of [0, 0.14]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.frequency.setValueAtTime(320, context.currentTime + at);
    tone.frequency.exponentialRampToValueAtTime(90, context.currentTime + at + 0.08);
    level.gain.setValueAtTime(0.25, context.currentTime + at);
    level.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.1);
    tone.connect(level).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.12);
  }
  setTimeout(() => context.close(), 600);
}
