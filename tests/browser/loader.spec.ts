import type { Page } from '@playwright/test';
import { hold, BUNDLES, refuseStorage, TOOL, waitForApp } from './faults';
import { SHORT_PAGE } from './pages';
import { at } from './pick';
import { expect, plainTest as test, step } from './test';
import { followNavbar, getTitle } from './reader';
import {
  EXACT,
  getAlert,
  getButton,
  getDialog,
  getLink,
  getMain,
} from './roles';

const banner = (page: Page) =>
  getAlert(page).filter({ hasText: "didn't load" });
const tool = (page: Page) => getMain(page).locator('[data-client]');

test('a tool that loads shows a spinner after 200 ms, then comes', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, TOOL);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('upgrade/', { waitUntil: 'commit' });
  await expect(tool(page)).toHaveAttribute('data-awake', 'waiting');
  const spinner = getMain(page).getByText('Loading…');
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  const more = getMain(page).getByRole('heading', { name: 'More' });
  const before = await more.boundingBox();
  await page.clock.runFor(2);
  await expect(spinner).toBeVisible();
  expect(await more.boundingBox()).toEqual(before);
  // Until the script has loaded, the page shows the server's HTML.
  await expect(getButton(page, 'Check')).toBeVisible();
  release();
  await page.clock.resume();
  await expect(tool(page)).toHaveAttribute('data-awake', 'live');
  await expect(spinner).toHaveCount(0);
});

test('a press and a choice before the script has come count', async ({
  page,
}) => {
  const release = await hold(page, BUNDLES);
  await page.goto(SHORT_PAGE, { waitUntil: 'commit' });
  await getButton(page, 'Search').click();
  await expect(getDialog(page)).toHaveCount(0);
  release();
  await expect(getDialog(page, 'Search')).toBeVisible();
  await page.unroute(BUNDLES);
  const releaseTool = await hold(page, BUNDLES);
  await page.goto('compare/', { waitUntil: 'commit' });
  const from = at(getMain(page).getByRole('combobox'), 0);
  await from.click();
  await from.selectOption('0.6.0');
  releaseTool();
  await expect(page).toHaveURL(/\?from=0\.6\.0&/);
  await expect(from).toHaveValue('0.6.0');
});

test('a tool that fails to load says why, and Retry brings it', async ({
  page,
}) => {
  await page.route(TOOL, (route) => route.abort());
  await page.goto('upgrade/');
  const alert = getAlert(getMain(page)).filter({ hasText: "didn't load" });
  await expect(alert).toContainText(/Loading chunk .* failed/);
  await expect(getTitle(page)).toHaveText('Upgrade check');
  const retry = getButton(getMain(page), 'Retry');
  await page.route(TOOL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'oops(' }),
  );
  await retry.click();
  await expect(alert).toContainText(/Loading chunk .* failed/);
  await page.unroute(TOOL);
  await retry.click();
  await expect(tool(page)).toHaveAttribute('data-awake', 'live');
  await expect(alert).toHaveCount(0);
  await step('one without a default export says so', async () => {
    await page.route(TOOL, async (route) => {
      const text = await (await route.fetch()).text();
      const body = text.replace('default:()=>', 'other:()=>');
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.reload();
    await expect(alert).toContainText(
      'The page component "src/browser/upgrade" has no default export.',
    );
    // The page around it works.
    await followNavbar(page, 'API');
    await expect(getTitle(page)).toHaveText('Schemas');
  });
});

test('a lost or broken script leaves a page that reads and says so, and Retry recovers', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto(SHORT_PAGE);
  await expect(banner(page)).toContainText(/main\.\w+\.js/);
  await expect(getTitle(page)).toHaveText('Account');
  await getButton(page, 'Dismiss').click();
  await expect(banner(page)).toHaveCount(0);
  await page.route(BUNDLES, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'oops(' }),
  );
  await getLink(page.getByRole('complementary'), 'Keyboard', EXACT).click();
  await expect(getTitle(page)).toHaveText('Keyboard');
  await expect(banner(page)).toBeVisible();
  await page.unroute(BUNDLES);
  await getButton(page, 'Retry').click();
  await waitForApp(page);
  await expect(banner(page)).toHaveCount(0);
});
