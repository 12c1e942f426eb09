import fs from 'node:fs';
import path from 'node:path';
import { STANDALONE_PAGES } from '../../../site/standalonePages';
import { runInThread } from '../../shared/runInThread';
import type { DescribedVersion } from './describePages';
import type { Card } from './printCard';

/** One card per page ID, shared by all versions and made from the newest one. */
function getCards(
  versions: readonly DescribedVersion[],
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE_PAGES));
  for (const page of versions.flatMap(({ pages }) => pages)) {
    if (!cards.has(page.id)) cards.set(page.id, page);
  }
  return cards;
}

/**
 * Draws the social card of each page in a worker.
 *
 * @returns PNG files, by page ID
 */
export async function drawCards(
  versions: readonly DescribedVersion[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const [cards = new Map<string, Uint8Array>()] = await runInThread<
    ReadonlyMap<string, Uint8Array>
  >(path.join(__dirname, 'drawCards.ts'), getCards(versions));
  return cards;
}

/** Writes the cards to `cards/<page ID>.png`, which pages link to. */
export function writeCards(
  cards: ReadonlyMap<string, Uint8Array>,
  outDir: string,
): void {
  for (const [name, png] of cards) {
    const file = path.join(outDir, 'cards', `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, png);
  }
}
