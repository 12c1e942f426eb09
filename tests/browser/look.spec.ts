import type { Locator } from '@playwright/test';
import { NEWEST, PAGES } from './pages';
import { anyOf } from './pick';
import { expect, returningTest as test } from './test';
import { getTitle } from './reader';

test('in the sidebar pages of one level stand at one edge, those below further in', async ({
  page,
}) => {
  await page.goto(PAGES.schemas);
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const getLeft = (name: string): Promise<number> =>
    sidebar.getByRole('link', { name, exact: true }).evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().left;
    });
  const overview = await getLeft('Overview');
  expect(await getLeft('Schemas')).toBe(overview);
  expect(await getLeft('Errors')).toBeGreaterThan(overview + 8);
});

test('beside a sidebar the footer stands below the text', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGES.guide);
    const getLeft = async (heading: Locator): Promise<number> =>
      (await heading.boundingBox())?.x ?? 0;
    const title = await getLeft(getTitle(page));
    const footer = page.getByRole('contentinfo');
    expect(await getLeft(footer.getByText('Company'))).toBe(title);
  }
});

test('a long title keeps away from the menu beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGES.oldVersion);
  const badge = await page.getByText(/^Version: /).boundingBox();
  const right = await getTitle(page).evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return Math.max(...[...text.getClientRects()].map((line) => line.right));
  });
  expect((badge?.x ?? 0) - right).toBeGreaterThanOrEqual(16);
});

test('text that is twice as large has room between sidebar and contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGES.module);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const { width = 0 } = (await page.getByRole('article').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(400);
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels tables need no scrolling, and buttons hide no code`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('docs/firebolt_docs/discovery/purchases/');
    const tables = page.locator('main [data-region=Table]');
    expect(await tables.count()).toBeGreaterThan(3);
    const hidden = await tables.evaluateAll((regions) =>
      regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(hidden).toEqual(hidden.map(() => 0));
    const lines = await tables
      .locator('td:first-child code[data-name]')
      .evaluateAll((names) => names.map((n) => n.getClientRects().length));
    expect(lines.length).toBeGreaterThan(1);
    if (width === 1280) expect(lines).toEqual(lines.map(() => 1));
    const backgrounds = await tables
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map((row) => getComputedStyle(row).backgroundColor),
      );
    expect([...new Set(backgrounds)]).toEqual(['rgba(0, 0, 0, 0)']);
    await page.goto('docs/firebolt_docs/accessibility/remote-keys/');
    const buttons = page.locator('main .theme-code-block button');
    expect(await buttons.count()).toBeGreaterThan(3);
    const covers = await buttons.evaluateAll((elements) =>
      elements.filter((button) => {
        const code = button.closest('.theme-code-block')?.querySelector('pre');
        const [inner, outer] = [button, code].map((element) =>
          element?.getBoundingClientRect(),
        );
        if (!inner || !outer) return true;
        const isBeside = inner.left >= outer.right;
        return !isBeside && inner.bottom > outer.top + 1;
      }),
    );
    expect(covers).toEqual([]);
  });
}

test('no heading on a phone ends with an empty line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/firebolt_docs/getting-started/troubleshooting/');
  const headings = page.locator('main').getByRole('heading');
  const gaps = await headings.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNode(element.firstChild ?? element);
      const { bottom } = text.getBoundingClientRect();
      return element.getBoundingClientRect().bottom - bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.max(...gaps)).toBeLessThan(10);
});

test('the focus shows, targets are large enough, and what readers ask of their system is done', async ({
  page,
}) => {
  await page.goto(PAGES.module);

  await test.step('the focus shows, also after a press of the mouse', async () => {
    await page.getByRole('button', { name: 'Version' }).click();
    await page.keyboard.press('ArrowDown');
    const link = page
      .locator('.navbar')
      .getByRole('link', { name: NEWEST, exact: true });
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
  });

  await test.step('small targets measure 24 pixels', async () => {
    const sizes = await page
      .locator(
        '.hash-link, .table-of-contents__link, .breadcrumbs__link, .menu__caret',
      )
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  await test.step('nothing moves for who wants no motion', async () => {
    const link = anyOf(page.locator('.menu__link'));
    await expect(link).toHaveCSS('transition-duration', '0.001s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(link).toHaveCSS('transition-duration', '0.2s');
  });
  await test.step('a focused link of a wide heading is in sight', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('docs/api/Discovery/');
    const link = page.locator('#pullpurchasedcontent .hash-link');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const { x = 0, width = 320 } = (await link.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const entry of [
    page.locator('.menu__link--active'),
    page.locator('.table-of-contents__link--active'),
    page.locator('.navbar__link--active'),
  ]) {
    await expect(anyOf(entry)).toHaveCSS('text-decoration-line', 'underline');
  }
  await test.step('others have no line, which would look the same', async () => {
    const other = page.locator(
      '.table-of-contents__link:not(.table-of-contents__link--active)',
    );
    const canvas = 'rgb(255, 255, 255)';
    for (const link of await other.all())
      await expect(link).toHaveCSS('border-inline-start-color', canvas);
  });
  await test.step('the icon of Run has the color of its text', async () => {
    await page.goto(PAGES.home);
    const run = anyOf(page.locator('main .button--primary'));
    const [icon, text] = await run.evaluate((button) => [
      getComputedStyle(button, '::before').borderInlineStartColor,
      getComputedStyle(button).color,
    ]);
    expect(icon).toBe(text);
  });
});
