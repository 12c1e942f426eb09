import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { getPage, readText } from './pages';
import { isNeighbor } from './prefetchNeighbors';
import { isStill, preparePage } from './preload';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** As core sees it. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(
    connection?.effectiveType?.includes('2g') || connection?.saveData,
  );
}

const ignore = (): void => undefined;

/**
 * Stands for core's module, which fetches the pages of all links in sight.
 * Other pages than the neighbors start when the pointer reaches their link.
 * What fails here fails again, visibly, when the reader follows the link.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch(path: string): void {
    if (isSlow() || getPage(path)) return;
    if (!isNeighbor(path) || !isStill(path)) return;
    readText(path).catch(ignore);
  },
  preload(path: string): void {
    if (!isSlow()) preparePage(path).catch(ignore);
  },
});
