import fs from 'node:fs';
import {
  LATER,
  countLoads,
  follow,
  misleadSidebar,
  openApp,
  saveData,
} from './faults';
import { at } from './pick';
import { expect, plainTest as test, test as strict } from './test';
import { settle } from './settle';
import { getTitle, listenTo } from './reader';
import { getLink, getMain, getStatus } from './roles';

test(
  'an unknown address is a 404 that names the versions with the page',
  { tag: '@start' },
  async ({ page }) => {
    const response = await page.goto('docs/9.9.9/api/Device/');
    expect(response?.status()).toBe(404);
    await expect(getTitle(page)).toHaveText('Page not found');
    const found = getStatus(page).getByRole('link');
    await expect(at(found, 0)).toHaveText('Device, 0.8.0');
    await getLink(page, 'Device, 0.7.0').click();
    await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/Device\/$/);
    await expect(getTitle(page)).toHaveText('Device');
  },
);

test(
  'a mistyped address offers pages with a similar one',
  { tag: '@engines' },
  async ({ page }) => {
    const found = getStatus(page).getByRole('link');
    await page.goto('playgroud/');
    await expect(found).toHaveText(['Playground']);
    // An address like no other still has ways on.
    await page.goto('zzzzzzzzzzzz/');
    await expect(getTitle(page)).toHaveText('Page not found');
    await expect(found).toHaveCount(0);
    await getLink(getMain(page), 'API').click();
    await expect(page).toHaveURL(/\/docs\/api\/$/);
  },
);

test('the list of pages may fail; the ways on stay', async ({ page }) => {
  await saveData(page);
  const warnings = listenTo(page, 'warning');
  await page.route(LATER, async (route) => {
    const response = await route.fetch();
    const isMap = (await response.text()).includes(
      '"title":"Keyboard","versions":',
    );
    await (isMap ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('docs/9.9.9/api/Device/');
  await expect.poll(() => warnings.join()).toContain('list of pages');
  await expect(getLink(getMain(page), 'API')).toBeVisible();
});

test('a link within the app to an unknown address asks the server once', async ({
  page,
}) => {
  await misleadSidebar(page, 'docs/api/Nothing/');
  await openApp(page, 'docs/api/Device/');
  const getLoads = countLoads(page);
  await follow(page, 'Keyboard');
  await expect(getTitle(page)).toHaveText('Page not found');
  await expect(page).toHaveURL(/\/docs\/api\/Nothing\/$/);
  await settle(page);
  expect(getLoads()).toBe(1);
});

strict('…/index.html and a missing slash become …/', async ({ page }) => {
  // A plain file server serves the file without a redirect.
  for (const form of ['docs/api/Device/index.html', 'docs/api/Device']) {
    await page.route(`**/${form}*`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: fs.readFileSync('build/docs/api/Device/index.html', 'utf8'),
      }),
    );
    await openApp(page, `${form}?a=1#audio`);
    await expect(page).toHaveURL(/\/docs\/api\/Device\/\?a=1#audio$/);
    await expect(getTitle(page)).toHaveText('Device');
  }
});
