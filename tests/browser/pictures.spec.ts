import type { Locator, Page } from '@playwright/test';
import { expect, plainTest as test } from './test';

const QUICK_START = 'docs/firebolt_docs/getting-started/quick-start-guide/';

const getPictures = (page: Page): Locator =>
  page.locator('main img[src*="/img/site/"]');

async function read(page: Page): Promise<void> {
  for (const picture of await getPictures(page).all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  }
}

/** Collects the file names of the pictures that the page requests. */
function listen(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/img\/site\/([^/]+)$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

for (const mode of ['light', 'dark'] as const) {
  test(
    `a reader in ${mode} mode loads and sees the ${mode} pictures alone`,
    { tag: mode === 'dark' ? '@engines' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      // Store the mode as a reader's choice, which works in every engine.
      await page.addInitScript((name) => {
        localStorage.setItem('theme', name);
      }, mode);
      const asked = listen(page);
      await page.goto(QUICK_START);
      await read(page);
      const want = ['run', 'playground', 'versions'].map(
        (name) => `${name}.${mode}.webp`,
      );
      expect([...new Set(asked)].sort()).toEqual([...want].sort());
      const shapes = await getPictures(page).evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.getClientRects().length > 0)
          .map(({ naturalWidth, naturalHeight, width, height }) => ({
            own: (naturalWidth / naturalHeight).toFixed(1),
            shown: (width / height).toFixed(1),
          })),
      );
      expect(shapes).toHaveLength(want.length);
      for (const { own, shown } of shapes) expect(shown).toBe(own);
    },
  );
}
