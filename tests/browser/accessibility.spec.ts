import type { Page } from '@playwright/test';
import { findLayoutFaults, findPartFaults, loadAxe } from './axe';
import { openApp } from './faults';
import { SHORT_PAGE } from './pages';
import { anyOf } from './pick';
import { EXACT, getButton, getDialog, getOptions } from './roles';
import { settle } from './settle';
import { expect, test } from './test';

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // The page marks its scrolling regions in the next frame.
  await settle(page);
}

test('menus and dialogs have no fault when they are open', async ({ page }) => {
  await openApp(page, SHORT_PAGE);
  await loadAxe(page);
  const press = (name: string): Promise<void> => getButton(page, name).click();
  const check = async (part: string, find = findPartFaults): Promise<void> => {
    expect.soft(await find(page, part), part).toEqual([]);
  };
  await resize(page, 320);
  await press('On this page');
  await check('.theme-doc-toc-mobile');
  await press('Open menu');
  await check('dialog');
  for (const name of ['main menu', 'Versions', 'Languages']) await press(name);
  await check('dialog');
  await page.keyboard.press('Escape');

  await resize(page, 1280);
  await press('Version');
  await check('.navbar');
  await page
    .locator('main details:not([data-page-menu]) > summary')
    .evaluateAll((elements) => {
      for (const element of elements) (element as HTMLElement).click();
    });
  await check('main details');
  await resize(page, 320);
  await check('main details', findLayoutFaults);
  await resize(page, 1280);
  await page.getByText('Actions', EXACT).click();
  await check('[data-page-menu]');

  await press('Search');
  const dialog = getDialog(page);
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await check('dialog');
  await resize(page, 320);
  await check('dialog', findLayoutFaults);
  await dialog.getByRole('combobox').fill('language');
  await expect(anyOf(getOptions(dialog))).toBeVisible();
  await check('dialog');
  await resize(page, 1280);
  await check('dialog', findLayoutFaults);
});
