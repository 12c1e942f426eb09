import preload from '@docusaurus/core/lib/client/preload';
import { loadCodeLines } from '@site/src/components/CodeLines/Lazy';
import loadRoutes from './loadRoutes';

let isFirst = true;

/**
 * Stands for core's module. A version's routes come before its pages, and what
 * colours code comes with every page but the first, which is HTML already.
 */
export default async function preloadPage(path: string): Promise<unknown> {
  const colours = isFirst ? undefined : loadCodeLines().catch(() => undefined);
  isFirst = false;
  await loadRoutes(path);
  return Promise.all([preload(path), colours]);
}
