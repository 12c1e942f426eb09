import fs from 'node:fs';
import path from 'node:path';
import { STANDALONE_PAGES } from '../../../site/standalonePages';
import { runInThread } from '../../shared/runInThread';
import type { DescribedVersion } from './describePages';
import type { Card } from './printCard';

/** One card by name for all versions, as the newest that has it says. */
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
 * Draws the picture of each page, which chats put beside a link to it, in a thread.
 *
 * @returns PNG files by the names of the pages
 */
export async function drawCards(
  versions: readonly DescribedVersion[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const [cards = new Map<string, Uint8Array>()] = await runInThread<
    ReadonlyMap<string, Uint8Array>
  >(path.join(__dirname, 'drawCards.ts'), getCards(versions));
  return cards;
}

/** Writes the pictures to where pages name them. */
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
