/*
 * Earlier deployments had a service worker at this URL. A browser that still has it
 * requests this file, which removes the worker and its data.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    // All sites of an origin share its caches; the names of ours contain this site's scope.
    const names = await caches.keys();
    const own = `offline ${self.registration.scope} `;
    await Promise.all(
      names
        .filter((name) => name.startsWith(own))
        .map((name) => caches.delete(name)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
