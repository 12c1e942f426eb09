import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findUnstyled } from '../css/findUnstyled';
import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, returningTest as test } from './test';
import { getButton, getDialog, getOptions } from './roles';

function readStyles(): string {
  const folder = 'build/assets/css';
  return fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** Finds elements of the current page that Infima would style, but the site doesn't. */
async function findLost(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => [
      element.localName,
      ...[...element.classList].map((name) => `.${name}`),
    ]),
  );
  expect(names.length).toBeGreaterThan(100);
  return findUnstyled(names, readStyles());
}

test('a copied sample, the list of versions, the search and the menu have every style that they use', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  await anyOf(getButton(page, 'Copy code')).click();
  await getButton(page, 'Version').click();
  expect(await findLost(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('audio');
  await expect(anyOf(getOptions(page))).toBeVisible();
  expect(await findLost(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await getButton(page, 'Open menu').click();
  await expect(getDialog(page)).toBeVisible();
  expect(await findLost(page)).toEqual([]);
});
