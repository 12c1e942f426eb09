import type { Page } from '@playwright/test';
import { findFaults, findLayoutFaults, findPartFaults, loadAxe } from './axe';
import { openApp } from './faults';
import { PAGES, SHORT_PAGE, TOOL_PAGES } from './pages';
import { anyOf } from './pick';
import { EXACT, getButton, getDialog, getOptions } from './roles';
import { expect, plainReturningTest as test, step } from './test';

/**
 * Pages that together contain every kind of element; a new kind may need another page.
 * `tests/built` checks all pages.
 */
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

test('menus and dialogs have no fault when they are open', async ({ page }) => {
  await openApp(page, SHORT_PAGE);
  await loadAxe(page);
  const { keyboard } = page;
  const press = (name: string): Promise<void> => getButton(page, name).click();
  const check = async (name: string, part: string): Promise<void> => {
    expect.soft(await findPartFaults(page, part), name).toEqual([]);
  };
  const checkLayout = async (name: string, part: string): Promise<void> => {
    expect.soft(await findLayoutFaults(page, part), name).toEqual([]);
  };
  await resize(page, 320);
  await press('On this page');
  await check('contents', '.theme-doc-toc-mobile');
  await press('Open menu');
  await check('pages', 'dialog');
  for (const name of ['main menu', 'Versions', 'Languages']) await press(name);
  await check('the main menu', 'dialog');
  await keyboard.press('Escape');

  await resize(page, 1280);
  await press('Version');
  await check('versions', '.navbar');
  await press('English');
  await check('languages', '.navbar');
  await page
    .locator('main details:not([data-page-menu]) > summary')
    .evaluateAll((elements) => {
      for (const element of elements) (element as HTMLElement).click();
    });
  await check('every detail', 'main');
  await resize(page, 320);
  await checkLayout('every detail at 320 px', 'main');
  await resize(page, 1280);
  await page.getByText('Actions', EXACT).click();
  await check('the menu of the page', '[data-page-menu]');

  await press('Search');
  const dialog = getDialog(page);
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await check('the search with its help', 'dialog');
  await resize(page, 320);
  await checkLayout('the search with its help at 320 px', 'dialog');
  await dialog.getByRole('combobox').fill('language');
  await expect(anyOf(getOptions(dialog))).toBeVisible();
  await check('the search with hits', 'dialog');
  await resize(page, 1280);
  await checkLayout('the search with hits at 1280 px', 'dialog');
});
