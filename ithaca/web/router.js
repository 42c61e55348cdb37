// Plain links and the browser's own history; the path says which page it is.
import { signal } from './html.js';

export const here = signal(location.pathname);
export const hash = signal(location.hash.slice(1));

/** @type {[string, RegExp][]} */
const ROUTES = [
  ['lobby', /^\/$/],
  ['new', /^\/new$/],
  ['table', /^\/t\/(?<id>[\w-]+)$/],
  ['seat', /^\/s\/(?<signed>[^/]+)$/],
  ['replay', /^\/replay\/(?<id>[\w-]+)$/],
  ['review', /^\/review\/(?<id>[\w-]+)$/],
  ['rules', /^\/rules(?:\/(?<game>[\w-]+))?$/],
  ['learn', /^\/learn(?:\/(?<game>[\w-]+)(?:\/(?<slug>[\w-]+))?)?$/],
  ['about', /^\/about$/],
  ['privacy', /^\/privacy$/],
  ['keys', /^\/keys$/],
  ['me', /^\/me$/],
  ['friend', /^\/friends\/(?<code>[\w-]+)$/],
  ['ladder', /^\/ladder(?:\/(?<game>[\w-]+))?$/],
  ['riddles', /^\/riddles(?:\/(?<game>[\w-]+)(?:\/(?<day>[\w-]+))?)?$/],
  ['host', /^\/host$/],
  ['player', /^\/players\/(?<handle>[\w-]+)$/],
];

/** The page that this path names, and its parameters. */
export function routeOf(path) {
  for (const [page, pattern] of ROUTES) {
    const found = pattern.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (found) return { page, ...found.groups };
  }
  return { page: 'lost' };
}

function arrive() {
  here.value = location.pathname;
  hash.value = decodeURIComponent(location.hash.slice(1));
}

export function go(to) {
  history.pushState(null, '', to);
  arrive();
  if (!hash.peek()) scrollTo(0, 0);
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || routeOf(to.pathname).page === 'lost') return;
  if (to.pathname === location.pathname && to.hash) return; // the browser knows how to jump
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
});
