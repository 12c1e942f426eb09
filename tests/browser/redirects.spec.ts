import { follow, misleadSidebar, openApp } from './faults';
import { NEWEST } from './pages';
import { expect, test } from './test';
import { getTitle } from './reader';

const START = 'docs/firebolt_docs/getting-started/quick-start-guide/';

const CASES = [
  ['docs/', START],
  ['docs/latest/', START],
  ['docs/0.7.0/', START.replace('docs/', 'docs/0.7.0/')],
  [`docs/${NEWEST}/api/Device/`, 'docs/api/Device/'],
  ['docs/latest/category/schemas/', 'docs/category/schemas/'],
  ['docs/api/schemas/SecondScreen/', 'docs/api/SecondScreen/'],
] as const;

test(
  'former and other addresses lead on, with query and hash',
  { tag: '@start' },
  async ({ page, baseURL }) => {
    for (const [from, to] of CASES) {
      await page.goto(`${from}?from=mail#usage`);
      await expect
        .soft(page, from)
        .toHaveURL(`${baseURL ?? ''}${to}?from=mail#usage`);
      await expect.soft(getTitle(page)).toBeVisible();
    }
  },
);

test('a redirect leaves no step in the history', async ({ page, baseURL }) => {
  await page.goto('docs/api/');
  await page.goto('docs/latest/api/Device/');
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/api/Device/`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/api/`);
});

test('a redirect whose script is lost offers a link', async ({
  page,
  baseURL,
}) => {
  await page.route('**/js/redirect.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('docs/latest/api/Device/');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/api/Device/`);
});

test('a link within the app arrives through a redirect', async ({
  page,
  baseURL,
}) => {
  await misleadSidebar(page, 'docs/latest/api/Keyboard/#email');
  await openApp(page, 'docs/api/Device/');
  await follow(page, 'Keyboard');
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/api/Keyboard/#email`);
  await expect(getTitle(page)).toHaveText('Keyboard');
});
