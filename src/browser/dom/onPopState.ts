/**
 * Handlers run in the order in which they were added. A handler that returns true prevents
 * later ones from running: with `npm start`, also that of Docusaurus's router.
 */
export function onPopState(handle: () => boolean): void {
  addEventListener('popstate', (event) => {
    if (handle()) event.stopImmediatePropagation();
  });
}
