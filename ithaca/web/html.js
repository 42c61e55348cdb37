// Markup as tagged templates: no build step, no JSX.
import { h } from './vendor/preact.js';
import htm from './vendor/htm.js';

export const html = htm.bind(h);
export { Fragment, render } from './vendor/preact.js';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from './vendor/hooks.js';
export { batch, computed, effect, signal } from './vendor/signals.js';
