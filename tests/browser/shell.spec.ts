import type { Locator, Page } from '@playwright/test';
import { tap } from './gestures';
import { hold, LATER } from './faults';
import { PAGES, SHORT_PAGE } from './pages';
import { anyOf, at } from './pick';
import { expect, step, test } from './test';
import { settle } from './settle';
import { getScroll, getTitle, scrollPage } from './reader';
import {
  EXACT,
  getButton,
  getDialog,
  getLink,
  getMain,
  getOptions,
  getStatus,
} from './roles';

const menu = (page: Page): Locator => getDialog(page, 'Menu');
const searchDialog = (page: Page): Locator => getDialog(page, 'Search');
const field = (page: Page): Locator => searchDialog(page).getByRole('combobox');
const expectNoDialogEntry = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => 'dialog' in Object(history.state as unknown)),
    )
    .toBe(false);

test('focus in the navbar does not move the page @engines', async ({
  page,
}) => {
  await page.goto(SHORT_PAGE);
  await scrollPage(page, 2000);
  await expect.poll(() => getScroll(page)).toBe(2000);
  // The script that hides the announcement after scrolling runs late.
  await expect(page.locator('[data-announcement]')).toBeHidden();
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    const isFixed = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('.navbar, [class*="link"]')),
    );
    expect(isFixed).toBe(true);
    expect(await getScroll(page)).toBe(2000);
  }
});

test('Back closes the search and leaves the page where it is @engines', async ({
  page,
}) => {
  await page.goto(PAGES.category);
  await page.goto(SHORT_PAGE);
  await scrollPage(page, 2000);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/api\/Account\/$/);
  expect(await getScroll(page)).toBe(2000);
  // Going forward skips the closed dialog's history entry.
  await page.goForward();
  await expectNoDialogEntry(page);
  await expect(page).toHaveURL(/\/docs\/api\/Account\/$/);
  expect(await getScroll(page)).toBe(2000);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await step('a dialog closed by the browser leaves no entry', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    // Simulates a phone's browser when the reader swipes back.
    await searchDialog(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
    });
    await expect(searchDialog(page)).toHaveCount(0);
    await expectNoDialogEntry(page);
    await expect(page).toHaveURL(/\/docs\/api\/Account\/$/);
  });
  await page.keyboard.press('Control+k');
  await page.reload();
  await expect(searchDialog(page)).toHaveCount(0);
  await expectNoDialogEntry(page);
  await page.goBack();
  await expect(page).toHaveURL(/category\/schemas\/$/);
});

test('code is copied as it was written, and wraps where it helps @engines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.guide);
  const blocks = page.locator('.theme-code-block');
  const block = anyOf(blocks.filter({ hasText: 'import', visible: true }));
  await getButton(block, 'Copy').click();
  await expect(getButton(block, 'Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await block
    .locator('code')
    .evaluate((code: HTMLElement) => code.innerText);
  expect(text).toBe(shown.replace(/\n$/, ''));
  expect(text.split('\n').length).toBeGreaterThan(3);

  const wide = blocks.filter({
    has: getButton(page, 'Wrap').filter({ visible: true }),
  });
  await expect.poll(() => wide.count()).toBeGreaterThan(0);
  expect(await wide.count()).toBeLessThan(await blocks.count());
  const button = getButton(anyOf(wide), 'Wrap');
  const scrolls = (): Promise<boolean> =>
    anyOf(wide)
      .locator('pre')
      .evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  for (const isPressed of [false, true, false]) {
    await expect(button).toHaveAttribute('aria-pressed', String(isPressed));
    expect(await scrolls()).toBe(!isPressed);
    await button.click();
  }
});

test('the heading that is read is marked, and current entries of long lists stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto('docs/api/SecondScreen/');
  await getButton(page, 'Close the announcement').click();
  await expect(
    getLink(page.getByRole('complementary'), 'SecondScreen', EXACT),
  ).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(PAGES.module);
  const list = page.locator('.theme-doc-toc-desktop');
  const current = list.locator('.table-of-contents__link--active');
  await expect(current).toHaveText('Overview');
  const scroll = (): Promise<void> =>
    page.locator('#network').evaluate((element) => {
      element.scrollIntoView();
    });
  await scroll();
  // Before the first scroll, the content above had an estimated height.
  await settle(page);
  await scroll();
  await expect(current).toHaveText('network');
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight * 0.9);
  });
  await expect(current).not.toHaveText('network');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport({ ratio: 0.9 });
  expect(await list.evaluate((e) => e.scrollTop)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    // Playwright's own Firefox doesn't support this option.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  });

  const tapMenu = (page: Page): Promise<void> =>
    tap(getButton(page, 'Open menu'));

  test('the menu opens and closes and moves nothing, and one tap opens the search @engines', async ({
    page,
  }) => {
    await page.goto(SHORT_PAGE);
    await scrollPage(page, 2000);
    const before = await getScroll(page);
    await tapMenu(page);
    await expect(menu(page)).toBeVisible();
    expect(await getScroll(page)).toBe(before);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(getButton(page, 'Open menu')).toBeFocused();
    expect(await getScroll(page)).toBe(before);
    // The search shows its field with the first tap.
    await tap(getButton(page, 'Search'));
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');

    await step('"On this page" opens the list of contents', async () => {
      await scrollPage(page, 0);
      const button = getButton(page, 'On this page');
      const place = await getTitle(page).boundingBox();
      await tap(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // The list covers the text and doesn't move it.
      expect(await getTitle(page).boundingBox()).toEqual(place);
      const link = getLink(getMain(page), 'uid', EXACT).filter({
        visible: true,
      });
      await expect(link).toBeVisible();
      await tap(link);
      await expect(page).toHaveURL(/#uid$/);
      await expect(page.locator('#uid')).toBeInViewport();
      await expect(link).toBeHidden();
      await button.click();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(link).toBeVisible();
      await getLink(page, 'Next').focus();
      await expect(link).toBeHidden();
    });
  });

  test('the list of contents closes when a link is followed before its other script has loaded', async ({
    page,
  }) => {
    await page.route(/onDemand/, () => undefined);
    await page.goto(SHORT_PAGE);
    const button = getButton(page, 'On this page');
    await tap(button);
    await tap(getLink(getMain(page), 'uid', EXACT).filter({ visible: true }));
    await expect(page).toHaveURL(/#uid$/);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('two taps on the menu are one', async ({ page }) => {
    await page.goto(SHORT_PAGE);
    const box = await getButton(page, 'Open menu').boundingBox();
    const { x = 0, y = 0, height = 0 } = box ?? {};
    // In the open menu, the button that returns to the main menu is at this position.
    for (let i = 0; i < 2; i += 1)
      await page.touchscreen.tap(x + 16, y + height - 6);
    await expect(menu(page)).toBeVisible();
    await settle(page);
    await expect(getButton(menu(page), 'main menu')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/api\/Account\/$/);
  });
});

test('the way to the top is offered on the way up', async ({ page }) => {
  await page.goto(SHORT_PAGE);
  const top = getButton(page, 'Scroll back to top');
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => getScroll(page)).toBeGreaterThan(1500);
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(top).toBeVisible();
  // The test's browser asks for reduced motion.
  await top.click();
  expect(await getScroll(page)).toBe(0);
  await expect(top).toBeHidden();
});

test('a search that waits says so, and Ctrl opens a hit in another tab, also before it is there', async ({
  page,
  context,
}) => {
  const press = (): Promise<void> => page.keyboard.press('Control+Enter');
  const expectTab = async (open: () => Promise<void>): Promise<void> => {
    const opened = context.waitForEvent('page');
    await open();
    const other = await opened;
    await expect(other).toHaveURL(/\/docs\/api\/Account\/#uid$/);
    await other.close();
    await expect(searchDialog(page)).toBeVisible();
    await expect(page).toHaveURL(/category\/schemas\/$/);
  };
  await page.clock.install();
  const release = await hold(page, LATER);
  await page.goto(PAGES.category);
  await page.keyboard.type('/Account.uid');
  const status = getStatus(searchDialog(page)).filter({ hasText: 'oading' });
  await expect(status).toHaveText('Loading…');
  await page.clock.fastForward(5000);
  await expect(status).toContainText('connection seems slow');
  await page.keyboard.press('ArrowLeft');
  const before = await field(page).boundingBox();
  await expectTab(async () => {
    await press();
    release();
  });
  await expect(field(page)).toBeFocused();
  expect(await field(page).boundingBox()).toEqual(before);
  await step('the cursor stays where it was', async () => {
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('Account.uixd');
    await page.keyboard.press('Backspace');
  });
  const hit = at(getOptions(page), 0);
  await expect(hit).toContainText('Account.uid');
  await expectTab(press);
  await expectTab(() => hit.click({ modifiers: ['ControlOrMeta'] }));
  await step('while the index is late', async () => {
    await page.unrouteAll();
    const letGo = await hold(page, '**/assets/search/**');
    await page.reload();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Account.uid');
    await expect.poll(() => page.workers().length).toBe(1);
    await expectTab(async () => {
      await press();
      letGo();
    });
  });
});

test('a hit that is typed early is one step in the history', async ({
  page,
}) => {
  const release = await hold(page, LATER);
  await page.goto(PAGES.guide);
  await scrollPage(page, 2500);
  // Wait for the real heights of the blocks above, which change the scroll position.
  await settle(page);
  const place = await getScroll(page);
  expect(place).toBeGreaterThan(2400);
  await page.keyboard.type('/Keyboardx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.email');
  await expect(field(page)).toHaveValue('Keyboard.email');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/api\/Keyboard\/#email$/);
  await expect.poll(() => getScroll(page)).toBeLessThan(2400);
  // The heading is higher up, but the reader isn't scrolling back to the top.
  await expect(page.locator('[data-control="top"]')).not.toHaveAttribute(
    'data-offered',
  );
  await page.goBack();
  await expect(page).toHaveURL(/quick-start-guide\/$/);
  await expect.poll(() => getScroll(page)).toBe(place);
});
