import type { Page } from '@playwright/test';
import { findFaultsAndColors, loadAxe } from './axe';
import { choosePages } from './choosePages';
import { openApp } from './faults';
import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, plainReturningTest, returningTest as test } from './test';

/** The other pages repeat what these are made of; `tests/built` reads them all. */
const CHOSEN = choosePages('build');

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Regions that scroll now say so in the frame after.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/*
 * No style changes between the width of a telephone and 320 px, the narrowest that
 * readers have, so 320 px stands for both.
 */

/** Rules that depend on neither color nor width are asked once per page. */
async function findAllFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 320]) {
    await resize(page, width);
    const found = await findFaultsAndColors(page, width === 1280);
    faults.push(...found.map((fault) => `${width} ${fault}`));
  }
  return faults;
}

test('pages of all kinds are chosen', () => {
  expect(CHOSEN.length).toBeGreaterThan(10);
  expect(CHOSEN).toEqual(expect.arrayContaining(['', '404.html', 'compare/']));
});

// The browser logs the status of the page that is not found.
for (const path of CHOSEN) {
  plainReturningTest(`${path || 'home'} has no fault`, async ({ page }) => {
    // The reference of the feed format has ten thousand elements.
    test.setTimeout(120_000);
    await openApp(page, `./${path}`);
    await loadAxe(page);
    expect(await findAllFaults(page)).toEqual([]);
  });
}

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

const PATH_OF: Readonly<Record<string, string>> = {
  'every detail': 'docs/api/Localization/',
};

const OPENINGS: readonly (readonly [
  name: string,
  widths: readonly [number, ...number[]],
  openIt: (page: Page) => Promise<void>,
])[] = [
  ['the versions', [1280], (page) => open(page, 'Version')],
  ['the languages', [1280], (page) => open(page, 'English')],
  ['the contents', [320], (page) => open(page, 'On this page')],
  ['the menu of pages', [320], (page) => open(page, 'Open menu')],
  [
    'the main menu',
    [320],
    async (page) => {
      await open(page, 'Open menu');
      await open(page, 'main menu');
      await open(page, 'Versions');
      await open(page, 'Languages');
    },
  ],
  [
    'every detail',
    [1280, 320],
    (page) =>
      page.locator('main summary').evaluateAll((elements) => {
        for (const element of elements) (element as HTMLElement).click();
      }),
  ],
  [
    'the search',
    [1280, 320],
    async (page) => {
      await open(page, 'Search');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('language');
      await expect(anyOf(dialog.getByRole('option'))).toBeVisible();
    },
  ],
  [
    'the help of the search',
    [1280, 320],
    async (page) => {
      await open(page, 'Search');
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
  ],
];

for (const [name, [widest, ...others], openIt] of OPENINGS) {
  test(`${name}, open, has no fault`, async ({ page }) => {
    test.setTimeout(60_000);
    await resize(page, widest);
    // A list that covers the corner of a link would make it too small.
    await openApp(page, PATH_OF[name] ?? PAGES.guide);
    await openIt(page);
    await loadAxe(page);
    expect.soft(await findFaultsAndColors(page, true)).toEqual([]);
    for (const width of others) {
      await resize(page, width);
      const found = await findFaultsAndColors(page, false);
      expect.soft(found, `${width} px`).toEqual([]);
    }
  });
}
