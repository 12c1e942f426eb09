import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { findColorFaults, findFaults, findLayoutFaults, loadAxe } from './axe';
import { openApp } from './faults';
import { PAGES, VERSIONS } from './pages';
import { expect, plainTest, test } from './test';

/** Every page of the newest version, and those that have no version. */
const NEWEST = [
  ...fs
    .readFileSync('build/sitemap.xml', 'utf8')
    .matchAll(/<loc>https:\/\/[^/]+\/firebolt-documentation\/([^<]*)<\/loc>/g),
].flatMap(([, path = '']) => (/^docs\/\d/.test(path) ? [] : [path || './']));

/** A small page of each kind. */
const KINDS = [
  'firebolt_docs/localization/',
  'api/',
  'api/Account/',
  'api/schemas/Types/',
  'api/symbols/',
  'category/localization/',
  'changelog/',
];

const OLD = VERSIONS.slice(1).flatMap((version) =>
  KINDS.map((path) => `docs/${version}/${path}`),
);

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

/**
 * Rules that depend on neither color nor width are asked once per page, and
 * colors of narrow screens in the newest version only: all versions share
 * one style sheet and the components that make a page.
 */
async function findAllFaults(page: Page, isNewest: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 390, 320]) {
    await resize(page, width);
    const isWide = width === 1280;
    const found = [
      ...(await (isWide ? findFaults : findLayoutFaults)(page)),
      ...(isWide || isNewest ? await findColorFaults(page) : []),
    ];
    faults.push(...found.map((fault) => `${width} ${fault}`));
  }
  return faults;
}

test('the newest version has pages', () => {
  expect(NEWEST.length).toBeGreaterThan(50);
});

// The browser logs the status of the page that is not found.
for (const path of [...NEWEST, 'nowhere/', ...OLD]) {
  plainTest(`${path} has no fault`, async ({ page }) => {
    // The reference of the feed format has ten thousand elements.
    test.setTimeout(120_000);
    await openApp(page, path);
    await loadAxe(page);
    expect(await findAllFaults(page, !OLD.includes(path))).toEqual([]);
  });
}

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const PATH_OF: Readonly<Record<string, string>> = {
  'every detail': 'docs/api/Localization/',
};

const OPENINGS: readonly (readonly [
  name: string,
  widths: readonly number[],
  openIt: (page: Page) => Promise<void>,
])[] = [
  ['the versions', [1280], (page) => open(page, 'Version')],
  ['the languages', [1280], (page) => open(page, 'English')],
  ['the contents', [390, 320], (page) => open(page, 'On this page')],
  ['the menu of pages', [390, 320], (page) => open(page, 'Open menu')],
  [
    'the main menu',
    [390, 320],
    async (page) => {
      await open(page, 'Open menu');
      await open(page, 'main menu');
      await open(page, 'Versions');
      await open(page, 'Languages');
    },
  ],
  [
    'every detail',
    [1280, 390, 320],
    (page) =>
      page.locator('main summary').evaluateAll((elements) => {
        for (const element of elements) (element as HTMLElement).click();
      }),
  ],
  [
    'the search',
    [1280, 390, 320],
    async (page) => {
      await open(page, 'Search');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('language');
      await expect(dialog.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the help of the search',
    [1280, 390, 320],
    async (page) => {
      await open(page, 'Search');
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
  ],
];

for (const [name, widths, openIt] of OPENINGS) {
  for (const width of widths) {
    test(`${name} at ${width} pixels, open, has no fault`, async ({ page }) => {
      await resize(page, width);
      // A list that covers the corner of a link would make it too small.
      await openApp(page, PATH_OF[name] ?? PAGES.guide);
      await openIt(page);
      await loadAxe(page);
      expect([
        ...(await findFaults(page)),
        ...(await findColorFaults(page)),
      ]).toEqual([]);
    });
  }
}
