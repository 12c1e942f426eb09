import type { Locator, Page } from '@playwright/test';
import { SHORT_PAGE } from './pages';
import { expect, test, step } from './test';
import { getWidth } from './reader';
import { getButton, getDialog, getLink } from './roles';

test.use({ viewport: { width: 390, height: 800 } });

const getDrawer = (page: Page): Locator => getDialog(page, 'Menu');

const getToggle = (page: Page): Locator => getButton(page, 'Open menu');

/** After the last tab stop, the browser's controls get focus, and `body` is active. */
const isFocusBehind = (page: Page): Promise<boolean> =>
  getDrawer(page).evaluate(
    (drawer) =>
      document.activeElement !== document.body &&
      !drawer.contains(document.activeElement),
  );

test.beforeEach(async ({ page }) => {
  await page.goto(SHORT_PAGE);
});

test('opens with Enter, keeps the focus, and closes by button and by a press beside it @start', async ({
  page,
}) => {
  await getToggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(getDrawer(page)).toBeVisible();
  await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(getDrawer(page).locator(':focus')).toHaveCount(1);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await isFocusBehind(page)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(getDrawer(page)).toBeHidden();
  await expect(getToggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await getButton(page, 'Close menu').click();
  await expect(getDrawer(page)).toBeHidden();
  await getToggle(page).click();
  await expect(getDrawer(page)).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(getDrawer(page)).toBeHidden();
});

test('holds tools and versions in its main menu, also at the end of a long list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 480 });
  await page.goto('docs/firebolt_docs/getting-started/upgrading/');
  await getToggle(page).click();
  const menu = getDrawer(page);
  await expect(menu.getByText('Upgrading')).toBeInViewport();
  const back = getButton(menu, 'main menu');
  await expect(back).toBeInViewport();
  await back.click();
  await expect(getLink(menu, 'Guides')).toBeFocused();
  await getButton(menu, 'Tools').click();
  for (const name of ['Playground', 'Compare versions', 'Upgrade check'])
    await expect(getLink(menu, name)).toBeVisible();
  const versions = getButton(page, 'Versions');
  await expect(versions).toHaveAttribute('aria-expanded', 'false');
  await versions.click();
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  await getLink(menu, '0.7.0').click();
  await expect(page).toHaveURL(/\/docs\/0\.7\.0\//);
  await expect(menu).toBeHidden();
});

test('small screens end at 996 pixels', async ({ page }) => {
  await step('closes when the window becomes a desktop', async () => {
    await getToggle(page).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(getDrawer(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(getDrawer(page)).toBeHidden();
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
  const pages = page.getByRole('complementary');
  await page.setViewportSize({ width: 996, height: 700 });
  await expect(getToggle(page)).toBeVisible();
  await expect(pages).toBeHidden();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(getToggle(page)).toBeHidden();
  await expect(pages).toBeVisible();
  await step('the navbar fits in one row', async () => {
    expect(await getWidth(page)).toBe(997);
    const bar = await page.locator('.navbar').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(61);
  });
});
