import type { Locator } from '@playwright/test';
import { PAGES, SHORT_PAGE } from './pages';
import { anyOf } from './pick';
import { expect, plainTest as test } from './test';
import { EXACT, getButton } from './roles';

test('leaves out the menus, writes out addresses, and is dark on light', async ({
  page,
}) => {
  const picture = (mode: string): Locator =>
    page.locator(`main img[src$="/run.${mode}.webp"]`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGES.guide);
  const screenOnly = [
    page.locator('.navbar'),
    page.locator('.theme-doc-sidebar-container'),
    anyOf(page.locator('.table-of-contents')),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    anyOf(getButton(page, 'Copy code')),
    anyOf(getButton(page, 'Run', EXACT)),
    page.locator('.pagination-nav'),
    page.getByRole('contentinfo'),
    page.getByText('Actions', EXACT),
    picture('dark'),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  await expect(picture('light')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of screenOnly) await expect(part).toBeHidden();
  await expect(picture('light')).toBeVisible();
  await expect(page.getByText('Version: 0.8.0')).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('color', 'rgb(31, 41, 51)');
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const [selector, content] of [
    ['[href^="https://rdkcentral.github.io/firebolt/"]', /\(https:\/\/rdk/],
    ['[href^="/firebolt-documentation/docs/api/"]', /^none$/],
    ['.hash-link', /^none$/],
  ] as const) {
    const after = await anyOf(page.locator(`.markdown a${selector}`)).evaluate(
      (link) => getComputedStyle(link, '::after').content,
    );
    expect(after, selector).toMatch(content);
  }
});

test('opens what is closed, and closes it again @engines', async ({ page }) => {
  await page.goto(PAGES.guide);
  const panels = page.getByRole('tabpanel');
  await expect(panels).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(panels).toHaveCount(2);
  for (const panel of await panels.all())
    await expect(anyOf(panel.locator('strong'))).toBeVisible();
  await page.goto(SHORT_PAGE);
  const closed = page.locator('main details:not([open])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await expect(closed).toHaveCount(count);
});
