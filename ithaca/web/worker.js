// The service worker, as pages see it: asked for by those that have something to keep, after they are drawn. And
// whether the browser would install the site.
import { signal } from './html.js';

/** What the browser gives us to ask with, if it would. */
export const installing = signal(/** @type {any} */ (null));

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // asked for on one's own page, not wherever one happens to be
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

/** Let it come when there is nothing else to do; without it everything works but the page for when one is offline. */
export function registerLater() {
  if (!canWork() || navigator.serviceWorker.controller) return;
  setTimeout(() => register().catch(() => {}), 3000);
}
