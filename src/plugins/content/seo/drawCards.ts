import path from 'node:path';
import { STANDALONE_PAGES } from '../../../site/standalonePages';
import { runInThread } from '../../shared/runInThread';
import type { DescribedVersion } from './describePages';
import type { Pictures } from './cardWorker';
import type { Card } from './printCard';

/** Versions share one card per page ID, which is made from the newest version. */
function getCards(
  versions: readonly DescribedVersion[],
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE_PAGES));
  for (const page of versions.flatMap(({ pages }) => pages)) {
    if (!cards.has(page.id)) cards.set(page.id, page);
  }
  return cards;
}

/** Draws the social card of each page, as `<page ID>.png`. */
export const drawCards = (
  versions: readonly DescribedVersion[],
): Promise<Pictures> =>
  runInThread(path.join(__dirname, 'cardWorker.ts'), getCards(versions));
