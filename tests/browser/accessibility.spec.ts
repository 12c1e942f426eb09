import type { Page } from '@playwright/test';
import { findFaults, findLayoutFaults, findPartFaults, loadAxe } from './axe';
import { choosePages } from './choosePages';
import { openApp } from './faults';
import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, plainReturningTest, returningTest as test } from './test';

/** Pages that together contain every kind of element. `tests/built` checks all pages. */
const CHOSEN = choosePages('build');

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // The page marks its scrolling regions in the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/* No style changes between a phone's width and 320 px, so only 320 px is tested. */

/** Some rules don't depend on color or width, so they are checked only once. */
async function findAllFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 320]) {
    await resize(page, width);
    const found = await findFaults(page, width === 1280);
    faults.push(...found.map((fault) => `${width} ${fault}`));
  }
  return faults;
}

test('pages of all kinds are chosen', () => {
  expect(CHOSEN.length).toBeGreaterThan(10);
  expect(CHOSEN).toEqual(expect.arrayContaining(['', '404.html', 'compare/']));
});

// A plain test, because the browser logs the not-found page's status as an error.
for (const path of CHOSEN) {
  plainReturningTest(`${path || 'home'} has no fault`, async ({ page }) => {
    // The feed format's reference has ten thousand elements.
    test.setTimeout(120_000);
    await openApp(page, `./${path}`);
    await loadAxe(page);
    expect(await findAllFaults(page)).toEqual([]);
  });
}

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Elements that a reader can open, and the part of the page that each one changes. */
const OPENINGS: readonly (readonly [
  names: string,
  path: string,
  widths: readonly [number, ...number[]],
  steps: readonly (readonly [
    part: string,
    step: (page: Page) => Promise<unknown>,
  ])[],
])[] = [
  [
    'the versions and the languages',
    PAGES.guide,
    [1280],
    [
      ['.navbar', (page) => open(page, 'Version')],
      ['.navbar', (page) => open(page, 'English')],
    ],
  ],
  [
    'the contents, the menu of pages and the main menu',
    PAGES.guide,
    [320],
    [
      ['main', (page) => open(page, 'On this page')],
      ['dialog', (page) => open(page, 'Open menu')],
      [
        'dialog',
        async (page) => {
          await open(page, 'main menu');
          await open(page, 'Versions');
          await open(page, 'Languages');
        },
      ],
    ],
  ],
  [
    'every detail',
    'docs/api/Localization/',
    [1280, 320],
    [
      [
        'main',
        (page) =>
          page.locator('main summary').evaluateAll((elements) => {
            for (const element of elements) (element as HTMLElement).click();
          }),
      ],
    ],
  ],
  [
    'the search with its help, and with hits',
    PAGES.guide,
    [1280, 320],
    [
      [
        'dialog',
        async (page) => {
          await open(page, 'Search');
          await expect(page.getByRole('checkbox')).toBeVisible();
        },
      ],
      [
        'dialog',
        async (page) => {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('combobox').fill('language');
          await expect(anyOf(dialog.getByRole('option'))).toBeVisible();
        },
      ],
    ],
  ],
];

for (const [names, path, [first, ...others], steps] of OPENINGS) {
  test(`${names}, open, have no fault`, async ({ page }) => {
    test.slow();
    await resize(page, first);
    await openApp(page, path);
    await loadAxe(page);
    for (const [part, step] of steps) {
      await step(page);
      expect.soft(await findPartFaults(page, part), part).toEqual([]);
      for (const width of [...others, first]) {
        await resize(page, width);
        const found = await findLayoutFaults(page, part);
        expect.soft(found, `${part} at ${width} px`).toEqual([]);
      }
    }
  });
}
