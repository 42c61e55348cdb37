// Runs functions before or after the next frame; after a short while if the page is hidden and none is drawn.

const PATIENCE = 100; // ms

/** Run `act` at the frame or after `PATIENCE`, whichever comes first. @param {(act: () => void) => number} ask @param {() => void} act */
function once(ask, act) {
  const first = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = ask(first);
  const timer = setTimeout(first, PATIENCE);
}

/** Before the next frame is drawn. @param {() => void} act */
export const inNextFrame = (act) => once((first) => requestAnimationFrame(first), act);

/** After the next frame is drawn: work done then delays only the one after it. @param {() => void} act */
export const afterNextFrame = (act) => inNextFrame(() => setTimeout(act));
