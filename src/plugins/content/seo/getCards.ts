import { STANDALONE } from '../../../components/PageHead/standalone';
import type { Card } from './printCard';
import type { Version } from './types';

/** One card by name for all versions, as the newest that has it says. */
export function getCards(
  versions: readonly Version[],
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE));
  for (const page of versions.flatMap(({ pages }) => pages)) {
    if (!cards.has(page.id)) cards.set(page.id, page);
  }
  return cards;
}
