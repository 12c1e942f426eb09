import type { Route } from '@playwright/test';
import {
  countLoads,
  follow,
  openApp,
  refuseStorage,
  saveData,
  waitForApp,
} from './faults';
import { expect, plainTest as test } from './test';
import { SHORT_PAGE } from './pages';
import { settle } from './settle';
import { getTitle, listenTo } from './reader';
import { getAlert } from './roles';

const refuse = (route: Route): Promise<void> => route.fulfill({ status: 503 });

/** The pages of a new deployment contain scripts that the old tab doesn't run. */
const answerNewer = async (route: Route): Promise<void> => {
  const text = await (await route.fetch()).text();
  const body = text.replace(/main\.\w+\.js/g, 'main.00000000.js');
  await route.fulfill({ contentType: 'text/html', body });
};

for (const [what, answer, warning] of [
  ['fails to preload, without storage', refuse, /503/],
  ['comes from a newer deployment', answerNewer, /^/],
] as const) {
  test(`a route that ${what} is loaded by the browser, once`, async ({
    page,
  }) => {
    if (what.includes('storage')) await refuseStorage(page);
    await saveData(page);
    await openApp(page, SHORT_PAGE);
    const warnings = listenTo(page, 'warning');
    // The app's own requests, but not page loads.
    await page.route('**/docs/api/Keyboard/', (route) =>
      route.request().resourceType() === 'fetch'
        ? answer(route)
        : route.continue(),
    );
    const getLoads = countLoads(page);
    await follow(page, 'Keyboard');
    await expect.poll(getLoads).toBe(1);
    await waitForApp(page);
    await expect(page).toHaveURL(/\/docs\/api\/Keyboard\/$/);
    await expect(getTitle(page)).toHaveText('Keyboard');
    await settle(page);
    expect(getLoads()).toBe(1);
    expect(warnings.join()).toMatch(warning);
  });
}

test('a route that does not come while the network is up is asked for once', async ({
  page,
}) => {
  await saveData(page);
  await openApp(page, SHORT_PAGE);
  const warnings = listenTo(page, 'warning');
  await page.route('**/docs/api/Keyboard/', (route) => route.abort());
  const getLoads = countLoads(page);
  await follow(page, 'Keyboard');
  // The browser shows its own error page.
  await expect(page).toHaveURL(/^chrome-error:/);
  expect(getLoads()).toBe(1);
  expect(warnings.join()).toContain('Reloads the page');
  await page.goBack();
  await waitForApp(page);
  const loads = getLoads();
  await follow(page, 'Keyboard');
  await expect(getAlert(page)).toContainText("didn't load");
  expect(getLoads()).toBe(loads);
  await expect(page).toHaveURL(/\/docs\/api\/Account\/$/);
});

test('a misconfigured base URL is told on the home page', async ({ page }) => {
  // The site is served from the wrong path, so all files are missing.
  await page.route('http://elsewhere.test/**', (route) =>
    route.request().url().endsWith('/elsewhere/')
      ? route.fulfill({ path: 'build/index.html' })
      : route.fulfill({ status: 404 }),
  );
  await page.goto('http://elsewhere.test/elsewhere/');
  for (const text of [
    'Your Docusaurus site did not load properly.',
    'Current configured baseUrl = /firebolt-documentation/',
    'We suggest trying baseUrl = /elsewhere/',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await openApp(page, '');
  await expect(page.getByText('did not load properly')).toBeHidden();
});
