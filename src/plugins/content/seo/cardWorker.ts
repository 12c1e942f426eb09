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

/** PNG files, by name. */
export type Pictures = Readonly<Record<string, Uint8Array>>;

const pictures = Array.from(
  workerData as ReadonlyMap<string, Card>,
  ([name, card]) => {
    const png = new Resvg(printCard(card), { font }).render().asPng();
    return [`${name}.png`, new Uint8Array(png)] as const;
  },
);
parentPort?.postMessage(Object.fromEntries(pictures) satisfies Pictures);
