/* With `npm start`, this client module runs `src/browser` alongside Docusaurus's client. */

// Docusaurus imports client modules on the server, too.
const loading = typeof document === 'undefined' ? undefined : import('./index');

/** Docusaurus calls this when a page is shown. */
export function onRouteDidUpdate(): void {
  void loading?.then(() => {
    document.documentElement.dataset['app'] = 'ready';
  });
}
