/** Returns true to prevent later handlers from running. */
type Handler = (event: PopStateEvent) => boolean;

const handlers: Handler[] = [];

/** Handlers run in the order in which they were added. */
export function onPopState(handle: Handler): void {
  handlers.push(handle);
}

// With `npm start`, this handler must run before that of Docusaurus's router.
addEventListener('popstate', (event) => {
  if (handlers.some((handle) => handle(event)))
    event.stopImmediatePropagation();
});
