// Keeps the page of the onboarding portal and its scripts on the device, so that it opens without a connection. Answers
// of the API are never kept.
const CACHE = 'onward-onboarding-1';

const isPage = (path) => path.startsWith('/onboarding-portal/');
const isFile = (path) => path.startsWith('/portal-assets/assets/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page that is no longer valid is removed. */
async function loaded(request) {
  const response = await fetch(request);
  const cache = await caches.open(CACHE);
  if (response.ok) await cache.put(request, response.clone());
  else await cache.delete(request, { ignoreVary: true });
  return response;
}

const kept = async (request) => (await caches.match(request, { ignoreVary: true })) ?? Response.error();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) {
    event.respondWith(loaded(request).catch(() => kept(request)));
  } else if (isFile(pathname)) {
    event.respondWith(caches.match(request, { ignoreVary: true }).then((file) => file ?? loaded(request)));
  }
});

/** The page that installed this worker was loaded before it; it names itself and its files. */
self.addEventListener('message', (event) => {
  const urls = (event.data?.keep ?? []).filter((url) => {
    const { origin, pathname } = new URL(url);
    return origin === self.location.origin && (isPage(pathname) || isFile(pathname));
  });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(urls)));
});
