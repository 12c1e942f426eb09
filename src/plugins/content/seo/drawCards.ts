import path from 'node:path';
import { STANDALONE_PAGES } from '../../../site/standalonePages';
import { runInThread } from '../../shared/runInThread';
import type { DescribedVersion } from './describePages';
import type { Pictures } from './cardWorker';
import type { Card } from './printCard';

/**
 * Draws the social card of each page, as `<page ID>.png`. Versions share one card per page
 * ID, which is made from the newest version.
 */
export function drawCards(
  versions: readonly DescribedVersion[],
): Promise<Pictures> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE_PAGES));
  for (const page of versions.flatMap(({ pages }) => pages)) {
    if (!cards.has(page.id)) cards.set(page.id, page);
  }
  return runInThread(path.join(__dirname, 'cardWorker.ts'), cards);
}
