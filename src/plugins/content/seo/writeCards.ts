import fs from 'node:fs';
import path from 'node:path';
import { runInThread } from '../../shared/runInThread';
import { getCards } from './getCards';
import type { DescribedVersion } from './types';

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
