import type { Locator, Page } from '@playwright/test';
import { openApp, refuseStorage } from './faults';
import { NEWEST } from './pages';
import { typeInto } from './gestures';
import { anyOf, at } from './pick';
import {
  expect as defaultExpect,
  plainTest,
  returningTest,
  test,
} from './test';
import { settle } from './settle';
import { listRequests } from './reader';

const expect = defaultExpect.configure({ timeout: 20_000 });

const field = (page: Page): Locator => page.getByRole('combobox');
const hits = (page: Page): Locator => page.getByRole('option');
const bestHit = (page: Page): Locator => at(hits(page), 0);

async function openSearch(page: Page, address = 'docs/api/Device/') {
  await openApp(page, address);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await typeInto(field(page), query);
  await expect(page.locator('[role=listbox]')).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

test('the search works without versions in the navbar', async ({ page }) => {
  await page.route('**/docs/api/Device/', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(' data-version=', ' data-other=');
    await route.fulfill({ response, body });
  });
  await openSearch(page);
  await expect(page.getByRole('link', { name: /symbols from A/ })).toHaveCount(
    0,
  );
  await search(page, 'hdcp');
  await expect(bestHit(page)).toContainText('hdcp');
});

returningTest(
  'the single key can be switched off for good, and is not swallowed then',
  async ({ page }) => {
    await openSearch(page);
    await page.getByRole('checkbox', { name: '/ opens the search' }).uncheck();
    await openApp(page, 'docs/changelog/');
    await page.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        keys.push(defaultPrevented ? `${key} swallowed` : key);
      });
    });
    await page.keyboard.type('/abc');
    expect(
      await page.evaluate(() => (window as unknown as { keys: [] }).keys),
    ).toEqual(['/', 'a', 'b', 'c']);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'arrows choose a hit and Enter opens it',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    await openSearch(page);
    await search(page, 'screenResolution');
    await expect(bestHit(page)).toHaveAttribute('aria-selected', 'true');
    await expect(bestHit(page)).toContainText('Method');
    await page.keyboard.press('ArrowDown');
    const second = at(hits(page), 1);
    await expect(second).toContainText('Event');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      /\/docs\/api\/Device\/#screenresolutionchanged$/,
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(
      page.getByRole('heading', { name: 'screenResolutionChanged' }),
    ).toBeFocused();
    // Playwright waits for Firefox to load a page, which this Back doesn't.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/docs\/api\/Device\/$/);
  },
);

returningTest(
  'the version being read is searched, others are one key away',
  async ({ page }) => {
    await openSearch(page, 'docs/0.7.0/api/Device/');
    await search(page, 'TuneIntent');
    const status = page.getByRole('dialog').getByRole('status');
    await expect(page.getByRole('radio', { name: /^0\.7\.0/ })).toBeChecked();
    // The count includes each hit that is listed.
    await expect(status).toHaveText(/^\d+ results in 0\.7\.0, and \d+ in /);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /^0\.7\.0/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${NEWEST}`) }),
    ).toBeChecked();
    await expect(status).toContainText(` in ${NEWEST}`);
    await expect(bestHit(page)).toContainText('TuneIntent');
    await bestHit(page).click();
    await expect(page).toHaveURL(/\/docs\/api\/schemas\/Intents\/#tuneintent$/);
  },
);

returningTest('what only another version has is offered', async ({ page }) => {
  await openSearch(page, 'docs/0.5.3/api/Device/');
  await search(page, 'StorageScope');
  await expect(bestHit(page)).toContainText('StorageScope');
  await expect(bestHit(page)).toHaveAttribute(
    'href',
    /\/docs\/0\.6\.0-alpha\.2\/api\/SecureStorage\/#storagescope$/,
  );
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(
    /^No results in 0\.5\.3\. Results in other versions: \d+\.$/,
  );
  await search(page, 'zzqqxxkk');
  await expect(status).toHaveText(
    'No results in 0.5.3. The docs are in English.',
  );
});

returningTest(
  'searches that led somewhere are kept and can be cleared',
  async ({ page }) => {
    await openSearch(page);
    await search(page, 'hdcp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    // The field contains the last query, and the next key replaces it.
    await expect(field(page)).toHaveValue('hdcp');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('');
    await page.getByRole('button', { name: 'hdcp', exact: true }).click();
    await expect(field(page)).toHaveValue('hdcp');
    await expect(bestHit(page)).toContainText('Device.hdcp');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(page.getByText('Recent searches')).toBeHidden();
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(page.getByText('What you can search for')).toBeVisible();
    await expect(page.getByText('Recent searches')).toBeHidden();
  },
);

test('the search works where storage is refused', async ({ page }) => {
  await refuseStorage(page);
  await openSearch(page);
  await search(page, 'hdcp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#hdcp$/);
});

test('nothing is loaded before a reader is about to search', async ({
  page,
}) => {
  const urls = listRequests(page);
  await page.goto('docs/api/Device/');
  await settle(page);
  const isIndex = (url: string): boolean => url.includes('/assets/search/');
  expect(urls.filter(isIndex)).toEqual([]);
  expect(page.workers()).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await search(page, 'audio');
  await expect.poll(() => urls.filter(isIndex).length).toBe(3);
  const origin = new URL(page.url()).origin;
  expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
});

returningTest('keys open the search and Escape closes it', async ({ page }) => {
  await openApp(page, 'docs/api/Device/');
  const link = page.getByRole('link', { name: 'Guides', exact: true });
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('audio');
    await expect(field(page)).toHaveValue('audio');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  }
});

returningTest(
  '10,000 characters do no harm, and Tab stays inside the dialog',
  async ({ page }) => {
    await openSearch(page);
    await search(page, 'audio '.repeat(1667));
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      /result|Nothing/,
    );
    await search(page, 'Device.audio');
    await expect(bestHit(page)).toContainText('Device.audio');
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press(i < 3 ? 'Tab' : 'Shift+Tab');
      await expect(page.locator('dialog :focus')).toHaveCount(1);
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the search fills the screen', async ({ page }) => {
    await page.goto('docs/api/Device/');
    await page.getByRole('button', { name: 'Search' }).tap();
    await search(page, 'audio');
    expect(await page.getByRole('dialog').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 390,
      height: 800,
    });
    await bestHit(page).tap();
    await expect(page).toHaveURL(/#audio$/);
    await page.getByRole('button', { name: 'Search' }).tap();
    await search(page, 'mediaRenditionChange');
    const versions = bestHit(page).getByText('every version');
    expect((await versions.boundingBox())?.x).toBeLessThan(32);
  });
});

// Plain tests, because the browser logs each failed load as an error.
plainTest.describe('where loading fails', () => {
  plainTest('the search says so and tries again', async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await openSearch(page);
    await field(page).fill('audio');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'The search index could not be loaded.',
    );
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(bestHit(page)).toContainText('Device.audio');
  });

  plainTest('names are still found without the texts', async ({ page }) => {
    await page.route('**/texts-*.json', (route) => route.abort());
    await openSearch(page);
    await search(page, 'Device.audio');
    await expect(bestHit(page)).toContainText('Device.audio');
    await expect(
      page.getByText('Searching names and summaries only'),
    ).toBeVisible();
  });
});

returningTest(
  'a hit is a link, and in forced colors one sees what was found and what is chosen',
  async ({ page }) => {
    await openSearch(page);
    await search(page, 'Device.audio');
    await returningTest.step('opens in another tab as well', async () => {
      const [opened, request] = await Promise.all([
        page.context().waitForEvent('page'),
        // In some versions of Chromium's headless shell, a new tab crashes after its
        // request.
        page
          .context()
          .waitForEvent('request', (sent) => sent.isNavigationRequest()),
        bestHit(page).click({ modifiers: ['ControlOrMeta'] }),
      ]);
      expect(request.url()).toMatch(/\/docs\/api\/Device\/$/);
      await opened.close();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const mark = anyOf(bestHit(page).locator('mark'));
    await expect(mark).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const background = await page
        .locator('.shell-search')
        .evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
      await expect(mark).not.toHaveCSS('color', background);
      await expect(at(hits(page), 0)).toHaveCSS('outline-style', 'solid');
      await expect(at(hits(page), 1)).toHaveCSS('outline-style', 'none');
      const widths = await page
        .locator('dialog fieldset label > span')
        .evaluateAll((labels) =>
          labels.map((label) => getComputedStyle(label).borderTopWidth),
        );
      expect(widths.filter((width) => width === '2px')).toHaveLength(1);
    }
  },
);
