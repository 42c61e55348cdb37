// When something is done about the pictures that the browser draws; soon, if nobody looks and none is drawn.

const PATIENCE = 100; // ms

/** Whichever comes first, the picture or our patience. @param {(act: () => void) => number} ask @param {() => void} act */
function once(ask, act) {
  const first = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = ask(first);
  const timer = setTimeout(first, PATIENCE);
}

/** Before the next picture. @param {() => void} act */
export const inNextFrame = (act) => once((first) => requestAnimationFrame(first), act);

/** When the next picture is drawn: what is done then delays the one after it. @param {() => void} act */
export const afterNextFrame = (act) => inNextFrame(() => setTimeout(act));
