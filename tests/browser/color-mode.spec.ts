import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { settle } from './settle';
import { expect, plainTest as test } from './test';
import { getButton } from './roles';

const getToggle = (page: Page): Locator =>
  getButton(page, 'dark and light mode');

const getBackground = (page: Page): Promise<string> =>
  page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );

const getStored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('theme'));

const expectIcon = (page: Page): Promise<void> =>
  expect(getToggle(page).locator('svg').filter({ visible: true })).toHaveCount(
    1,
  );

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(20, 26, 34)';

test('follows the system until a reader chooses', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGES.guide);
  expect(await getBackground(page)).toBe(DARK);
  expect(await getStored(page)).toBeNull();
  await expect(getToggle(page)).toHaveAccessibleName(/dark mode\)$/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => getBackground(page)).toBe(LIGHT);
  await expect(getToggle(page)).toHaveAccessibleName(/light mode\)$/);
  await getToggle(page).click();
  await getToggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  expect(await getBackground(page)).toBe(LIGHT);
  expect(await getStored(page)).toBe('light');
  // The reader chooses again in another tab.
  const other = await context.newPage();
  await other.goto(PAGES.module);
  await getToggle(other).click();
  await expect.poll(() => getBackground(page)).toBe(DARK);
});

test(
  'keeps the choice of the reader under "theme"',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    await page.goto(PAGES.guide);
    expect(await getBackground(page)).toBe(LIGHT);
    await expectIcon(page);
    await getToggle(page).click();
    expect(await getBackground(page)).toBe(DARK);
    await expectIcon(page);
    expect(await getStored(page)).toBe('dark');
    await page.goto(PAGES.home);
    expect(await getBackground(page)).toBe(DARK);
    await getToggle(page).click();
    expect(await getStored(page)).toBe('light');
  },
);
