import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { printCard, type Card } from './printCard';

/** Fonts of the machine would give each machine another picture. */
const font: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  fontFiles: ['600SemiBold', '400Regular'].map((name) =>
    require.resolve(
      `@expo-google-fonts/source-sans-3/${name}/SourceSans3_${name}.ttf`,
    ),
  ),
};

/** Drawing takes 30 ms a picture, so pictures are kept from build to build. */
function draw(svg: string, cache: string): string {
  const name = createHash('sha256').update(svg).digest('hex').slice(0, 20);
  const file = path.join(cache, `${name}.png`);
  if (!fs.existsSync(file)) {
    const png = new Resvg(svg, { font }).render().asPng();
    fs.writeFileSync(file, new Uint8Array(png));
  }
  return file;
}

/** Writes the picture of each page, by the page's name. */
export function writeCards(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  cache: string,
): void {
  fs.mkdirSync(cache, { recursive: true });
  for (const [name, card] of cards) {
    const file = path.join(outDir, 'cards', `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(draw(printCard(card), cache), file);
  }
}
