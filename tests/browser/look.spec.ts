import type { Locator } from '@playwright/test';
import { NEWEST, PAGES, TOOL_PAGES } from './pages';
import { anyOf, at } from './pick';
import { expect, returningTest as test, step } from './test';
import { getTitle, getWidth } from './reader';
import { settle } from './settle';
import { EXACT, getButton, getLink } from './roles';

/** Returns where the text of an element begins and ends. */
const readEdges = (element: Locator): Promise<[number, number]> =>
  element.evaluate((own) => {
    const text = document.createRange();
    text.selectNodeContents(own);
    const { left } = text.getBoundingClientRect();
    const rights = Array.from(text.getClientRects(), (line) => line.right);
    return [left, Math.max(...rights)];
  });

test('sidebar, footer and title are aligned', async ({ page }) => {
  await page.goto(PAGES.schemas);
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const getLeft = async (name: string): Promise<number> =>
    (await readEdges(getLink(sidebar, name, EXACT)))[0];
  const overview = await getLeft('Overview');
  expect.soft(await getLeft('Schemas')).toBe(overview);
  expect.soft(await getLeft('Errors')).toBeGreaterThan(overview + 8);
  const company = page.getByRole('contentinfo').getByText('Company');
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [title, footer] = [
      await getTitle(page).boundingBox(),
      await company.boundingBox(),
    ];
    expect.soft(footer?.x, String(width)).toBe(title?.x);
  }
  await step(
    'a bold line is nearer to its list than to what precedes it',
    async () => {
      await page.goto('docs/changelog/');
      const label = at(page.getByText('Changed', EXACT).locator('..'), 0);
      const [above, below] = await label.evaluate((own) => {
        const { top, bottom } = own.getBoundingClientRect();
        const [before, after] = [
          own.previousElementSibling,
          own.nextElementSibling,
        ];
        return [
          top - (before?.getBoundingClientRect().bottom ?? NaN),
          (after?.getBoundingClientRect().top ?? NaN) - bottom,
        ] as const;
      });
      expect.soft(below).toBeLessThan(above / 2);
    },
  );
  await step('names and descriptions are on the same line', async () => {
    for (const path of [PAGES.module, TOOL_PAGES.symbols]) {
      await page.goto(path);
      const offsets = await page.locator('dl > div').evaluateAll((rows) =>
        rows.map((row) => {
          const [name = 0, text = NaN] = Array.from(row.children, (cell) => {
            const mark = document.createElement('img');
            (cell.querySelector(':scope:is(dt) > a') ?? cell).prepend(mark);
            return mark.getBoundingClientRect().bottom;
          });
          return Math.abs(name - text);
        }),
      );
      expect(offsets.length).toBeGreaterThan(20);
      expect(Math.max(...offsets)).toBeLessThan(0.5);
    }
  });
  await step('a long title keeps away from the menu beside it', async () => {
    await page.goto(PAGES.oldVersion);
    const badge = await page.getByText(/^Version: /).boundingBox();
    const [, right] = await readEdges(getTitle(page));
    expect((badge?.x ?? 0) - right).toBeGreaterThanOrEqual(16);
  });
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
  await step('on a phone, nothing is covered or cut off', async () => {
    // A phone of 390 px at 200 %.
    await page.setViewportSize({ width: 195, height: 400 });
    await page.goto(TOOL_PAGES.playground);
    await expect(getButton(page, 'Ask the device')).toBeVisible();
    expect.soft(await getWidth(page)).toBe(195);
    for (const path of [
      'docs/api/schemas/Types/#listenresponse',
      'docs/api/',
    ]) {
      await page.goto(path);
      expect.soft(await getWidth(page), path).toBe(195);
    }
    const code = anyOf(page.locator('.theme-code-block'));
    const { y: top = NaN } = (await code.boundingBox()) ?? {};
    const buttons = await anyOf(code.getByRole('button')).boundingBox();
    expect.soft(buttons?.y).toBeGreaterThan(top + 26);
    const brand = await page.locator('.navbar__brand').boundingBox();
    const opener = await getButton(page, 'Search').boundingBox();
    expect
      .soft(opener?.x)
      .toBeGreaterThan((brand?.x ?? NaN) + (brand?.width ?? 0));
    const menu = await page.getByText('Actions').boundingBox();
    const contents = await getButton(page, 'On this page').boundingBox();
    expect
      .soft(contents?.y)
      .toBeGreaterThan((menu?.y ?? NaN) + (menu?.height ?? 0));
    await page.keyboard.press('/');
    const field = await page.getByRole('combobox').boundingBox();
    expect.soft(field?.width).toBeGreaterThan(80);
  });
});

test('tables need no scrolling, buttons hide no code, and headings end with their text', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/firebolt_docs/discovery/purchases/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tables = page.locator('main [data-region=Table]');
    expect(await tables.count()).toBeGreaterThan(3);
    const hidden = await tables.evaluateAll((regions) =>
      regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect.soft(hidden, String(width)).toEqual(hidden.map(() => 0));
    const lines = await tables
      .locator('td:first-child code[data-name]')
      .evaluateAll((names) => names.map((n) => n.getClientRects().length));
    expect(lines.length).toBeGreaterThan(1);
    if (width === 1280) expect.soft(lines).toEqual(lines.map(() => 1));
    const backgrounds = await tables
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map((row) => getComputedStyle(row).backgroundColor),
      );
    expect.soft([...new Set(backgrounds)]).toEqual(['rgba(0, 0, 0, 0)']);
  }
  await page.goto('docs/firebolt_docs/accessibility/remote-keys/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const buttons = page.locator('main .theme-code-block button');
    expect(await buttons.count()).toBeGreaterThan(3);
    // The script moves the buttons of wide code in the next frame.
    await settle(page);
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
    expect.soft(covers, String(width)).toEqual([]);
  }
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

test('the focus shows, and what readers ask of their system is done', async ({
  page,
}) => {
  await page.goto(PAGES.module);

  await step('the focus shows, also after a press of the mouse', async () => {
    await getButton(page, 'Version').click();
    await page.keyboard.press('ArrowDown');
    const link = getLink(page.locator('.navbar'), NEWEST, EXACT);
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
  });

  await step('nothing moves for who wants no motion', async () => {
    const link = anyOf(page.locator('.menu__link'));
    await expect(link).toHaveCSS('transition-duration', '0.001s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(link).toHaveCSS('transition-duration', '0.2s');
  });
  await step('a focused link of a wide heading is in sight', async () => {
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
  await step('others have no line, which would look the same', async () => {
    const other = page.locator(
      '.table-of-contents__link:not(.table-of-contents__link--active)',
    );
    const canvas = 'rgb(255, 255, 255)';
    for (const link of await other.all())
      await expect(link).toHaveCSS('border-inline-start-color', canvas);
  });
  await step('the icon of Run has the color of its text', async () => {
    await page.goto(PAGES.home);
    const run = anyOf(page.locator('main .button--primary'));
    const [icon, text] = await run.evaluate((button) => [
      getComputedStyle(button, '::before').borderInlineStartColor,
      getComputedStyle(button).color,
    ]);
    expect(icon).toBe(text);
  });
});
