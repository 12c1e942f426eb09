import type { Locator, Page } from '@playwright/test';
import { jumpTo } from './reader';
import { expect, test } from './test';
import { EXACT, getTab } from './roles';

const PATH = 'docs/api/';

const tab = (page: Page, name: string): Locator => getTab(page, name, EXACT);

const command = (page: Page): Locator =>
  page.getByRole('tabpanel').locator('code');

test('a chosen package manager is kept on all pages @engines @start', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('tab')).toHaveText(['npm', 'Yarn', 'pnpm']);
  await expect(command(page)).toContainText('npm install @firebolt-js/sdk');
  await tab(page, 'Yarn').click();
  await expect(command(page)).toContainText('yarn add @firebolt-js/sdk');
  const kept = await page.evaluate(() =>
    Object.entries<string>(localStorage).filter(([key]) =>
      key.startsWith('docusaurus.tab.'),
    ),
  );
  expect(kept.map(([, value]) => value)).toEqual(['Yarn']);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const schemas = pages.locator('[href$="/schemas/intro/"]');
  // The link is in a closed group.
  await schemas.dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL(/schemas\/intro\/$/);
  await expect(tab(page, 'Yarn')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'pnpm').click();
  await expect(command(page)).toContainText('pnpm add @firebolt-js/sdk');
  await page.reload();
  await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  await expect(command(page)).toContainText('pnpm add @firebolt-js/sdk');
});

test('arrows, Home, End and a link to something inside choose a tab, and Tab leaves', async ({
  page,
}) => {
  // No page has headings in panels yet, so this test adds an id.
  await page.route(`**/${PATH}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(
        'data-tab="pnpm"',
        'data-tab="pnpm"><b id="inside">Inside</b',
      ),
    });
  });
  await page.goto(`${PATH}#inside`);
  await expect(page.getByText('Inside')).toBeVisible();
  await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'pnpm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'npm'],
    ['ArrowRight', 'Yarn'],
    ['End', 'pnpm'],
    ['Home', 'npm'],
    ['ArrowLeft', 'pnpm'],
    ['ArrowRight', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  await jumpTo(page, 'elsewhere');
  await jumpTo(page, 'inside');
  await expect(page.getByText('Inside')).toBeVisible();
});
