// Markup as tagged templates: no build step, no JSX.
import { h } from './vendor/preact.js';
import htm from './vendor/htm.js';

// htm caches elements that never change, and with them the whole tree that they were last part of, views
// and all. So caching is turned off: `this[0]` holds htm's flags for the element that is being made.
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
