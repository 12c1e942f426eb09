import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { printCard, type Card } from './printCard';

/** Where a card is kept from build to build: drawing it takes 30 ms. */
export function getCardFile(card: Card, cache: string): string {
  const hash = createHash('sha256').update(printCard(card)).digest('hex');
  return path.join(cache, `${hash.slice(0, 20)}.png`);
}

/** Writes the picture of each page, by the page's name, once it is drawn. */
export function writeCards(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  cache: string,
): void {
  for (const [name, card] of cards) {
    const file = path.join(outDir, 'cards', `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(getCardFile(card, cache), file);
  }
}
