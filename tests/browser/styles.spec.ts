import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGES } from './pages';
import { expect, plainTest as test } from './test';

/** What the build has left out of the style sheets, as core named it. */
const DROPPED = '.docusaurus/dropped-selectors.json';

/** Depends on what a reader does, or is no element. */
const FLEETING =
  /::?(?:hover|focus(?:-visible|-within)?|active|before|after|marker|placeholder|selection|-(?:moz|ms|webkit)-[\w-]+)/g;

/** Dropped selectors that would have styled something on the page. */
async function findLost(page: Page): Promise<readonly string[]> {
  const selectors = JSON.parse(fs.readFileSync(DROPPED, 'utf8')) as string[];
  expect(selectors.length).toBeGreaterThan(100);
  const plain = selectors.map((selector) => selector.replace(FLEETING, ''));
  return page.evaluate(
    (all) =>
      all.filter((selector) => {
        try {
          return selector !== '' && document.querySelector(selector) !== null;
        } catch {
          // Of another browser, which this one cannot ask about.
          return false;
        }
      }),
    plain,
  );
}

const ALL = { ...PAGES, compare: 'compare/', lost: 'docs/no-such-page/' };

test('a page of each kind has every style that it uses', async ({ page }) => {
  for (const [name, path] of Object.entries(ALL)) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findLost(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('so has the menu of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findLost(page)).toEqual([]);
});

test('so has the search', async ({ page }) => {
  await page.goto(PAGES.module);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('audio');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findLost(page)).toEqual([]);
});

test('so have the list of versions and a copied sample', async ({ page }) => {
  await page.goto(PAGES.module);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await page.getByRole('button', { name: 'Version' }).click();
  expect(await findLost(page)).toEqual([]);
});
