import type { Locator, Page } from '@playwright/test';
import { expect, plainTest as test } from './test';
import { BASE_URL, getBuiltSite } from '../built/builtSite';
import { PAGES } from './pages';

test.use({ javaScriptEnabled: false });

const main = (page: Page): Locator => page.getByRole('main');

const KINDS = {
  ...PAGES,
  symbols: 'docs/api/symbols/',
  api: 'docs/api/',
  compare: 'compare/',
  notFound: '404.html',
};

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, path] of Object.entries(KINDS)) {
      test(`${name} reads well, without dead buttons`, async ({ page }) => {
        await page.goto(path);
        await expect(
          main(page).getByRole('heading', { level: 1 }),
        ).toBeVisible();
        expect((await main(page).innerText()).length).toBeGreaterThan(150);
        await expect(page.getByText(/Loading|Comparing…/)).toHaveCount(0);
        // The lists of the navbar open on hover and focus.
        const buttons = page.getByRole('button').filter({
          visible: true,
          hasNotText: /^0\.|^English$/,
        });
        await expect(buttons).toHaveCount(0);
        await page.evaluate(() => {
          window.scrollTo(1000, 0);
        });
        expect(await page.evaluate(() => window.scrollX)).toBe(0);
      });
    }

    test('menus lead through the pages of a version', async ({ page }) => {
      await page.goto('docs/0.7.0/api/Device/');
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Schemas' }).click();
      await main(page).getByRole('link', { name: 'Types' }).first().click();
      await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/schemas\/Types\/$/);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: 'Changelog', exact: true })
        .click();
      await expect(page).toHaveURL(/\/docs\/0\.7\.0\/changelog\/$/);
    });

    test('the contents of a page lead to its headings', async ({ page }) => {
      await page.goto(PAGES.module);
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'hdcp', exact: true })
        .click();
      await expect(page).toHaveURL(/#hdcp$/);
      await expect(page.locator('#hdcp')).toBeInViewport();
    });

    test('versions can be reached', async ({ page }) => {
      await page.goto(PAGES.module);
      await page.getByRole('button', { name: 'Version' }).hover();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: '0.5.3', exact: true })
        .click();
      await expect(page).toHaveURL(/\/docs\/0\.5\.3\/api\/Device\/$/);
    });
  });
}

test('the skip link leads past the menus', async ({ page }) => {
  for (const path of [PAGES.home, PAGES.module, 'compare/', '404.html']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(1);
  }
});

test('samples and messages can be opened and read', async ({ page }) => {
  await page.goto(PAGES.module);
  const method = page.getByRole('region', { name: 'audio', exact: true });
  const message = method.getByText('"method": "device.audio"').first();
  await expect(message).toBeHidden();
  await method.getByText('JSON-RPC messages').first().click();
  await expect(message).toBeVisible();
});

test('symbols take the place of the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  await page.getByRole('link', { name: 'Symbols A–Z' }).click();
  await main(page).getByRole('link', { name: 'audio (Device)' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/Device\/#audio$/);
});

test('links alone lead from the home page to every page', () => {
  const { pages } = getBuiltSite();
  const reached = new Set<string>([BASE_URL]);
  for (const path of reached) {
    for (const { element, url } of pages.get(path)?.references ?? []) {
      const target = new URL(url, `https://site${path}`).pathname;
      if (element === 'a' && pages.has(target)) reached.add(target);
    }
  }
  const unreached = [...pages.values()].filter(
    ({ path, redirect }) =>
      path.includes('/docs/') && redirect === undefined && !reached.has(path),
  );
  expect(unreached.map(({ path }) => path)).toEqual([]);
});
