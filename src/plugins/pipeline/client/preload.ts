import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import { loadCodeLines } from '@site/src/components/CodeLines/LazyCodeLines';
import { matchRoutes } from 'react-router-config';
import { getPage, isFetched, loadPage } from './pages';
import StillPage, { getNotFound } from './StillPage';

/** Whether the path belongs to a route whose pages come as HTML. */
export const isStill = (path: string): boolean =>
  matchRoutes(routes, path).some(({ route }) =>
    Object.is(route.component, StillPage),
  );

let isFirst = true;

/** Makes a page ready; what it needs may also be its HTML. */
export async function preparePage(path: string): Promise<unknown> {
  // Where the server had no page, the first one is that of unknown addresses.
  const isUnknown = isFirst && !getPage(path);
  if (!isStill(path)) {
    // What colors code comes with every page but the first, which is HTML.
    const colors = isFirst ? undefined : loadCodeLines().catch(() => undefined);
    isFirst = false;
    return Promise.all([preload(path), colors]);
  }
  isFirst = false;
  return isUnknown ? getNotFound().preload() : loadPage(path);
}

/** Whether nothing came at all, and nothing wrong. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || !navigator.onLine;

/**
 * Stands for core's module. Core loads a page that fails here from the server;
 * without a network the reader stays where they are instead, if the plugin
 * `shell` can keep them.
 */
export default function preloadPage(path: string): Promise<unknown> {
  return preparePage(path).catch((error: unknown) => {
    const event = new CustomEvent('shell:offline', {
      cancelable: true,
      detail: path,
    });
    if (!isLost(error) || document.dispatchEvent(event)) throw error;
    // The reader is on the way back; this page is never shown.
    return new Promise(() => undefined);
  });
}

document.addEventListener('shell:has-page', (event) => {
  if (isFetched((event as CustomEvent<string>).detail)) event.preventDefault();
});
