import type { Page } from '@playwright/test';
import { refuseStorage } from './faults';
import { NEWEST, PAGES, SHORT_PAGE } from './pages';
import { expect, plainTest, test } from './test';
import { chooseVersion } from './reader';
import { getButton, getLink, getRegion } from './roles';

async function useShell(page: Page): Promise<void> {
  await page.goto(SHORT_PAGE);
  await getButton(page, 'dark and light mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseVersion(page, '0.7.0');
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/Account\/$/);
  // The URL changes first; until the page changes, its links lead to 0.8.0.
  await expect(getButton(page, 'Version')).toHaveText('0.7.0');
  await getLink(page, 'Guides').click();
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/category\/getting-started\/$/);
}

/** Storage that is full can be read. */
const fill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });

for (const [name, spoil] of [
  ['refused', refuseStorage],
  ['full', fill],
] as const) {
  plainTest(`works when storage is ${name}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await spoil(page);
    await useShell(page);
    expect(errors).toEqual([]);
  });
}

const KEY = 'docs-preferred-version-default';

test('remembers the version of the reader, and forgets one that does not exist', async ({
  page,
}) => {
  const getStored = () =>
    page.evaluate((key) => localStorage.getItem(key), KEY);
  const name = getButton(page, 'Version');
  await page.goto(PAGES.module);
  await chooseVersion(page, '0.7.0');
  await expect(page).toHaveURL(/0\.7\.0/);
  expect(await getStored()).toBe('0.7.0');
  await page.goto(PAGES.home);
  await expect(name).toHaveText('0.7.0');
  await page.goto('docs/0.7.0/api/Account/');
  await getLink(page, 'latest version').click();
  await expect(page).toHaveURL(/docs\/api\/Account\/$/);
  for (const address of [PAGES.home, SHORT_PAGE]) {
    await page.goto(address);
    await expect(name).toHaveText(NEWEST);
    await page.evaluate((key) => {
      localStorage.setItem(key, '9.9.9');
    }, KEY);
    await page.reload();
    await expect(name).toHaveText(NEWEST);
    await expect.poll(getStored).toBeNull();
  }
});

test('what the site documents is announced until it is dismissed @start', async ({
  page,
}) => {
  const bar = getRegion(page, 'Announcement');
  await page.goto(PAGES.guide);
  await expect(bar).toContainText(NEWEST);
  await expect(bar.getByRole('link')).toHaveAttribute(
    'href',
    /quick-start-guide\/#newer-sdks$/,
  );
  await page.setViewportSize({ width: 1280, height: 600 });
  const pages = page.getByRole('navigation', {
    name: 'Pages',
    exact: true,
  });
  const below = await pages.evaluate((menu) => {
    menu.scrollTop = menu.scrollHeight;
    const shown = [...menu.querySelectorAll('a')].filter(
      (link) => link.getClientRects().length,
    );
    const last = shown.pop()?.getBoundingClientRect();
    return (last?.bottom ?? NaN) - innerHeight;
  });
  expect(below, 'the last entry shows').toBeLessThanOrEqual(0);
  await getButton(bar, /Close/).click();
  await expect(bar).toBeHidden();
  for (const path of [PAGES.home, PAGES.module]) {
    // Records whether the announcement was visible at any time.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const own = document.querySelector('[data-announcement]');
        if (own?.getClientRects().length)
          document.documentElement.dataset['flashed'] = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(bar).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  }
});
