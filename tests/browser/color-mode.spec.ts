import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { listRequests } from './reader';
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

test('keeps the choice of the reader under "theme" @engines @start', async ({
  page,
}) => {
  await page.goto(PAGES.guide);
  const icon = getToggle(page).locator('svg').filter({ visible: true });
  expect(await getBackground(page)).toBe(LIGHT);
  await expect(icon).toHaveCount(1);
  await getToggle(page).click();
  expect(await getBackground(page)).toBe(DARK);
  await expect(icon).toHaveCount(1);
  expect(await getStored(page)).toBe('dark');
  await page.goto(PAGES.home);
  expect(await getBackground(page)).toBe(DARK);
  await getToggle(page).click();
  expect(await getStored(page)).toBe('light');
});

for (const mode of ['light', 'dark'] as const) {
  test(`a reader in ${mode} mode loads and sees the ${mode} pictures alone @engines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Store the mode as a reader's choice, which works in every engine.
    await page.addInitScript((name) => {
      localStorage.setItem('theme', name);
    }, mode);
    const requests = listRequests(page);
    await page.goto(PAGES.guide);
    for (const picture of await page.locator('main img[src*="/site/"]').all()) {
      if (!(await picture.isVisible())) continue;
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    const asked = requests.flatMap((url) => url.split('/img/site/')[1] ?? []);
    expect([...new Set(asked)].sort()).toEqual(
      ['playground', 'run', 'versions'].map((name) => `${name}.${mode}.webp`),
    );
  });
}
