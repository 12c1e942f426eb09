import type { Page } from '@playwright/test';
import { GREETING } from '../../src/components/home/sample';
import { NEWEST, PAGES, SHORT_PAGE, TOOL_PAGES } from './pages';
import { anyOf, at } from './pick';
import { EXACT, getButton, getLink, getMain, getRegion } from './roles';
import { expect, plainTest as test } from './test';

test.use({ javaScriptEnabled: false });

const KINDS = {
  ...TOOL_PAGES,
  home: PAGES.home,
  module: SHORT_PAGE,
  category: PAGES.category,
  api: 'docs/api/',
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
      const main = getMain(page);
      const heading = main.getByRole('heading', { level: 1 });
      await expect.soft(heading, what).toBeVisible();
      const announcement = getRegion(page, 'Announcement');
      await expect.soft(announcement, what).toBeVisible();
      expect.soft((await main.innerText()).length, what).toBeGreaterThan(150);
      const waiting = page.getByText(/Loading|Comparing…/);
      await expect.soft(waiting, what).toHaveCount(0);
      // The navbar's lists open on hover and focus.
      const buttons = page
        .getByRole('button')
        .and(page.locator(':not([data-control="dropdown"])'))
        .filter({ visible: true });
      await expect.soft(buttons, what).toHaveCount(0);
      const x = await page.evaluate(() => {
        scrollTo(1000, 0);
        return scrollX;
      });
      expect.soft(x, what).toBe(0);
    }
  }
});

const expectMenus = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('docs/0.7.0/api/Account/');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await getLink(pages, 'Schemas').click();
  await getLink(getMain(page), 'Types', EXACT).click();
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/schemas\/Types\/$/);
  const menus = page.getByRole('navigation');
  await getLink(menus, 'Changelog', EXACT).click();
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/changelog\/$/);
  await page.goto(SHORT_PAGE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await getLink(contents, 'uid', EXACT).click();
  await expect(page).toHaveURL(/#uid$/);
  await expect(page.locator('#uid')).toBeInViewport();
  await getButton(page, 'Version').hover();
  await getLink(menus, '0.5.3', EXACT).click();
  await expect(page).toHaveURL(/\/docs\/0\.5\.3\/api\/Account\/$/);
};

test('menus, contents and versions lead through the pages, and samples open @engines', async ({
  page,
}) => {
  await expectMenus(page, 1280);
  await page.goto(SHORT_PAGE);
  const method = getRegion(page, 'uid', EXACT);
  const message = anyOf(method.getByText('"method": "account.uid"'));
  await expect(message).toBeHidden();
  await at(method.getByText('JSON-RPC messages'), 0).click();
  await expect(message).toBeVisible();
});

test('the keyboard leads to the versions', async ({ page }) => {
  await page.goto(SHORT_PAGE);
  await getButton(page, 'Version').focus();
  await page.keyboard.press('Tab');
  const menus = page.getByRole('navigation');
  await expect(getLink(menus, NEWEST, EXACT)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/Account\/$/);
});

test('on a phone menus lead on, symbols take the place of the search, and the Markdown is a link', async ({
  page,
}) => {
  await expectMenus(page, 390);
  await page.goto(SHORT_PAGE);
  await page.getByText('Actions', EXACT).click();
  await expect(getButton(page, 'Copy as Markdown')).toBeHidden();
  const markdown = getLink(page, 'View as Markdown');
  await expect(markdown).toBeInViewport({ ratio: 1 });
  await expect(markdown).toHaveAttribute('href', /\/api\/Account\/index\.md$/);
  await getLink(page.locator('.navbar'), 'A to Z').click();
  await getLink(getMain(page), 'uid (Account)').click();
  await expect(page).toHaveURL(/\/docs\/api\/Account\/#uid$/);
});

test('the television has a picture, and all panels of tabs show, with their names', async ({
  page,
}) => {
  const main = getMain(page);
  await page.goto(PAGES.home);
  await expect(main.getByRole('img', { name: GREETING })).toBeVisible();
  await expect(main.getByText('answer to device.name')).toBeVisible();
  await page.goto('docs/api/');
  for (const [name, text] of [
    ['npm', 'npm install'],
    ['Yarn', 'yarn add'],
    ['pnpm', 'pnpm add'],
  ] as const) {
    const own = main.getByRole('paragraph').getByText(name, EXACT);
    await expect(own).toBeVisible();
    await expect(main.getByText(`${text} @firebolt-js/sdk`)).toBeVisible();
  }
});
