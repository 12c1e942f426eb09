import type { Locator, Page } from '@playwright/test';
import { hold, openApp } from './faults';
import { at } from './pick';
import { expect, runSample } from './runPanel';
import { plainReturningTest as test } from './test';

const getPart = (page: Page): Locator =>
  page.getByRole('region', { name: 'make', exact: true });

const getRun = (part: Locator): Locator =>
  at(part.getByRole('button', { name: 'Run', exact: true }), 0);

const readTop = (part: Locator): Promise<number> =>
  getRun(part).evaluate((button) =>
    Math.round(button.getBoundingClientRect().top),
  );

/** Records a button's position in every frame from now on. */
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

/** Returns the number of code lines that are visible below the navbar. */
const countLines = (page: Page): Promise<number> =>
  at(page.locator('.run-dock pre code'), 0).evaluate((code) => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    let [top, bottom] = [bar?.bottom ?? 0, innerHeight];
    for (let e: Element | null = code; e; e = e.parentElement) {
      if (e !== code && getComputedStyle(e).overflowY === 'visible') continue;
      const box = e.getBoundingClientRect();
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    const begin = code.getBoundingClientRect().top;
    const { lineHeight } = getComputedStyle(code);
    return begin < top - 1 ? 0 : (bottom - begin + 1) / parseFloat(lineHeight);
  });

async function expectTabs(panel: Locator): Promise<void> {
  for (const name of ['Output', 'Messages', 'Platform'])
    await expect(panel.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
}

const LIFECYCLE = 'docs/firebolt_docs/app-lifecycle/lifecycle-management/';

for (const [width, height, lines] of [
  [1280, 800, 8],
  [1024, 768, 8],
  [390, 844, 5],
] as const) {
  test(`at ${width} pixels code and output are in view together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, LIFECYCLE);
    // Run the longest sample that draws nothing.
    const runs = page
      .locator('.theme-code-block')
      .filter({ hasNotText: 'document' })
      .getByRole('button', { name: 'Run', exact: true });
    const heights = await runs.evaluateAll((all) =>
      all.map((run) => run.closest('.theme-code-block')?.clientHeight ?? 0),
    );
    await at(runs, heights.indexOf(Math.max(...heights))).click();
    const panel = page.getByRole('region', { name: /^Run: / });
    await expect(panel.locator('.run-bar').getByRole('status')).toHaveText(
      /^(?:Running: waiting|Done)/,
    );
    // The panel has room for five lines, even if the run prints fewer.
    await panel.getByRole('log').evaluate((log) => {
      const lines = Array.from({ length: 5 }, (_, i) => {
        const line = document.createElement('div');
        line.className = 'run-line';
        line.textContent = `Line ${String(i)}`;
        return line;
      });
      log.replaceChildren(...lines);
    });
    const output = panel.locator('.run-line');
    await expect(output).toHaveCount(5);
    for (const line of await output.all())
      await expect(line).toBeInViewport({ ratio: 1 });
    expect(await countLines(page)).toBeGreaterThanOrEqual(lines);
    await expectTabs(panel);
  });

  test(`at ${width} pixels a screen leaves the tabs in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, 'docs/firebolt_docs/localization/');
    const panel = await runSample(page, page.getByRole('main'));
    const frame = panel.element.locator('iframe');
    const screen = frame.contentFrame().getByText('Play');
    await expect(screen).toBeVisible();
    await expect(frame).toBeInViewport({ ratio: 1 });
    await expectTabs(panel.element);
    await test.step('it stays the same one in a window of another width', async () => {
      await frame.evaluate((element: HTMLElement) => {
        element.addEventListener('load', () => {
          element.dataset['loaded'] = 'anew';
        });
      });
      await page.setViewportSize({ width: width === 390 ? 1440 : 390, height });
      await expect(screen).toBeVisible();
      await expect(frame).not.toHaveAttribute('data-loaded');
    });
  });
}

for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} pixels the output is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, 'docs/api/Device/');
    const panel = await runSample(page, getPart(page));
    const output = panel.output.getByText('Arris');
    await expect(output).toBeInViewport({ ratio: 1 });
    await expect(panel.status).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, place] of [
  [390, 'below'],
  [1024, 'below'],
  [1280, 'beside'],
] as const) {
  test(`at ${width} pixels the output is ${place} the code, whose buttons stay`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openApp(page, 'docs/api/Device/');
    const part = getPart(page);
    await part.evaluate((element) => {
      element.scrollIntoView();
    });
    const run = getRun(part);
    await watchButton(page, 'Edit');
    const panel = await runSample(page, part);
    await expect(panel.output).toContainText('Arris');
    await expect(panel.element).toBeInViewport({ ratio: 1 });
    await expect(panel.element).toBeFocused();
    const box = await panel.element.boundingBox();
    const code = await at(part.locator('.theme-code-block'), 0).boundingBox();
    if (!box || !code) throw new Error('Not on the page.');
    if (place === 'beside') {
      expect(box.x).toBeGreaterThan(code.x + code.width);
      expect(Math.abs(box.y - code.y)).toBeLessThan(2);
    } else {
      expect(box.y).toBeGreaterThan(code.y + code.height);
      expect(box.y - code.y - code.height).toBeLessThan(16);
    }
    await test.step('nothing of the page lies over it', async () => {
      const isOnTop = await panel.element.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
          element.contains(
            document.elementFromPoint(left + width * part, top + height / 2),
          ),
        );
      });
      expect(isOnTop).toBe(true);
    });
    await test.step('its buttons stay, whatever it shows', async () => {
      const places = await readPlaces(page);
      for (const tab of ['Messages', 'Platform', 'Output'] as const)
        await panel.show(tab);
      expect(await readPlaces(page)).toHaveLength(places.length);
    });
    await test.step('Escape closes it, and gives the focus back', async () => {
      const top = await readTop(part);
      await page.keyboard.press('Escape');
      await expect(panel.element).toHaveCount(0);
      await expect(run).toBeFocused();
      expect(await readTop(part)).toBe(top);
    });
  });
}

test('a reader makes the panel higher, by the keyboard and by the pointer', async ({
  page,
}) => {
  await openApp(page, 'docs/api/Device/');
  const panel = await runSample(page, getPart(page));
  const handle = panel.element.getByRole('separator', { name: /height/ });
  const getHeight = (): Promise<number> =>
    panel.element.evaluate((element) => element.clientHeight);
  const before = await getHeight();
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  const after = await getHeight();
  expect(after).toBeGreaterThan(before);
  await handle.hover();
  await page.mouse.down();
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle.');
  await page.mouse.move(box.x + 20, box.y + 108, { steps: 4 });
  await page.mouse.up();
  expect(await getHeight()).toBeGreaterThan(after + 80);
  for (const tab of ['Messages', 'Platform', 'Output'] as const) {
    const height = await getHeight();
    await panel.show(tab);
    expect(await getHeight(), tab).toBe(height);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a reader makes the panel higher', async ({ page }) => {
    await openApp(page, 'docs/api/Device/');
    const panel = await runSample(page, getPart(page));
    const handle = panel.element.getByRole('separator', { name: /height/ });
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('There is no handle.');
    const getHeight = (): Promise<number> =>
      panel.element.evaluate((element) => element.clientHeight);
    const [height, scrolled] = [
      await getHeight(),
      await page.evaluate(() => scrollY),
    ];
    const browser = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = async (type: string, by?: number): Promise<void> => {
      const touchPoints = by === undefined ? [] : [{ x, y: y + by }];
      await browser.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints,
      });
    };
    await touch('touchStart', 0);
    for (const by of [10, 30, 60, 90]) await touch('touchMove', by);
    await touch('touchEnd');
    await expect.poll(getHeight).toBeGreaterThan(height + 80);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test('the line that a reader adds is in view with its answer', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openApp(
      page,
      'docs/firebolt_docs/getting-started/quick-start-guide/',
    );
    const panel = await runSample(page, page.getByRole('main'));
    await expect(panel.output).toContainText('Living Room');
    const edit = panel.element.getByRole('button', {
      name: 'Edit',
      exact: true,
    });
    const place = await edit.boundingBox();
    await edit.dblclick();
    await expect(panel.editor).toBeFocused();
    expect(await edit.boundingBox()).toEqual(place);
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\nconsole.log("mine", 6 * 7);');
    await page.keyboard.press('Control+Enter');
    await expect(panel.output.getByText('mine 42')).toBeInViewport({
      ratio: 1,
    });
    const line = await panel.editor
      .getByText('console.log("mine", 6 * 7)')
      .boundingBox();
    expect(line?.y).toBeGreaterThan(60);
    expect(line?.y).toBeLessThan(height - 24);
  }
});

test('code is edited, run from anywhere in the panel, and marked', async ({
  page,
}) => {
  test.slow();
  await openApp(page, 'docs/api/Device/');
  const part = getPart(page);
  const panel = await runSample(page, part);
  await test.step('a line number leads to the line', async () => {
    await panel.output.getByRole('button', { name: 'line 4' }).click();
    await expect(part.locator('.run-mark')).toBeInViewport();
  });
  await test.step('Ctrl+Enter runs again from anywhere in the panel', async () => {
    await panel.runCode('console.log("first");');
    await expect(panel.output).toContainText('first');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('console.log("second", 4');
    // The editor receives the `/`, so the search doesn't open.
    await page.keyboard.type('/2);');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await expect(panel.output).toContainText('second 2');
    await expect(panel.status).toHaveText('Done.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('errors are marked in the code', async () => {
    await panel.runCode('let a;\n\na.b();\nconsole.log(1);');
    const faulty = panel.editor.locator('.cm-failed');
    await expect(faulty).toHaveText('a.b();');
    await panel.output.getByRole('button', { name: 'line 3' }).click();
    await expect(panel.editor).toBeFocused();
    await page.keyboard.insertText('a = 5;');
    await page.keyboard.press('Control+Enter');
    await expect(panel.output).toContainText('1');
    await expect(faulty).toHaveCount(0);
  });
  await test.step('errors are told once, with their lines', async () => {
    await panel.runCode(
      "import { Device } from '@firebolt-js/sdk';\n\nfunction fail() {\n  null.x;\n}\nawait Device.make();\nfail();",
    );
    await expect(panel.output.getByText(/^TypeError/)).toHaveCount(1);
    await expect(panel.output).toContainText(/at fail, line 4 ?at line 7/);
  });
  await test.step('the panel of another sample takes the place', async () => {
    const other = page.getByRole('region', { name: 'model', exact: true });
    const next = await runSample(page, other);
    await expect(page.getByRole('log')).toHaveCount(1);
    await expect(next.output).not.toContainText('TypeError');
  });
  await test.step('another page takes it along', async () => {
    await page
      .getByRole('complementary')
      .getByRole('link', { name: 'Account', exact: true })
      .click();
    await expect(page).toHaveURL(/Account/);
    await expect(page.getByRole('log')).toHaveCount(0);
  });
});

test('a press shows something within a frame', async ({ page }) => {
  const release = await hold(page, '**/js/run/run.js');
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
