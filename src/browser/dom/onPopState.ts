/** Handles Back or Forward; returns true to stop later handlers. */
type Handler = (event: PopStateEvent) => boolean;

const handlers: Handler[] = [];

/** Adds a handler of Back and Forward, after those that were added before. */
export function onPopState(handle: Handler): void {
  handlers.push(handle);
}

// In `npm start` it comes before that of core's router.
addEventListener('popstate', (event) => {
  if (handlers.some((handle) => handle(event))) {
    event.stopImmediatePropagation();
  }
});
