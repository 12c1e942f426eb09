import type { Locator, Page } from '@playwright/test';
import { tap } from './gestures';
import { hold, LATER } from './faults';
import { PAGES } from './pages';
import { anyOf, at } from './pick';
import { expect, returningTest, test } from './test';
import { settle } from './settle';
import { getScroll, getTitle, scrollPage } from './reader';

const menu = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Menu' });
const searchDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => searchDialog(page).getByRole('combobox');
const expectNoDialogEntry = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => 'dialog' in Object(history.state as unknown)),
    )
    .toBe(false);

test(
  'focus in the navbar does not move the page',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.module);
    await scrollPage(page, 3000);
    await expect.poll(() => getScroll(page)).toBe(3000);
    // The script that hides the announcement after scrolling runs late.
    await expect(page.locator('[data-announcement]')).toBeHidden();
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Tab');
      const isFixed = await page.evaluate(() =>
        Boolean(document.activeElement?.closest('.navbar, [class*="link"]')),
      );
      expect(isFixed).toBe(true);
      expect(await getScroll(page)).toBe(3000);
    }
  },
);

test(
  'Back closes the search and leaves the page where it is',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.guide);
    await page.goto(PAGES.module);
    await scrollPage(page, 2000);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/api\/Device\/$/);
    expect(await getScroll(page)).toBe(2000);
    // Going forward skips the closed dialog's history entry.
    await page.goForward();
    await expectNoDialogEntry(page);
    await expect(page).toHaveURL(/\/docs\/api\/Device\/$/);
    expect(await getScroll(page)).toBe(2000);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.reload();
    await expect(searchDialog(page)).toHaveCount(0);
    await expectNoDialogEntry(page);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start-guide\/$/);
  },
);

// Simulates a phone's browser when the reader swipes back.
test('a dialog that the browser closes leaves no entry behind', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await searchDialog(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
  });
  await expect(searchDialog(page)).toHaveCount(0);
  await expectNoDialogEntry(page);
  await expect(page).toHaveURL(/\/docs\/api\/Device\/$/);
});

returningTest('a part of the sidebar opens and says so', async ({ page }) => {
  await page.goto(PAGES.guide);
  const sidebar = page.getByRole('complementary');
  const button = sidebar.getByRole('button', {
    name: 'Pages in Accessibility',
  });
  const link = sidebar.getByRole('link', { name: 'Closed captions' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeHidden();
});

test(
  'code is copied as it was written',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.guide);
    const block = anyOf(
      page
        .locator('.theme-code-block')
        .filter({ hasText: 'import', visible: true }),
    );
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const shown = await block
      .locator('code')
      .evaluate((code: HTMLElement) => code.innerText);
    expect(text).toBe(shown.replace(/\n$/, ''));
    expect(text.split('\n').length).toBeGreaterThan(3);
  },
);

test(
  'the button to wrap code is there where it helps',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(PAGES.guide);
    const blocks = page.locator('.theme-code-block');
    const wide = blocks.filter({
      has: page.getByRole('button', { name: 'Wrap' }).filter({ visible: true }),
    });
    await expect.poll(() => wide.count()).toBeGreaterThan(0);
    expect(await wide.count()).toBeLessThan(await blocks.count());
    const button = anyOf(wide).getByRole('button', { name: 'Wrap' });
    const code = anyOf(wide).locator('pre');
    const scrolls = (): Promise<boolean> =>
      code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await scrolls()).toBe(true);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await scrolls()).toBe(false);
    await button.click();
    expect(await scrolls()).toBe(true);
  },
);

returningTest(
  'the current entries of long lists stay in view',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.goto('docs/api/symbols/');
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'A to Z' }),
    ).toBeInViewport();
    await page.goto(PAGES.module);

    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight * 0.9);
    });
    const current = page.locator(
      '.theme-doc-toc-desktop .table-of-contents__link--active',
    );
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport({ ratio: 0.9 });
    const scrolled = await page
      .locator('.theme-doc-toc-desktop')
      .evaluate((list) => list.scrollTop);
    expect(scrolled).toBeGreaterThan(0);
  },
);

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    // Playwright's own Firefox doesn't support this option.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  });

  const tapMenu = (page: Page): Promise<void> =>
    tap(page.getByRole('button', { name: 'Open menu' }));

  test(
    'the menu opens and closes and moves nothing',
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(PAGES.module);
      await scrollPage(page, 3000);
      const before = await getScroll(page);
      await tapMenu(page);
      await expect(menu(page)).toBeVisible();
      expect(await getScroll(page)).toBe(before);
      await page.goBack();
      await expect(menu(page)).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: 'Open menu' }),
      ).toBeFocused();
      expect(await getScroll(page)).toBe(before);
    },
  );

  test('two taps on the menu are one', async ({ page }) => {
    await page.goto(PAGES.module);
    const { x, y, width, height } = (await page
      .getByRole('button', { name: 'Open menu' })
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // In the open menu, the button that returns to the main menu is at this position.
    const place = [x + width / 2, y + height - 6] as const;
    await page.touchscreen.tap(...place);
    await page.touchscreen.tap(...place);
    await expect(menu(page)).toBeVisible();
    await settle(page);
    await expect(
      menu(page).getByRole('button', { name: 'main menu' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/api\/Device\/$/);
  });

  test(
    '"On this page" opens the list of contents',
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(PAGES.module);
      const button = page.getByRole('button', { name: 'On this page' });
      const place = await getTitle(page).boundingBox();
      await tap(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // The list covers the text and doesn't move it.
      expect(await getTitle(page).boundingBox()).toEqual(place);
      const link = page
        .getByRole('main')
        .getByRole('link', { name: 'network', exact: true })
        .filter({ visible: true });
      await expect(link).toBeVisible();
      await tap(link);
      await expect(page).toHaveURL(/#network$/);
      await expect(page.locator('#network')).toBeInViewport();
      await expect(link).toBeHidden();
      await button.click();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(link).toBeVisible();
      await page.getByRole('link', { name: 'Next' }).focus();
      await expect(link).toBeHidden();
    },
  );

  test(
    'the search shows its field with the first tap',
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(PAGES.module);
      await tap(page.getByRole('button', { name: 'Search' }));
      await expect(field(page)).toBeFocused();
    },
  );
});

test('what is typed early counts, Backspace and Enter too', async ({
  page,
}) => {
  const release = await hold(page, LATER);
  await page.goto(PAGES.guide);
  await page.keyboard.type('/Devicex');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.hdcp');
  await expect(field(page)).toHaveValue('Device.hdcp');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/api\/Device\/#hdcp$/, {
    timeout: 20_000,
  });
  await page.goBack();
  await expect(page).toHaveURL(/quick-start-guide\/$/);
});

returningTest(
  'the field stays in its place, and so does the cursor',
  async ({ page }) => {
    const release = await hold(page, LATER);
    await page.goto(PAGES.module);
    await page.keyboard.type('/hdp');
    await page.keyboard.press('ArrowLeft');
    const before = await field(page).boundingBox();
    release();
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 15_000 });
    expect(await page.getByRole('combobox').boundingBox()).toEqual(before);
    await page.keyboard.type('c');
    await expect(page.getByRole('combobox')).toHaveValue('hdcp');
  },
);

test('a search that waits says so', async ({ page }) => {
  await page.clock.install();
  await hold(page, LATER);
  await page.goto(PAGES.module);
  await page.keyboard.press('Control+k');
  const status = searchDialog(page)
    .getByRole('status')
    .filter({ hasText: 'oading' });
  await expect(status).toHaveText('Loading…');
  await page.clock.fastForward(5000);
  await expect(status).toContainText('connection seems slow');
});

test('the way to the top is offered on the way up', async ({ page }) => {
  await page.goto(PAGES.module);
  const top = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => getScroll(page)).toBeGreaterThan(1500);
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(top).toBeVisible();
  await top.click();
  await expect.poll(() => getScroll(page)).toBe(0);
  await expect(top).toBeHidden();
});

const expectAnotherTab = async (page: Page, opened: Page): Promise<void> => {
  await expect(opened).toHaveURL(/\/docs\/api\/Device\/#audio$/);
  await expect(searchDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/quick-start-guide\/$/);
};

test('Ctrl and Enter open a hit in another tab', async ({ page, context }) => {
  await page.goto(PAGES.guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Device.audio');
  await expect(at(page.getByRole('option'), 0)).toContainText('Device.audio', {
    timeout: 20_000,
  });
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expectAnotherTab(page, await opened);
});

for (const [early, held, workers] of [
  ['the search', LATER, 0],
  ['its index', '**/assets/search/**', 1],
] as const) {
  test(`Ctrl and Enter before ${early} is there open another tab, too`, async ({
    page,
    context,
  }) => {
    const release = await hold(page, held);
    await page.goto(PAGES.guide);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Device.audio');
    await expect.poll(() => page.workers().length).toBe(workers);
    await page.keyboard.press('Control+Enter');
    const opened = context.waitForEvent('page');
    release();
    await expectAnotherTab(page, await opened);
  });
}

returningTest('a followed hit is one step in the history', async ({ page }) => {
  await page.goto(PAGES.guide);
  await scrollPage(page, 2500);
  // Wait for the real heights of the blocks above, which change the scroll position.
  await settle(page);
  const place = await getScroll(page);
  expect(place).toBeGreaterThan(2400);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Device.audio');
  await expect(at(page.getByRole('option'), 0)).toContainText('Device.audio', {
    timeout: 20_000,
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#audio$/);
  await expect.poll(() => getScroll(page)).toBeLessThan(2400);
  // The heading is higher up, but the reader isn't scrolling back to the top.
  await expect(page.locator('[data-control="top"]')).not.toHaveAttribute(
    'data-offered',
  );
  await page.goBack();
  await expect(page).toHaveURL(/quick-start-guide\/$/);
  await expect.poll(() => getScroll(page)).toBe(place);
});
