import fs from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURES } from '../gallery/pictures';
import { SHOWN, readPage } from './builtSite';

/** Maximum size of a page's pictures for one color mode, in bytes. */
const BUDGET = 40 * 1024;

const IMAGE = /<img\b[^>]* src="[^"]*\/img\/site\/(\w+)\.(\w+)\.webp"[^>]*>/g;

const getFile = (name: string, mode: string): string =>
  `img/site/${name}.${mode}.webp`;

const pages = SHOWN.flatMap(({ path: page }) => {
  const shown = [...readPage(page).matchAll(IMAGE)];
  return shown.length > 0 ? [{ page, shown }] : [];
});

it('guides show each picture of the site, and no other', () => {
  const names = pages.flatMap(({ shown }) => shown.map(([, name]) => name));
  const known = PICTURES.map(({ name }) => name).sort();
  expect([...new Set(names)].sort()).toEqual(known);
  expect(fs.readdirSync('static/img/site').sort()).toEqual(
    known.flatMap((name) => [`${name}.dark.webp`, `${name}.light.webp`]),
  );
});

it('pictures have an alternative and a size, and come when a reader is near', () => {
  for (const { page, shown } of pages) {
    for (const [tag, name] of shown) {
      const picture = PICTURES.find((one) => one.name === name);
      expect(tag, page).toMatch(/ alt="[^"]{40,}"/);
      expect(tag, page).toContain(
        ` width="${String(picture?.width ?? picture?.window)}"`,
      );
      expect(tag, page).toContain(` height="${String(picture?.height)}"`);
      expect(tag, page).toContain(' loading="lazy"');
    }
  }
});

it('pictures come in both modes within the budget, and once in the Markdown', () => {
  for (const { page, shown } of pages) {
    const text = readPage(`${page}index.md`);
    const files = Array.from(
      text.matchAll(/!\[[^\]]{40,}\]\([^)]*\/(img\/site\/[^)]*)\)/g),
      ([, file]) => file,
    );
    for (const mode of ['light', 'dark']) {
      const ofMode = shown
        .filter(([, , its]) => its === mode)
        .map(([, name = '']) => getFile(name, mode));
      const wanted = files.map((file) => file?.replace('light', mode));
      expect(ofMode, page).toEqual(wanted);
      const bytes = ofMode
        .map((file) => fs.statSync(`build/${file}`).size)
        .reduce((a, b) => a + b, 0);
      expect(bytes, page).toBeGreaterThan(0);
      expect(bytes, page).toBeLessThanOrEqual(BUDGET);
    }
  }
});
