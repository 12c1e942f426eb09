import { follow, misleadSidebar, openApp } from './faults';
import { NEWEST } from './pages';
import { expect, test } from './test';
import { getTitle } from './reader';

const START = 'docs/firebolt_docs/getting-started/quick-start-guide/';

const CASES = [
  ['docs/latest/', START],
  [`docs/${NEWEST}/api/Device/`, 'docs/api/Device/'],
  ['docs/api/schemas/SecondScreen/', 'docs/api/SecondScreen/'],
] as const;

test(
  'former and other addresses lead on, with query and hash, and leave no step in the history',
  { tag: '@start' },
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
