/*
 * Earlier deployments had a service worker at this address. A browser that still
 * has it asks for this file, which deletes what that worker saved and removes it.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    // Caches belong to all sites of an origin; ours have the address of this one.
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
