import { parentPort, workerData } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { printCard, type Card } from './printCard';

/** Bundled fonts, because system fonts would make images differ between machines. */
const font: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  fontFiles: ['600SemiBold', '400Regular'].map((name) =>
    require.resolve(
      `@expo-google-fonts/source-sans-3/${name}/SourceSans3_${name}.ttf`,
    ),
  ),
};

const cards = workerData as ReadonlyMap<string, Card>;

/** PNG images, by the card's name. */
const pictures = new Map<string, Uint8Array>();
for (const [name, card] of cards) {
  const png = new Resvg(printCard(card), { font }).render().asPng();
  pictures.set(name, new Uint8Array(png));
}
parentPort?.postMessage(pictures);
