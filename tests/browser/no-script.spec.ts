import type { Locator, Page } from '@playwright/test';
import { anyOf, at } from './pick';
import { expect, plainTest as test } from './test';
import { PAGES } from './pages';

test.use({ javaScriptEnabled: false });

const main = (page: Page): Locator => page.getByRole('main');

const KINDS = {
  ...PAGES,
  symbols: 'docs/api/symbols/',
  api: 'docs/api/',
  compare: 'compare/',
  playground: 'playground/',
  upgrade: 'upgrade/',
  notFound: '404.html',
};

test('a page of each kind reads well, without dead buttons', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(KINDS)) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      const what = `${name} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      const heading = main(page).getByRole('heading', { level: 1 });
      await expect.soft(heading, what).toBeVisible();
      const { length } = await main(page).innerText();
      expect.soft(length, what).toBeGreaterThan(150);
      const waiting = page.getByText(/Loading|Comparing…/);
      await expect.soft(waiting, what).toHaveCount(0);
      // The navbar's lists open on hover and focus.
      const buttons = page
        .getByRole('button')
        .and(page.locator(':not([data-control="dropdown"])'))
        .filter({ visible: true });
      await expect.soft(buttons, what).toHaveCount(0);
      await page.evaluate(() => {
        window.scrollTo(1000, 0);
      });
      const x = await page.evaluate(() => window.scrollX);
      expect.soft(x, what).toBe(0);
    }
  }
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'menus and contents lead through the pages',
      { tag: width === 1280 ? '@engines' : [] },
      async ({ page }) => {
        await page.goto('docs/0.7.0/api/Device/');
        const pages = page.getByRole('navigation', { name: 'Pages' });
        await pages.getByRole('link', { name: 'Schemas' }).click();
        await main(page)
          .getByRole('link', { name: 'Types', exact: true })
          .click();
        await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/schemas\/Types\/$/);
        await page
          .getByRole('navigation')
          .getByRole('link', { name: 'Changelog', exact: true })
          .click();
        await expect(page).toHaveURL(/\/docs\/0\.7\.0\/changelog\/$/);
        await page.goto(PAGES.module);
        await page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: 'hdcp', exact: true })
          .click();
        await expect(page).toHaveURL(/#hdcp$/);
        await expect(page.locator('#hdcp')).toBeInViewport();
      },
    );

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

test(
  'samples and messages can be opened and read',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.module);
    const method = page.getByRole('region', { name: 'audio', exact: true });
    const message = anyOf(method.getByText('"method": "device.audio"'));
    await expect(message).toBeHidden();
    await at(method.getByText('JSON-RPC messages'), 0).click();
    await expect(message).toBeVisible();
  },
);

test('symbols take the place of the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  await page.locator('.navbar').getByRole('link', { name: 'A to Z' }).click();
  await main(page).getByRole('link', { name: 'audio (Device)' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/Device\/#audio$/);
});
