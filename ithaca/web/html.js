// Markup as tagged templates: no build step, no JSX.
import { h } from './vendor/preact.js';
import htm from './vendor/htm.js';

// htm keeps what never changes for the next time, and with it the whole tree in which it stood last, views
// and all. So it is told to keep nothing: `this[0]` are its notes on the piece that is being made.
/** @type {{make: import('./vendor/htm.js').Make}} */
const pieces = {
  make(type, props, ...children) {
    this[0] = 3;
    return h(type, props, ...children);
  },
};

export const html = htm.bind(pieces.make);
export { Fragment, render } from './vendor/preact.js';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from './vendor/hooks.js';
export { batch, computed, effect, signal } from './vendor/signals.js';
