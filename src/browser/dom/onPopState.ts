/** Handles Back or Forward; returns true to stop later handlers. */
type Handler = (event: PopStateEvent) => boolean;

const handlers: Handler[] = [];

/** Adds a `popstate` handler; earlier handlers run first. */
export function onPopState(handle: Handler): void {
  handlers.push(handle);
}

// Registered early: in `npm start` it must run before the router of Docusaurus.
addEventListener('popstate', (event) => {
  if (handlers.some((handle) => handle(event))) {
    event.stopImmediatePropagation();
  }
});
