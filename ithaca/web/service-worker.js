// The service worker: shows a page when the server cannot be reached, and knocks. It caches files of the site only,
// no personal data. The server writes its version into it: after a release the shell is fetched again.
/** @type {any} */
const worker = globalThis;
const CACHE = 'ithaca VERSION_OF_THE_SERVER';
const OFFLINE = '/web/offline.html';
const SHELL = [
  '/web/offline.html',
  '/web/offline.js',
  '/web/api.js',
  '/web/files.js',
  '/web/html.js',
  '/web/last.js',
  '/web/settings.js',
  '/web/speech.js',
  '/web/theme.js',
  '/web/words.js',
  '/web/art/parts.js',
  '/web/art/ship.svg',
  '/web/art/meander.svg',
  '/web/art/icon-192.png',
  '/web/art/badge.png',
  '/web/fonts/text.woff2',
  '/web/fonts/title.woff2',
  '/web/style/base.css',
  '/web/style/pages.css',
  '/web/vendor/preact.js',
  '/web/vendor/hooks.js',
  '/web/vendor/htm.js',
  '/web/vendor/signals.js',
  '/web/vendor/signals-core.js',
  '/web/vendor/fluent.js',
  '/words/web/en.ftl',
  '/words/web/fr.ftl',
  '/words/web/de.ftl',
];

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  await worker.skipWaiting();
}

async function forgetOlder() {
  const others = (await caches.keys()).filter((name) => name.startsWith('ithaca ') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the server; if it cannot be reached, from the cache. */
async function fetched(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const found = await cache.match(kept);
    if (!found) throw error;
    return found;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetched(request, OFFLINE));
  else if (SHELL.includes(pathname)) event.respondWith(fetched(request, pathname));
});

// ── knocks ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a knock says: see docs/api.md. One that cannot be read is shown all the same: browsers require that. */
function readKnock(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Ithaca', body: '', table: '', lang: '' };
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, table, lang } = readKnock(event.data);
  const shown = {
    body,
    lang,
    tag: table,
    renotify: Boolean(table),
    icon: '/web/art/icon-192.png',
    badge: '/web/art/badge.png',
    data: { url: table ? `/t/${table}` : '/' },
  };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

/** Open a table: where it is open already, else in a new window, else in one of ours. */
async function openTable(url) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  if (there) return there.focus().catch(() => there);
  try {
    return await worker.clients.openWindow(url);
  } catch {
    return windows[0]?.navigate(url);
  }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.url));
});

/** The push service has given this browser another address: tell the server. */
async function subscribeAgain(before) {
  const made = await worker.registration.pushManager.subscribe(before.options);
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/me/knocks/browsers', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(subscribeAgain(event.oldSubscription));
});
