import type { Locator, Page } from '@playwright/test';
import { openApp } from './faults';
import { at } from './pick';
import { expect, runSample } from './runPanel';
import { plainReturningTest as test } from './test';

const getPart = (page: Page): Locator =>
  page.getByRole('region', { name: 'make', exact: true });

/** Of its first sample. */
const getRun = (part: Locator): Locator =>
  at(part.getByRole('button', { name: 'Run', exact: true }), 0);

/** Where the sample stands in the window. */
const readTop = (part: Locator): Promise<number> =>
  getRun(part).evaluate((button) =>
    Math.round(button.getBoundingClientRect().top),
  );

/** Where a button of the panel has stood, in each frame from now on. */
async function watchButton(page: Page, name: string): Promise<void> {
  await page.evaluate((text) => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = (): void => {
      for (const button of document.querySelectorAll('.run-bar button')) {
        if (button.textContent !== text) continue;
        const { x, y } = button.getBoundingClientRect();
        places.add(`${String(x)} ${String(y)}`);
      }
      requestAnimationFrame(look);
    };
    look();
  }, name);
}

const readPlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(window as unknown as { places: Set<string> }).places,
  ]);

for (const [width, place] of [
  [390, 'below'],
  [1280, 'below'],
  [1440, 'beside'],
  [1920, 'beside'],
] as const) {
  test(`at ${width} pixels the output is docked ${place}, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openApp(page, 'docs/api/Device/');
    const part = getPart(page);
    await part.scrollIntoViewIfNeeded();
    const run = getRun(part);
    await run.scrollIntoViewIfNeeded();
    const top = await readTop(part);
    await watchButton(page, 'Edit');
    const panel = await runSample(page, part);
    await expect(panel.output).toContainText('Arris');
    expect(await readTop(part)).toBe(top);
    await expect(panel.element).toBeInViewport({ ratio: 1 });
    await expect(panel.element).toBeFocused();
    const box = await panel.element.boundingBox();
    const code = await at(part.locator('.theme-code-block'), 0).boundingBox();
    if (!box || !code) throw new Error('Not on the page.');
    if (place === 'beside') {
      expect(box.x).toBeGreaterThan(code.x + code.width);
    } else {
      expect(Math.round(box.y + box.height)).toBe(900);
    }
    await test.step('its buttons stay, whatever it shows', async () => {
      for (const tab of ['Messages', 'Platform', 'Output'] as const)
        await panel.show(tab);
      expect(await readPlaces(page)).toHaveLength(1);
    });
    await test.step('Escape closes it, and gives the focus back', async () => {
      await page.keyboard.press('Escape');
      await expect(panel.element).toHaveCount(0);
      await expect(run).toBeFocused();
      expect(await readTop(part)).toBe(top);
    });
  });
}

test('a press shows something within a frame', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Firefox before 119 does not have it.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'ariaBusy');
  });
  await page.route('**/js/run/run.js', async (route) => {
    await released;
    await route.continue();
  });
  await openApp(page, 'docs/api/Device/');
  const label = await getRun(getPart(page)).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return [button.textContent, button.getAttribute('aria-busy')];
  });
  expect(label).toEqual(['Loading…', 'true']);
  release();
  await expect(page.getByRole('log')).toContainText('Arris');
});

test('Ctrl+Enter runs again from anywhere in the panel', async ({ page }) => {
  await openApp(page, 'docs/api/Device/');
  const panel = await runSample(page, getPart(page));
  await panel.runCode('console.log("first");');
  await expect(panel.output).toContainText('first');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('console.log("second");');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(panel.output).toContainText('second');
  await expect(panel.status).toHaveText('Done.');
});

test('the panel of another sample takes the place, and the page takes it along', async ({
  page,
}) => {
  await openApp(page, 'docs/api/Device/');
  await runSample(page, getPart(page));
  const other = page.getByRole('region', { name: 'model', exact: true });
  const panel = await runSample(page, other);
  await expect(page.getByRole('log')).toHaveCount(1);
  await expect(panel.output).not.toContainText('Arris');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Account', exact: true })
    .click();
  await expect(page).toHaveURL(/Account/);
  await expect(panel.element).toHaveCount(0);
});

test('errors of a sample are told once, with its lines', async ({ page }) => {
  await openApp(page, 'docs/api/Device/');
  const panel = await runSample(page, getPart(page));
  await panel.runCode(
    "import { Device } from '@firebolt-js/sdk';\n\nfunction fail() {\n  null.x;\n}\nawait Device.make();\nfail();",
  );
  await expect(panel.output.getByText(/^TypeError/)).toHaveCount(1);
  await expect(panel.output).toContainText(/at fail, line 4 ?at line 7/);
});
