import type { Page } from '@playwright/test';
import { findFaults, findLayoutFaults, findPartFaults, loadAxe } from './axe';
import { openApp } from './faults';
import { PAGES, SHORT_PAGE, TOOL_PAGES } from './pages';
import { anyOf } from './pick';
import { EXACT, getButton, getDialog, getOptions } from './roles';
import { expect, plainReturningTest as test, step } from './test';

/** Pages that together contain every kind of element. `tests/built` checks all pages. */
const KINDS = [
  ...Object.values(TOOL_PAGES),
  PAGES.home,
  PAGES.guide,
  PAGES.format,
  PAGES.category,
  PAGES.changelog,
  '404.html',
  'docs/api/',
  'docs/api/schemas/Types/',
  'docs/firebolt_docs/accessibility/voice-guidance/',
  'docs/0.5.3/firebolt_docs/authentication/email-prefill/',
  'docs/0.6.0-alpha.2/api/Accessibility/',
];

/** Number of tests that share the pages, because each page is only read. */
const SHARES = 4;

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

// A plain test, because the browser logs the not-found page's status as an error.
for (let share = 0; share < SHARES; share += 1) {
  test(`axe finds no fault on pages of all kinds, part ${share + 1}`, async ({
    page,
  }) => {
    for (const path of KINDS.filter((_, i) => i % SHARES === share)) {
      await step(path, async () => {
        await resize(page, 1280);
        await openApp(page, path);
        await loadAxe(page);
        // Other rules don't depend on the width, so they are checked only once.
        expect.soft(await findFaults(page), path).toEqual([]);
        // No style changes between a phone's width and 320 px, so only 320 px is tested.
        await resize(page, 320);
        const narrow = await findLayoutFaults(page);
        expect.soft(narrow, `${path} at 320 px`).toEqual([]);
      });
    }
  });
}

/** What a reader can open, its widths, and the part of the page that it changes. */
const OPENINGS: readonly (readonly [
  name: string,
  widths: readonly number[],
  part: string,
  open: (page: Page) => Promise<unknown>,
])[] = [
  [
    'contents',
    [320],
    'main',
    (page) => getButton(page, 'On this page').click(),
  ],
  ['pages', [320], 'dialog', (page) => getButton(page, 'Open menu').click()],
  [
    'the main menu',
    [320],
    'dialog',
    async (page) => {
      for (const name of ['main menu', 'Versions', 'Languages'])
        await getButton(page, name).click();
    },
  ],
  [
    'versions',
    [1280],
    '.navbar',
    async (page) => {
      await page.keyboard.press('Escape');
      await getButton(page, 'Version').click();
    },
  ],
  [
    'languages',
    [1280],
    '.navbar',
    (page) => getButton(page, 'English').click(),
  ],
  [
    'every detail',
    [1280, 320],
    'main',
    (page) =>
      page
        .locator('main details:not([data-page-menu]) > summary')
        .evaluateAll((elements) => {
          for (const element of elements) (element as HTMLElement).click();
        }),
  ],
  [
    'the menu of the page',
    [1280],
    '[data-page-menu]',
    (page) => page.getByText('Actions', EXACT).click(),
  ],
  [
    'the search with its help',
    [1280, 320],
    'dialog',
    async (page) => {
      await getButton(page, 'Search').click();
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
  ],
  [
    'the search with hits',
    [320, 1280],
    'dialog',
    async (page) => {
      const dialog = getDialog(page);
      await dialog.getByRole('combobox').fill('language');
      await expect(anyOf(getOptions(dialog))).toBeVisible();
    },
  ],
];

test('menus and dialogs have no fault when they are open', async ({ page }) => {
  await openApp(page, SHORT_PAGE);
  await loadAxe(page);
  for (const [name, [first = 0, ...others], part, open] of OPENINGS) {
    await step(name, async () => {
      await resize(page, first);
      await open(page);
      expect.soft(await findPartFaults(page, part), name).toEqual([]);
      for (const width of others) {
        await resize(page, width);
        const found = await findLayoutFaults(page, part);
        expect.soft(found, `${name} at ${width} px`).toEqual([]);
      }
    });
  }
});
