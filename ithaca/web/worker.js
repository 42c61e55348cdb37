// The service worker, as pages see it: registered by pages that have something to cache, after they are drawn. And
// whether the browser offers to install the site.
import { signal } from './html.js';

/** The browser's install prompt, if it offers one. */
export const installing = signal(/** @type {any} */ (null));

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // offered on the user's own page only
  installing.value = event;
});
addEventListener('appinstalled', () => {
  installing.value = null;
});

export const canWork = () => 'serviceWorker' in navigator && isSecureContext;

/** @returns {Promise<ServiceWorkerRegistration>} once it works */
export async function register() {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

/** Register it when idle; without it everything works but the offline page. */
export function registerLater() {
  if (!canWork() || navigator.serviceWorker.controller) return;
  setTimeout(() => register().catch(() => {}), 3000);
}
