import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import { loadCodeLines } from '@site/src/components/CodeLines/Lazy';
import { matchRoutes } from 'react-router-config';
import { getPage, loadPage } from './pages';
import StillPage, { getNotFound } from './StillPage';

/** Whether the path belongs to a route whose pages come as HTML. */
export const isStill = (path: string): boolean =>
  matchRoutes(routes, path).some(({ route }) =>
    Object.is(route.component, StillPage),
  );

let isFirst = true;

/** Stands for core's module: what a page needs may also be its HTML. */
export default async function preloadPage(path: string): Promise<unknown> {
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
