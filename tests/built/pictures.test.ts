import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../gallery/pictures';
import { listPages, readPage } from './builtSite';

/** Maximum size of a page's pictures for one color mode, in bytes. */
const BUDGET = 40 * 1024;

const MODES = ['light', 'dark'] as const;

interface Shown {
  readonly tag: string;
  readonly name: string;
  readonly mode: string;
}

const IMAGE = /<img\b[^>]* src="([^"]*\/img\/site\/(\w+)\.(\w+)\.webp)"[^>]*>/g;

const getFile = (name: string, mode: string): string =>
  `img/site/${name}.${mode}.webp`;

const pages = listPages().flatMap(({ path: page }) => {
  const shown = Array.from(
    readPage(page).matchAll(IMAGE),
    ([tag, , name = '', mode = '']): Shown => ({ tag, name, mode }),
  );
  return shown.length > 0 ? [{ page, shown }] : [];
});

describe('pictures of the site', () => {
  it('are shown by guides, each of them, and no other', () => {
    const names = pages.flatMap(({ shown }) => shown.map(({ name }) => name));
    const known = PICTURES.map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual([...known].sort());
    const files = known.flatMap((name) =>
      MODES.map((mode) => getFile(name, mode)),
    );
    expect(
      fs.readdirSync('static/img/site').map((name) => `img/site/${name}`),
    ).toEqual([...files].sort());
  });

  it('come in both modes, with an alternative, a size, and when a reader is near', () => {
    for (const { page, shown } of pages) {
      const light = shown.filter(({ mode }) => mode === 'light');
      const dark = shown.filter(({ mode }) => mode === 'dark');
      expect(
        dark.map(({ name }) => name),
        page,
      ).toEqual(light.map(({ name }) => name));
      for (const { tag, name } of shown) {
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

  it('keep the budget of their page', () => {
    for (const { page, shown } of pages) {
      for (const mode of MODES) {
        const bytes = shown
          .filter((one) => one.mode === mode)
          .map(({ name }) => fs.statSync(`build/${getFile(name, mode)}`).size)
          .reduce((a, b) => a + b, 0);
        expect(bytes, page).toBeGreaterThan(0);
        expect(bytes, page).toBeLessThanOrEqual(BUDGET);
      }
    }
  });

  it('stand once in the Markdown of a page', () => {
    for (const { page, shown } of pages) {
      const text = readPage(`${page}index.md`);
      const found = Array.from(
        text.matchAll(/!\[[^\]]{40,}\]\([^)]*\/(img\/site\/[^)]*)\)/g),
        ([, file]) => file,
      );
      const light = shown.filter(({ mode }) => mode === 'light');
      expect(found, page).toEqual(
        light.map(({ name }) => getFile(name, 'light')),
      );
    }
  });
});
