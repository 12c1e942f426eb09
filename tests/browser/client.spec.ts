import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { getUrl, serve } from '../bench/serve';
import { createFixtureSite } from '../builds/fixtureSite';
import { LIVE } from '../builds/liveSite';
import { hold } from './faults';
import { getTitle, listenTo, listRequests, markPage } from './reader';
import { expect, plainTest as test, step } from './test';
import {
  EXACT,
  getAlert,
  getButton,
  getLink,
  getMain,
  getRegion,
  getTab,
} from './roles';

/* `npm start` shows the same pages as the small site in `tests/builds`. */

let url = '';
let end = (): void => undefined;

async function buildSite(): Promise<void> {
  const site = createFixtureSite();
  const { succeeds, output } = await site.build(LIVE);
  site.stop();
  if (!succeeds) throw new Error(output);
  const server = await serve(() => path.join(site.folder, 'build'), 0);
  url = getUrl((server.address() as AddressInfo).port, '');
  end = () => {
    server.close();
    site.remove();
  };
}

// Builds the small site only once, in a single worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }, { config }) => {
  test.setTimeout(600_000);
  if (config.configFile?.includes('start')) url = baseURL ?? '';
  else await buildSite();
});

test.afterAll(() => {
  end();
});

const counter = (page: Page): Locator => getRegion(page, 'Counter');

const asks = (page: Page): Locator => getRegion(page, 'Asks');

const press = (part: Page | Locator, name: string | RegExp): Promise<void> =>
  getButton(part, name, EXACT).click();

const chunk = (name: string): RegExp =>
  new RegExp(`/assets/js/components-public-${name}\\.[^/]*\\.js$`);

const readFact = (page: Page, name: string): Locator =>
  asks(page).locator(`[data-fact="${name}"]`);

async function open(page: Page, path = 'docs/live/'): Promise<void> {
  // A delayed chunk also delays the `load` event.
  await page.goto(url + path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

test('components live: in the docs, in a text, in a page and in the theme @start', async ({
  page,
}) => {
  const errors = listenTo(page, 'error');
  await open(page);
  // State and effects, with what the page has given.
  await expect(counter(page)).toContainText('Label live 0');
  await press(counter(page), 'Count: 3');
  await press(counter(page), 'Count: 4');
  await expect(counter(page)).toContainText('Count: 5');
  await expect(counter(page).getByText('Icon')).toBeVisible();
  await press(counter(page), /^Label live/);
  await expect(counter(page)).toContainText('Label live 1');
  await expect(counter(page)).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  // What isn't shown at first comes when the component opens it.
  await expect(page.getByText('Hidden text')).toHaveCount(0);
  await press(page, 'Open it');
  await expect(page.getByText('Hidden text')).toBeVisible();
  await press(page, 'Label hidden 0');
  await expect(getButton(page, 'Label hidden 1')).toBeVisible();
  // BrowserOnly comes with styles that a script sets.
  const chart = page.getByRole('img', { name: 'Chart of 1, 2, 3' });
  await expect(chart).toBeVisible();
  await expect(page.getByText('The chart comes.')).toHaveCount(0);
  const widths = await chart.evaluate(({ children }) =>
    Array.from(children, (bar) => bar.getBoundingClientRect().width),
  );
  expect(widths).toEqual([10, 20, 30]);
  expect(errors.filter((text) => text.includes('policy'))).toEqual([]);
  await press(page, 'Label here 0');
  const text = page.getByText('In a text Label here 1 it stands.');
  await expect(text).toBeVisible();
  await press(page, 'More of the footer');
  await expect(getButton(page, 'Less of the footer')).toBeVisible();
  await step('one that crashes says so, and can be tried again', async () => {
    await press(page, 'Crash');
    const alert = getAlert(page).filter({ hasText: 'no signal' });
    await expect(alert).toContainText('This page crashed.');
    await press(counter(page), 'Count: 5');
    await expect(counter(page)).toContainText('Count: 6');
    await press(alert, 'Try again');
    await expect(getButton(page, 'Crash')).toBeVisible();
  });
  await open(page, 'live/');
  await press(counter(page), 'Count: 7');
  await expect(counter(page)).toContainText('Count: 8');
});

// Not tested with `npm start`, where React unmounts elements that a component hides.
test('what a reader does before it lives is not lost, also in what it hides', async ({
  page,
}) => {
  const release = await hold(page, chunk('Counter'));
  await open(page);
  const field = counter(page).getByLabel('Text');
  await press(counter(page), 'Label given 0');
  await press(counter(page), 'Label given 1');
  await expect(counter(page)).toContainText('Label given 2');
  await press(counter(page), 'Count: 3');
  await field.fill('early');
  // Only the delayed component is still loading.
  await expect(getMain(page).getByText('Loading…')).toHaveCount(1);
  await field.press('Enter');
  await field.press('End');
  await press(counter(page), 'Hide');
  await field.focus();
  release();
  await expect(counter(page).locator('output')).toHaveText('EARLY');
  await expect(field).toHaveValue('early');
  await expect(field).toBeFocused();
  await expect(counter(page)).toContainText('Count: 100');
  await expect(counter(page)).not.toContainText('Given text');
  // The label has handled both presses, so the counter around it repeats neither.
  await press(counter(page), 'Show');
  await expect(counter(page)).toContainText('Given text with Label given 2.');
  await press(counter(page), 'Label given 2');
  await expect(counter(page)).toContainText('Label given 3');
});

test('a text that changes after Enter is not sent yet', async ({ page }) => {
  const release = await hold(page, chunk('Counter'));
  await open(page);
  const field = counter(page).getByLabel('Text');
  await field.pressSequentially('a');
  await field.press('Enter');
  await field.pressSequentially('b');
  release();
  await expect(counter(page).locator('output')).toHaveText('AB');
  await expect(counter(page)).toContainText('Count: 3');
  await step('one that crashes when React takes it over says so', async () => {
    const alert = getAlert(page).filter({ hasText: 'no window' });
    await expect(alert).toContainText('This page crashed.');
    await press(alert, 'Try again');
    await expect(page.getByText('The window is clean.')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a component far below is loaded when a reader comes near it', async ({
  page,
}) => {
  const asked = listRequests(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const far = document.querySelector<HTMLElement>('.far-away');
      if (far) far.style.height = '5000px';
    });
  });
  await open(page, 'docs/far/');
  const isAsked = (): boolean =>
    asked.some((url) => chunk('Counter').test(url));
  await expect(getTitle(page)).toBeVisible();
  expect(isAsked()).toBe(false);
  await counter(page).scrollIntoViewIfNeeded();
  await expect(counter(page)).toContainText('Label live');
  expect(isAsked()).toBe(true);
});

test('core and the theme answer what a component asks @start', async ({
  page,
}) => {
  await open(page);
  await expect(readFact(page, 'isBrowser')).toHaveText('true');
  const base = '/firebolt-documentation/';
  for (const [name, value] of Object.entries({
    pathname: `${base}docs/live/`,
    base: `${base}x/`,
    title: 'Docs',
    plugins: true,
    doc: 'live',
    colorMode: 'light',
    isDarkTheme: false,
  })) {
    await expect(readFact(page, name)).toHaveText(JSON.stringify(value));
  }
  const image = asks(page).getByRole('img', { name: 'A themed image' });
  await expect(image).toHaveAttribute('src', /state\.svg$/);
  await press(asks(page), 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(readFact(page, 'colorMode')).toHaveText('"dark"');
  await expect(readFact(page, 'isDarkTheme')).toHaveText('true');
  await expect(image).toHaveAttribute('src', /state\.svg\?dark$/);
  await getButton(page, /dark and light mode/).click();
  await expect(readFact(page, 'colorMode')).toHaveText('"light"');
  await press(asks(page), 'Prefer');
  await expect(readFact(page, 'preferred')).toHaveText(/^"\d/);
  await press(asks(page), 'Choose a tab');
  await expect(readFact(page, 'os')).toHaveText('"mac"');
  await expect(page.getByText('On a Mac.')).toBeVisible();
  await getTab(page, 'Linux').click();
  await expect(readFact(page, 'os')).toHaveText('"linux"');
});

test('a component goes elsewhere by the navigator, with its state on the way back, but not after a link', async ({
  page,
}) => {
  await open(page);
  const isSame = await markPage(page);
  await expect(readFact(page, 'isBrowser')).toHaveText('true');
  await press(counter(page), 'Count: 3');
  await expect(counter(page)).toContainText('Count: 4');
  await press(asks(page), 'Push a query');
  await expect(page).toHaveURL(/\/live\/\?q=1$/);
  await expect(readFact(page, 'search')).toHaveText('"?q=1"');
  await expect(readFact(page, 'state')).toHaveText('{"from":1}');
  await press(asks(page), 'Replace the query');
  await expect(readFact(page, 'search')).toHaveText('"?q=2"');
  // The page hasn't been replaced, so the component still has its state.
  await expect(counter(page)).toContainText('Count: 4');
  await press(asks(page), 'Go back');
  await expect(readFact(page, 'search')).toHaveText('""');
  await press(asks(page), 'Replace the query');
  await press(asks(page), 'Replace with a fragment');
  await expect(page).toHaveURL(/\/live\/#part$/);
  await expect(readFact(page, 'hash')).toHaveText('"#part"');
  await expect(counter(page)).toContainText('Count: 4');
  await press(page, 'More of the footer');
  await press(asks(page), 'Push a page');
  await expect(getTitle(page)).toHaveText('Guide');
  // The footer's links belong to the next page, but its component keeps its state.
  await press(page, 'Less of the footer');
  await press(page, 'More of the footer');
  await page.goBack();
  await press(asks(page), 'Push many queries');
  await expect(readFact(page, 'search')).toHaveText('"?q=of-24"');
  await press(counter(page), 'Count: 4');
  await expect(counter(page)).toContainText('Count: 5');
  await getLink(asks(page), 'A link of core').click();
  await expect(getTitle(page)).toHaveText('Guide');
  await page.goBack();
  await expect(counter(page)).toContainText('Count: 5');
  await press(page, 'Label here 0');
  await getLink(asks(page), 'A link of core').click();
  await expect(getTitle(page)).toHaveText('Guide');
  const link = getLink(page, 'id of the account');
  await link.evaluate((element) => element.setAttribute('href', '../live/'));
  await link.click();
  await expect(counter(page)).toContainText('Given text with Label given');
  await press(counter(page), 'Count: 3');
  await press(page, 'Label here 0');
  expect(await isSame()).toBe(true);
});

test('a client module hears of each step, in order @start', async ({
  page,
}) => {
  const read = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const { heard } = window as unknown as { heard: readonly string[] };
      return heard;
    });
  await open(page);
  await getLink(page, 'Below', EXACT).click();
  const begin = [
    'code',
    'update: nothing to /live/',
    'did: nothing to /live/',
    'update: /live/ to /live/#below',
    'came',
    'did: /live/ to /live/#below',
  ];
  await expect.poll(read).toEqual(begin);
  // With `npm start`, the site has no guide at this URL.
  if (test.info().config.configFile?.includes('start')) return;
  await getLink(asks(page), 'A link of core').click();
  await expect(getTitle(page)).toHaveText('Guide');
  const step = [
    'update: /live/#below to /guide/',
    'came',
    'did: /live/#below to /guide/',
  ];
  await expect.poll(read).toEqual([...begin, ...step]);
  await page.goBack();
  await expect
    .poll(async () => (await read()).at(-1))
    .toBe('did: /guide/ to /live/#below');
});

test('a page without components loads two scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // Remove the client component in the fixture's footer.
  await page.route(/\/docs\/guide\/$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/<client-component.*?<\/client-component>/gs, ''),
    });
  });
  await open(page, 'docs/guide/');
  expect(scripts.map((url) => url.replace(/.*\/|\..*/g, ''))).toEqual([
    'head',
    'main',
  ]);
});
