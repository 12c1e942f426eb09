import type { Locator, Page } from '@playwright/test';
import { NEWEST, PAGES, VERSIONS } from './pages';
import { expect, returningTest as test, step } from './test';
import { chooseVersion, getScroll, getTitle, markPage } from './reader';

const getButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Version' });

const getLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test(
  'the navbar and its lists are there, by keyboard and pointer',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.module);

    await step('holds the ways through the site in reading order', async () => {
      const items = page.locator('.navbar').locator('a, button').filter({
        visible: true,
      });
      const names = await items.evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getAttribute('aria-label') ?? element.textContent,
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
        const button = page.getByRole('button', { name });
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

    await step(
      'walks through the versions with arrows, Home and End',
      async () => {
        const [newest = '', second = ''] = VERSIONS;
        const oldest = VERSIONS[VERSIONS.length - 1] ?? '';
        await getButton(page).focus();
        for (const [key, version] of [
          ['ArrowDown', newest],
          ['ArrowDown', second],
          ['End', oldest],
          ['ArrowDown', newest],
          ['ArrowUp', oldest],
          ['Home', newest],
        ] as const) {
          await page.keyboard.press(key);
          await expect(getLink(page, version)).toBeFocused();
        }
        await page.keyboard.press('Escape');
        // In Safari, a button that is clicked doesn't get the focus.
        await getButton(page).click();
        await getButton(page).blur();
        await page.keyboard.press('ArrowDown');
        await expect(getLink(page, newest)).toBeFocused();
        await page.keyboard.press('Escape');
      },
    );

    await step(
      'closes on Escape, on a press outside, and when the focus goes on',
      async () => {
        const button = getButton(page);
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('ArrowDown');
        await expect(getLink(page, NEWEST)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.click();
        await getTitle(page).click({ position: { x: 5, y: 5 } });
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.focus();
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Tab');
        await expect(getLink(page, 'Changelog')).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      },
    );
  },
);

test('keeps place and query in another version', async ({ page }) => {
  await page.goto(`${PAGES.module}?a=b#audio`);
  const isSame = await markPage(page);
  await getButton(page).click();
  await getLink(page, '0.7.0').click();
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\/api\/Device\/\?a=b#audio$/);
  await expect(getButton(page)).toHaveText('0.7.0');
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await isSame()).toBe(true);
});

test('shows the top of a version without the section', async ({ page }) => {
  await page.goto(`${PAGES.changelog}#070`);
  await expect.poll(() => getScroll(page)).toBeGreaterThan(500);
  await chooseVersion(page, '0.6.1');
  await expect(page).toHaveURL(/\/docs\/0\.6\.1\/changelog\/#070$/);
  await expect(getTitle(page)).toBeFocused();
  expect(await getScroll(page)).toBe(0);
});
