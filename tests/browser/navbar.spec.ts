import type { Locator, Page } from '@playwright/test';
import { NEWEST, PAGES, SHORT_PAGE, VERSIONS } from './pages';
import { at } from './pick';
import { expect, test, step } from './test';
import {
  chooseVersion,
  followNavbar,
  getScroll,
  getTitle,
  markPage,
} from './reader';
import { EXACT, getButton, getLink, getMain, getRegion } from './roles';

const getVersion = (page: Page): Locator => getButton(page, 'Version');

const getEntry = (page: Page, name: string): Locator =>
  getLink(page.getByRole('navigation'), name, EXACT);

test('the navbar and its lists are there, by keyboard and pointer @engines', async ({
  page,
}) => {
  await page.goto(SHORT_PAGE);

  await step('the first Tab leads past the menus', async () => {
    await page.keyboard.press('Tab');
    const skip = getLink(page, 'Skip to main content');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main article :focus')).toHaveCount(1);
  });

  await step('holds the ways through the site in reading order', async () => {
    const items = page
      .locator('.navbar :is(a, button)')
      .filter({ visible: true });
    const names = await items.evaluateAll((elements) =>
      elements.map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      ),
    );
    expect(names.slice(0, 8)).toEqual([
      'Firebolt',
      'Guides',
      'API',
      'Tools',
      'Version 0.8.0',
      'Changelog',
      'GitHub',
      'Language: English',
    ]);
    expect(names[8]).toContain('dark and light mode');
    expect(names[9]).toContain('Search');
  });

  await step('lists open with the keyboard and say so', async () => {
    for (const name of ['Tools', 'Version', 'English']) {
      const button = getButton(page, name);
      const list = page.locator(
        `[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`,
      );
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(list).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(list).toBeVisible();
      await page.keyboard.press('Space');
      await expect(list).toBeHidden();
    }
  });

  await step('arrows, Home, and End walk through the versions', async () => {
    const [newest = '', second = ''] = VERSIONS;
    const oldest = VERSIONS[VERSIONS.length - 1] ?? '';
    await getVersion(page).focus();
    for (const [key, version] of [
      ['ArrowDown', newest],
      ['ArrowDown', second],
      ['End', oldest],
      ['ArrowDown', newest],
      ['ArrowUp', oldest],
      ['Home', newest],
    ] as const) {
      await page.keyboard.press(key);
      await expect(getEntry(page, version)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    // In Safari, a button that is clicked doesn't get the focus.
    await getVersion(page).click();
    await getVersion(page).blur();
    await page.keyboard.press('ArrowDown');
    await expect(getEntry(page, newest)).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await step('closes on Escape, a press outside, and Tab', async () => {
    const button = getVersion(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(getEntry(page, NEWEST)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await getTitle(page).click({ position: { x: 5, y: 5 } });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(getEntry(page, 'Changelog')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('keeps place and query in another version', async ({ page }) => {
  await page.goto(`${PAGES.module}?a=b#audio`);
  const isSame = await markPage(page);
  await chooseVersion(page, '0.7.0');
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/Device\/\?a=b#audio$/);
  await expect(getVersion(page)).toHaveText('0.7.0');
  await expect(getVersion(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await isSame()).toBe(true);
  await step('shows the top of a version without the section', async () => {
    await page.goto(`${PAGES.changelog}#070`);
    await expect.poll(() => getScroll(page)).toBeGreaterThan(500);
    await chooseVersion(page, '0.6.1');
    await expect(page).toHaveURL(/\/docs\/0\.6\.1\/changelog\/#070$/);
    await expect(getTitle(page)).toBeFocused();
    expect(await getScroll(page)).toBe(0);
  });
});

test('the version switch follows a symbol to a version that lacks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('docs/api/Device/#audiochanged');
  await chooseVersion(page, '0.5.3');
  await expect(page).toHaveURL(/docs\/0\.5\.3\/api\/Device\/#audiochanged$/);
  const region = getRegion(page, 'Not in 0.5.3');
  const absence = region
    .getByRole('listitem')
    .filter({ hasText: 'Device.audioChanged' });
  await expect(absence).toHaveText(
    'Device.audioChanged exists from 0.6.0-alpha.2 to 0.8.0.',
  );
  await expect(absence).toBeInViewport();
  const { y = 0 } =
    (await region.getByText('Not in 0.5.3').boundingBox()) ?? {};
  expect(y, 'below the navbar').toBeGreaterThan(60);
  await getLink(absence, 'Device.audioChanged in 0.8.0').click();
  await expect(page).toHaveURL(/docs\/api\/Device\/#audiochanged$/);

  await step('one that lacks the page says so and explains it', async () => {
    await page.goto('docs/0.6.0-alpha.2/api/SecureStorage/#get');
    await getButton(page, /0\.6\.0-alpha\.2/).click();
    await followNavbar(page, '0.7.0 – lacks this page');
    await expect(page).toHaveURL(/docs\/0\.7\.0\/api\/#securestorage$/);
    const region = getRegion(page, 'Not in 0.7.0');
    await expect(region).toContainText(
      'SecureStorage exists in 0.6.0-alpha.2 only.',
    );
    await expect(
      getLink(region, 'SecureStorage in 0.6.0-alpha.2'),
    ).toHaveAttribute(
      'href',
      /\/docs\/0\.6\.0-alpha\.2\/api\/SecureStorage\/$/,
    );
  });
});

test('the first group of the API names each page once, says what it gives, and leads to it', async ({
  page,
}) => {
  await page.goto(PAGES.home);
  await followNavbar(page, 'API');
  const main = getMain(page);
  await expect(at(main.getByRole('heading'), 1)).toHaveText('Overview');
  const names = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map(({ textContent }) => textContent));
  expect(names).toContain('Lifecycle types');
  expect(names.length).toBe(new Set(names).size);
  const card = main
    .locator('section > *')
    .filter({ has: page.getByRole('heading', { name: 'Errors' }) });
  await expect(card.locator('p')).toContainText('promise rejects');
  await card.click();
  await expect(page).toHaveURL(/\/api\/schemas\/Errors\/$/);
  await page.goBack();
  await getLink(main, 'Overview').click();
  await expect(page).toHaveURL(/\/docs\/api\/$/);
});
