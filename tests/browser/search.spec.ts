import type { Locator, Page } from '@playwright/test';
import { hold, openApp, refuseStorage } from './faults';
import { typeInto } from './gestures';
import { NEWEST, PAGES, SHORT_PAGE } from './pages';
import { anyOf, at } from './pick';
import { listRequests } from './reader';
import {
  EXACT,
  getAlert,
  getButton,
  getDialog,
  getLink,
  getOptions,
  getStatus,
} from './roles';
import { settle } from './settle';
import { expect, plainTest, step, test } from './test';

const field = (page: Page): Locator => getDialog(page).getByRole('combobox');
const bestHit = (page: Page): Locator => at(getOptions(getDialog(page)), 0);
const status = (page: Page): Locator => getStatus(getDialog(page));
const version = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name });

const START = SHORT_PAGE;

async function openSearch(page: Page, address = START): Promise<void> {
  await openApp(page, address);
  await getButton(page, 'Search').click();
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await typeInto(field(page), query);
  // A list without hits is hidden.
  const list = page.locator('[role=listbox]');
  await expect(list).toHaveAttribute('aria-busy', 'false');
}

test('the search works without versions in the navbar, and where storage is refused', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.route(`**/${START}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(' data-version=', ' data-other=');
    await route.fulfill({ response, body });
  });
  await openSearch(page);
  await expect(getLink(page, /symbols from A/)).toHaveCount(0);
  await search(page, 'hdcp');
  await expect(bestHit(page)).toContainText('hdcp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#hdcp$/);
});

test('keys open the search and Escape closes it; the single key can be switched off for good; hits can be read', async ({
  page,
}) => {
  await openApp(page, START);
  // The second Escape comes before the browser has gone back to the page's own entry.
  const quick = ['/', 'Escape', '/', 'Escape'];
  await Promise.all(quick.map((key) => page.keyboard.press(key)));
  const link = getLink(page, 'Guides', EXACT);
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('q');
    await expect(field(page)).toHaveValue('q');
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('/');
  await field(page).fill('');
  await page.getByRole('checkbox', { name: '/ opens the search' }).uncheck();
  await openApp(page, PAGES.category);
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
  await expect(getDialog(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  const options = getOptions(page);
  await step('no letter typed moves the first', async () => {
    await search(page, 'user is not authenticated');
    await expect(status(page)).not.toContainText('so far');
    const tops: (number | undefined)[] = [];
    for (const query of ['d', 'de', 'device ', 'device name']) {
      await search(page, query);
      tops.push((await bestHit(page).boundingBox())?.y);
    }
    expect(new Set(tops).size, tops.join()).toBe(1);
  });
  await step('scrolling and arrow keys reach the last', async () => {
    await search(page, 'device');
    await expect(status(page)).toContainText('showing the best 30');
    const last = page.locator('[role="option"][aria-posinset="30"]');
    await expect(last).toHaveCount(0);
    await bestHit(page).hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    await search(page, 'device name');
    await expect(bestHit(page)).toBeInViewport();
    await field(page).press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport();
  });
  await step('Tab stays inside the dialog', async () => {
    await search(page, 'Device.audio');
    await expect(bestHit(page)).toContainText('Device.audio');
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press(i < 3 ? 'Tab' : 'Shift+Tab');
      await expect(page.locator('dialog :focus')).toHaveCount(1);
    }
  });
  await step('four hits can be read in small windows', async () => {
    await search(page, 'device name');
    for (const [width, height] of [
      [320, 256],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const i of [0, 1, 2, 3]) {
        await expect(at(options, i)).toBeInViewport({ ratio: 1 });
        await expect(at(options, i)).toContainText(/\w{4}/);
      }
      await expect(status(page)).toContainText('0.8.0');
      await expect(bestHit(page).getByText('API › Device')).toBeVisible();
      const isCut = await getDialog(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(isCut).toBe(false);
      for (const part of [field(page), getButton(getDialog(page), 'Close')])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 195, height: 400 });
    expect((await field(page).boundingBox())?.width).toBeGreaterThan(80);
  });
  await step('forced colors show what is found and chosen', async () => {
    await search(page, 'Device.audio');
    await page.emulateMedia({ forcedColors: 'active' });
    const mark = anyOf(bestHit(page).locator('mark'));
    // The system's colors of marked text, black on yellow.
    await expect(mark).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await expect(bestHit(page)).toHaveCSS('outline-style', 'solid');
    await expect(at(options, 1)).toHaveCSS('outline-style', 'none');
    const chosen = page.locator('fieldset label:has(:checked) > span');
    await expect(chosen).toHaveCSS('border-top-width', '2px');
  });
});

test('arrows choose a hit and Enter opens it @engines @start', async ({
  page,
}) => {
  await openSearch(page, PAGES.module);
  await search(page, 'screenResolution');
  await expect(bestHit(page)).toHaveAttribute('aria-selected', 'true');
  await expect(bestHit(page)).toContainText('Method');
  await page.keyboard.press('ArrowDown');
  const second = at(getOptions(page), 1);
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
  await expect(getDialog(page)).toBeHidden();
  // Playwright waits for Firefox to load a page, which this Back doesn't.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/docs\/api\/Device\/$/);
});

test('versions can be searched, and searches are kept', async ({ page }) => {
  // The version being read is searched, and others are one key away.
  await openSearch(page, 'docs/0.7.0/api/Account/');
  await page.setViewportSize({ width: 390, height: 800 });
  await search(page, 'TuneIntent');
  await expect(version(page, '0.7.0')).toBeChecked();
  // The count includes each hit that is listed.
  await expect(status(page)).toHaveText(/^\d+ results in 0\.7\.0, and \d+ in /);
  const all = page.getByText(/^All versions/);
  await expect(all).toBeInViewport({ ratio: 1 });
  await version(page, 'All versions').check();
  await expect(page.getByText(/in all versions/)).toBeVisible();
  await version(page, '0.7.0').check();
  await field(page).press('ArrowDown');
  await version(page, '0.7.0').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(version(page, NEWEST)).toBeChecked();
  await expect(status(page)).toContainText(` in ${NEWEST}`);
  await expect(bestHit(page)).toContainText('TuneIntent');
  await expect(bestHit(page)).toHaveAttribute('aria-selected', 'true');
  await bestHit(page).click();
  await expect(page).toHaveURL(/\/docs\/api\/schemas\/Intents\/#tuneintent$/);

  await step('searches that led somewhere are kept', async () => {
    await page.keyboard.press('/');
    await search(page, 'playground');
    await expect(bestHit(page)).toContainText('Tool');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/playground\/$/);
    await page.keyboard.press('Control+k');
    // The field contains the last query, and the next key replaces it.
    await expect(field(page)).toHaveValue('playground');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('');
    const recent = getButton(getDialog(page), 'playground', EXACT);
    await recent.click();
    await expect(field(page)).toHaveValue('playground');
    await expect(bestHit(page)).toContainText('Playground');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await field(page).fill('');
    await expect(recent).toHaveCount(1);
    await getButton(page, 'Clear recent searches').click();
    await expect(page.getByText('Recent searches')).toBeHidden();
  });
  await step('what only another version has is offered', async () => {
    await openSearch(page, 'docs/0.5.3/api/Account/');
    await expect(page.getByText('What you can search for')).toBeVisible();
    await expect(page.getByText('Recent searches')).toBeHidden();
    await search(page, 'StorageScope');
    await expect(bestHit(page)).toContainText('StorageScope');
    await expect(bestHit(page)).toHaveAttribute(
      'href',
      /\/docs\/0\.6\.0-alpha\.2\/api\/SecureStorage\/#storagescope$/,
    );
    await expect(status(page)).toHaveText(
      /^No results in 0\.5\.3\. Results in other versions: \d+\.$/,
    );
    await search(page, 'zzqqxxkk');
    const none = 'No results in 0.5.3. The docs are in English.';
    await expect(status(page)).toHaveText(none);
  });
  await step('an empty field has ways to start', async () => {
    await field(page).fill('');
    const start = page.getByRole('heading', { name: 'Start here' });
    const ways = page.locator('section', { has: start }).getByRole('link');
    await expect(ways).toHaveCount(3);
    for (const way of await ways.all())
      await expect(way).toHaveAttribute('href', /\/docs\/0\.5\.3\//);
    await at(ways, 0).click();
    await expect(page).toHaveURL(/0\.5\.3\/.*quick-start-guide\/$/);
    await expect(getDialog(page)).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 820, height: 1180 },
  });

  test('no key is named, and on a phone the search fills the screen', async ({
    page,
  }) => {
    await page.goto(START);
    await getButton(page, 'Search').tap();
    await expect(page.getByText('What you can search for')).toBeVisible();
    await expect(page.getByText('open in a new tab')).toBeHidden();
    await expect(page.getByText('opens the search')).toBeHidden();
    const keys = page.getByText(/^Ctrl/).filter({ visible: true });
    await expect(keys).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await search(page, 'audio');
    const box = { x: 0, y: 0, width: 390, height: 800 };
    expect(await getDialog(page).boundingBox()).toEqual(box);
    await bestHit(page).tap();
    await expect(page).toHaveURL(/#audio$/);
    await getButton(page, 'Search').tap();
    await search(page, 'Device.hdcp');
    await bestHit(page).tap();
    await expect(page.getByRole('heading', { name: /^hdcp\b/ })).toBeFocused();
  });
});

// A plain test, because the browser logs each failed load as an error.
plainTest(
  'the search says what does not load, tries again, and finds names without the texts',
  async ({ page }) => {
    const script = /\/assets\/js\/search\.[^/]*\.js$/;
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const files of [script, '**/assets/search/**'])
      await page.route(files, (route) => route.abort());
    await openApp(page, START);
    // The pointer fetches the script ahead, and its loss breaks nothing.
    const failed = page.waitForEvent('requestfailed');
    await getButton(page, 'Search').hover();
    await failed;
    await page.keyboard.press('Control+k');
    await expect(getAlert(getDialog(page))).toContainText("didn't load");
    expect(errors).toEqual([]);
    await field(page).fill('Device.audio');
    await page.unroute(script);
    await getButton(page, 'Retry').click();
    await expect(status(page)).toHaveText(
      "The search index couldn't be loaded.",
    );
    await expect(getAlert(getDialog(page))).toHaveCount(0);
    await page.unroute('**/assets/search/**');
    await page.route('**/texts-*.json', (route) => route.abort());
    await getButton(page, 'Try again').click();
    await expect(bestHit(page)).toContainText('Device.audio');
    const note = page.getByText('Searching names and summaries only');
    await expect(note).toBeVisible();
  },
);

test('nothing is loaded before a reader is about to search, and hits stay where they are while the texts come', async ({
  page,
}) => {
  const urls = listRequests(page);
  const release = await hold(page, '**/texts-*.json');
  await page.goto(START);
  await settle(page);
  const isIndex = (url: string): boolean => url.includes('/assets/search/');
  expect(urls.filter(isIndex)).toEqual([]);
  expect(page.workers()).toEqual([]);
  await getButton(page, 'Search').click();
  await field(page).fill('device name');
  await expect(status(page)).toContainText('so far in 0.8.0…');
  const read = (): Promise<readonly string[]> =>
    getOptions(page).evaluateAll((all) =>
      all.map((option) => {
        const { top, height } = option.getBoundingClientRect();
        return [option.textContent, top, height].join();
      }),
    );
  const countHits = async (): Promise<number> =>
    Number(await bestHit(page).getAttribute('aria-setsize'));
  const count = await countHits();
  const before = await read();
  expect(before.length).toBeGreaterThan(4);
  release();
  await expect(status(page)).not.toContainText('so far');
  // The list grows one frame after the status changes.
  await expect.poll(countHits).toBeGreaterThan(count);
  expect((await read()).slice(0, before.length)).toEqual(before);
  expect(urls.filter(isIndex)).toHaveLength(3);
  const { origin } = new URL(page.url());
  expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
});
