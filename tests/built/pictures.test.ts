import fs from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURES } from '../gallery/pictures';
import { findAll } from '../findAll';
import { readPage, SHOWN } from './builtSite';

/** Maximum size of a page's pictures for one color mode, in bytes. */
const BUDGET = 40 * 1024;

const IMAGE = /<img\b[^>]* src="[^"]*\/img\/site\/(\w+)\.(\w+)\.webp"[^>]*>/g;

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
  for (const [tag, name] of pages.flatMap(({ shown }) => shown)) {
    const { width, window, height } =
      PICTURES.find((one) => one.name === name) ?? {};
    const size = `width="${width ?? window}" height="${height}"`;
    expect(tag).toMatch(/ alt="[^"]{40,}"/);
    expect(tag).toContain(size);
    expect(tag).toContain(' loading="lazy"');
  }
});

it('pictures come in both modes within the budget, and once in the Markdown', () => {
  for (const { page, shown } of pages) {
    const files = findAll(
      readPage(`${page}index.md`),
      /!\[[^\]]{40,}\]\([^)]*\/(img\/site\/[^)]*)\)/g,
    );
    for (const mode of ['light', 'dark']) {
      const ofMode = shown
        .filter(([, , its]) => its === mode)
        .map(([, name]) => `img/site/${name}.${mode}.webp`);
      const wanted = files.map((file) => file.replace('light', mode));
      expect(ofMode, page).toEqual(wanted);
      const bytes = ofMode
        .map((file) => fs.statSync(`build/${file}`).size)
        .reduce((a, b) => a + b, 0);
      expect(bytes, page).toBeLessThanOrEqual(BUDGET);
    }
  }
});
