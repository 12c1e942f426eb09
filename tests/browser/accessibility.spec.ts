import type { Page } from '@playwright/test';
import { findLayoutFaults, findPartFaults, loadAxe } from './axe';
import { openApp } from './faults';
import { SHORT_PAGE } from './pages';
import { anyOf } from './pick';
import { EXACT, getButton, getDialog, getOptions } from './roles';
import { expect, returningTest as test } from './test';

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
