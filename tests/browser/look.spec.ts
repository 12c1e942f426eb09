import { SHORT_PAGE } from './pages';
import { anyOf } from './pick';
import { expect, test } from './test';
import { settle } from './settle';

test('tables need no scrolling, and buttons hide no code', async ({ page }) => {
  await page.goto('docs/firebolt_docs/accessibility/remote-keys/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The script moves the buttons of wide code in the next frame.
    await settle(page);
    const tables = page.locator('main [data-region=Table]');
    const hidden = await tables.evaluateAll((regions) =>
      regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(hidden.length).toBeGreaterThan(3);
    expect.soft(hidden, String(width)).toEqual(hidden.map(() => 0));
    const buttons = page.locator('main .theme-code-block button');
    const covers = await buttons.evaluateAll((elements) =>
      elements.map((button) => {
        const code = button.closest('.theme-code-block')?.querySelector('pre');
        const [inner, outer] = [button, code].map((element) =>
          element?.getBoundingClientRect(),
        );
        if (!inner || !outer) return true;
        const isBeside = inner.left >= outer.right;
        return !isBeside && inner.bottom > outer.top + 1;
      }),
    );
    expect(covers.length).toBeGreaterThan(3);
    expect.soft(covers, String(width)).not.toContain(true);
  }
});

test('a focused link of a wide heading is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('docs/api/Discovery/');
  const link = page.locator('#pullpurchasedcontent .hash-link');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const { x = 0, width = 320 } = (await link.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

test('in forced colors, current entries alone have a line', async ({
  page,
}) => {
  await page.goto(SHORT_PAGE);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of ['menu', 'table-of-contents', 'navbar']) {
    const entry = anyOf(page.locator(`.${name}__link--active`));
    await expect(entry).toHaveCSS('text-decoration-line', 'underline');
  }
  const canvas = 'rgb(255, 255, 255)';
  const others = page.locator(
    '.table-of-contents__link:not(.table-of-contents__link--active)',
  );
  for (const link of await others.all())
    await expect(link).toHaveCSS('border-inline-start-color', canvas);
});
