import type { Locator, Page } from '@playwright/test';
import { hold, LATER, openApp } from './faults';
import { at } from './pick';
import { expect, plainTest, returningTest, test } from './test';

const getField = (page: Page): Locator => page.getByRole('combobox');

async function open(page: Page, address = 'docs/api/Device/'): Promise<void> {
  await openApp(page, address);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('radio', { name: '0.8.0' })).toBeAttached();
}

returningTest('all versions are in sight', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await getField(page).fill('audio');
    const choice = page.getByText(/^All versions/);
    await expect(choice).toBeInViewport({ ratio: 1 });
    const isClipped = await page
      .getByRole('group', { name: 'Version to search' })
      .evaluate((group) => group.scrollWidth > group.clientWidth);
    expect(isClipped).toBe(false);
    await page.getByRole('radio', { name: /^All versions/ }).check();
    await expect(page.getByText(/in all versions/)).toBeVisible();
  }
});

returningTest('four hits can be read in small windows', async ({ page }) => {
  await open(page);
  await getField(page).fill('device name');
  const dialog = page.getByRole('dialog');
  const options = page.getByRole('option');
  for (const [width, height] of [
    [320, 256],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const i of [0, 1, 2, 3]) {
      await expect(at(options, i)).toBeInViewport({ ratio: 1 });
      await expect(at(options, i)).toContainText(/\w{4}/);
    }
    await expect(page.getByRole('status')).toContainText('0.8.0');
    await expect(at(options, 0).getByText('API › Device')).toBeVisible();
    const isCut = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(isCut).toBe(false);
    await expect(getField(page)).toBeInViewport({ ratio: 1 });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
  }
});

test('what is shown stays where it is while the texts come', async ({
  page,
}) => {
  const release = await hold(page, '**/texts-*.json');
  await open(page);
  await getField(page).fill('device name');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText('so far in 0.8.0…');
  const options = page.getByRole('option');
  const read = (): Promise<readonly string[]> =>
    options.evaluateAll((all) =>
      all.map((option) => {
        const { top, height } = option.getBoundingClientRect();
        return [option.textContent, top, height].join();
      }),
    );
  const countHits = async (): Promise<number> =>
    Number(await at(options, 0).getAttribute('aria-setsize'));
  const count = await countHits();
  const before = await read();
  expect(before.length).toBeGreaterThan(4);
  release();
  await expect(status).not.toContainText('so far');
  // The list grows one frame after the status changes.
  await expect.poll(countHits).toBeGreaterThan(count);
  expect((await read()).slice(0, before.length)).toEqual(before);
});

returningTest(
  'hits can be read while one types and scrolls',
  async ({ page }) => {
    await open(page);
    const status = page.getByRole('dialog').getByRole('status');
    const options = page.getByRole('option');

    await returningTest.step('no letter typed moves the first', async () => {
      await getField(page).fill('user is not authenticated');
      await expect(status).not.toContainText('so far');
      const tops: (number | undefined)[] = [];
      for (const query of ['d', 'de', 'device ', 'device name']) {
        await getField(page).fill(query);
        await expect(page.getByRole('listbox')).toHaveAttribute(
          'aria-busy',
          'false',
        );
        tops.push((await at(options, 0).boundingBox())?.y);
      }
      expect(new Set(tops).size, tops.join()).toBe(1);
    });

    await returningTest.step(
      'scrolling and arrow keys reach the last',
      async () => {
        await getField(page).fill('device');
        await expect(status).toContainText('showing the best 30');
        const last = page.locator('[role="option"][aria-posinset="30"]');
        await expect(last).toHaveCount(0);
        await at(options, 0).hover();
        await expect(async () => {
          await page.mouse.wheel(0, 2000);
          await expect(last).toBeInViewport({ timeout: 500 });
        }).toPass();
        await getField(page).fill('device name');
        await expect(status).toContainText(/results in 0\.8\.0/);
        await expect(at(options, 0)).toBeInViewport();
        await getField(page).press('ArrowUp');
        await expect(last).toHaveAttribute('aria-selected', 'true');
        await expect(last).toBeInViewport();
      },
    );

    await returningTest.step('excerpts are sentences', async () => {
      await getField(page).fill('log level');
      const settings = at(options.filter({ hasText: /^Settings/ }), 0);
      await expect(settings).toBeVisible({ timeout: 20_000 });
      await expect(settings).toContainText(/level/);
      await expect(page.getByRole('listbox')).not.toContainText(
        'Call Returns at once Does',
      );
    });
  },
);

returningTest('a tool is a hit that opens it', async ({ page }) => {
  await open(page, 'docs/0.7.0/api/Device/');
  await getField(page).fill('playground');
  const hit = at(page.getByRole('option'), 0);
  await expect(hit).toContainText('Tool');
  await getField(page).press('Enter');
  await expect(page).toHaveURL(/\/playground\/$/);
});

returningTest('an empty field has ways to start', async ({ page }) => {
  await open(page, 'docs/0.7.0/api/Device/');
  const start = page.getByRole('heading', { name: 'Start here' });
  await expect(start).toBeVisible();
  const ways = page.locator('section', { has: start }).getByRole('link');
  const addresses = await ways.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect(address).toContain('/docs/0.7.0/');
  await at(ways, 0).click();
  await expect(page).toHaveURL(/0\.7\.0\/.*quick-start-guide\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 820, height: 1180 },
  });

  test('no key is named', async ({ page }) => {
    await open(page);
    await expect(page.getByText('open in a new tab')).toBeHidden();
    await expect(page.getByText('opens the search')).toBeHidden();
    await expect(page.getByText(/^Ctrl/).filter({ visible: true })).toHaveCount(
      0,
    );
  });
});

plainTest(
  'a search that does not load breaks nothing before it is opened',
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openApp(page, 'docs/api/Device/');
    await page.route(LATER, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Search' }).hover();
    await failed;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(errors).toEqual([]);
  },
);
