import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, plainTest as test } from './test';
import { EXACT, getButton, getLink } from './roles';

test('leaves out the menus, and says of which version a page is', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  const menus = [
    page.locator('.navbar'),
    page.locator('.theme-doc-sidebar-container'),
    anyOf(getLink(page, 'audio', EXACT)),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    anyOf(getButton(page, 'Copy code')),
    anyOf(getButton(page, 'Run', EXACT)),
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
    await page.goto(PAGES.guide);
    const panels = page.getByRole('tabpanel');
    await expect(panels).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(panels).toHaveCount(2);
    for (const panel of await panels.all())
      await expect(anyOf(panel.locator('strong'))).toBeVisible();
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

test('is dark on light with light pictures, also in dark mode', async ({
  page,
}) => {
  const root = page.locator('html');
  const light = page.locator('main img[src$="/run.light.webp"]');
  const dark = page.locator('main img[src$="/run.dark.webp"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGES.guide);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
  await expect(root).toHaveCSS('color', 'rgb(31, 41, 51)');
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
