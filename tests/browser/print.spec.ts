import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, plainTest as test } from './test';

test('leaves out the menus, and says of which version a page is', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  const menus = [
    page.locator('.navbar'),
    page.locator('.theme-doc-sidebar-container'),
    anyOf(page.getByRole('link', { name: 'audio', exact: true })),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    anyOf(page.getByRole('button', { name: 'Copy code' })),
    anyOf(page.getByRole('button', { name: 'Run', exact: true })),
    page.locator('.pagination-nav'),
    page.getByRole('contentinfo'),
  ];
  for (const menu of menus) await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const menu of menus) await expect(menu).toBeHidden();
  await expect(page.getByText('Version: 0.8.0')).toBeVisible();
  await expect(page.getByText('Actions', { exact: true })).toBeHidden();
});

test(
  'opens what is closed, and closes it again',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.module);
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
  },
);

test('writes out where other sites are, but not pages of this one', async ({
  page,
}) => {
  await page.goto(PAGES.format);
  await page.emulateMedia({ media: 'print' });
  const getAfter = (selector: string): Promise<string> =>
    anyOf(page.locator(selector)).evaluate(
      (link) => getComputedStyle(link, '::after').content,
    );
  expect(
    await getAfter('.markdown a[href^="https://docs.developer."]'),
  ).toMatch(/\(https:\/\/docs\.developer\./);
  expect(await getAfter('.markdown a[href*="/metadata-integration/"]')).toBe(
    'none',
  );
  expect(await getAfter('.markdown .hash-link')).toBe('none');
});

test('is dark on light, also in dark mode', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(PAGES.guide);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(31, 41, 51)');
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});
