import { STANDALONE_PAGES } from '../../../site/standalonePages';
import type { Card } from './printCard';
import type { DescribedVersion } from './types';

/** One card by name for all versions, as the newest that has it says. */
export function getCards(
  versions: readonly DescribedVersion[],
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE_PAGES));
  for (const page of versions.flatMap(({ pages }) => pages)) {
    if (!cards.has(page.id)) cards.set(page.id, page);
  }
  return cards;
}
