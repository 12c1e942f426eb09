/** Handles Back or Forward; returns true to stop later handlers. */
type Handler = (event: PopStateEvent) => boolean;

const handlers: Handler[] = [];

/** Adds a `popstate` handler; earlier handlers run first. */
export function onPopState(handle: Handler): void {
  handlers.push(handle);
}

// In `npm start`, this handler must run before that of Docusaurus's router.
addEventListener('popstate', (event) => {
  if (handlers.some((handle) => handle(event))) {
    event.stopImmediatePropagation();
  }
});
