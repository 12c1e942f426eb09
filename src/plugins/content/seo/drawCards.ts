import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { replaceFile } from '../../shared/replaceFile';
import { printCard, type Card } from './printCard';
import { getCardFile } from './writeCards';

/** What the thread is started with. */
export interface CardsJob {
  readonly cards: ReadonlyMap<string, Card>;
  /** The folder of cards that earlier builds have drawn. */
  readonly cache: string;
}

/** Fonts of the machine would give each machine another picture. */
const font: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  fontFiles: ['600SemiBold', '400Regular'].map((name) =>
    require.resolve(
      `@expo-google-fonts/source-sans-3/${name}/SourceSans3_${name}.ttf`,
    ),
  ),
};

const { cards, cache } = workerData as CardsJob;

for (const card of cards.values()) {
  const file = getCardFile(card, cache);
  if (fs.existsSync(file)) continue;
  const png = new Resvg(printCard(card), { font }).render().asPng();
  replaceFile(file, new Uint8Array(png));
}
parentPort?.postMessage(cards.size);
