import fs from 'node:fs';
import { LATER, countLoads, follow, openApp, saveData } from './faults';
import { NEWEST, PAGES, SHORT_PAGE } from './pages';
import { at } from './pick';
import { expect, plainTest as test, test as strict } from './test';
import { settle } from './settle';
import { getTitle, listenTo } from './reader';
import { getLink, getMain, getStatus } from './roles';

test('an unknown address is a 404 that names the versions with the page @start', async ({
  page,
}) => {
  const response = await page.goto('docs/9.9.9/api/Device/');
  expect(response?.status()).toBe(404);
  await expect(getTitle(page)).toHaveText('Page not found');
  const found = getStatus(page).getByRole('link');
  await expect(at(found, 0)).toHaveText('Device, 0.8.0');
  await getLink(page, 'Device, 0.7.0').click();
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/Device\/$/);
  await expect(getTitle(page)).toHaveText('Device');
});

test('a mistyped address offers pages with a similar one @engines', async ({
  page,
}) => {
  const found = getStatus(page).getByRole('link');
  await page.goto('playgroud/');
  await expect(found).toHaveText(['Playground']);
  // An address like no other still has ways on.
  await page.goto('zzzzzzzzzzzz/');
  await expect(getTitle(page)).toHaveText('Page not found');
  await expect(found).toHaveCount(0);
  await getLink(getMain(page), 'API').click();
  await expect(page).toHaveURL(/\/docs\/api\/$/);
});

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

test('links within the app to a former and an unknown address arrive', async ({
  page,
}) => {
  await page.route(`**/${SHORT_PAGE}`, async (route) => {
    const text = await (await route.fetch()).text();
    const body = text
      .replaceAll('docs/api/Keyboard/"', 'docs/latest/api/Keyboard/#email"')
      .replaceAll('docs/api/Lifecycle/"', 'docs/api/Nothing/"');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await openApp(page, SHORT_PAGE);
  await follow(page, 'Keyboard');
  await expect(getTitle(page)).toHaveText('Keyboard');
  await expect(page).toHaveURL(/\/docs\/api\/Keyboard\/#email$/);
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Account');
  const getLoads = countLoads(page);
  await follow(page, 'Lifecycle');
  await expect(getTitle(page)).toHaveText('Page not found');
  await expect(page).toHaveURL(/\/docs\/api\/Nothing\/$/);
  await settle(page);
  // An unknown address is asked for once.
  expect(getLoads()).toBe(1);
});

strict('…/index.html and a missing slash become …/', async ({ page }) => {
  // A plain file server serves the file without a redirect.
  for (const form of ['docs/api/Account/index.html', 'docs/api/Account']) {
    await page.route(`**/${form}*`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: fs.readFileSync('build/docs/api/Account/index.html', 'utf8'),
      }),
    );
    await openApp(page, `${form}?a=1#uid`);
    await expect(page).toHaveURL(/\/docs\/api\/Account\/\?a=1#uid$/);
    await expect(getTitle(page)).toHaveText('Account');
  }
});

const CASES = [
  ['docs/latest/', PAGES.guide],
  [`docs/${NEWEST}/api/Device/`, 'docs/api/Device/'],
  ['docs/api/schemas/SecondScreen/', 'docs/api/SecondScreen/'],
] as const;

strict(
  'former and other addresses lead on, with query and hash, and leave no step in the history @start',
  async ({ page, baseURL }) => {
    for (const [from, to] of CASES) {
      await page.goto(`${from}?from=mail#usage`);
      await expect
        .soft(page, from)
        .toHaveURL(`${baseURL ?? ''}${to}?from=mail#usage`);
      await expect.soft(getTitle(page)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/api\/Device\/\?from=mail#usage$/);
  },
);
