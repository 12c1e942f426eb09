import type { Locator } from '@playwright/test';
import { openApp } from './faults';
import { at } from './pick';
import { SHORT_PAGE } from './pages';
import { getScroll } from './reader';
import { runSample } from './runPanel';
import { expect, freshTest, plainTest as test, step } from './test';
import { EXACT, getButton, getMain, getRegion, getTab } from './roles';

const TABS = ['Messages', 'Platform', 'Output'] as const;

const getRun = (part: Locator): Locator => at(getButton(part, 'Run', EXACT), 0);

const readTop = (part: Locator): Promise<number> =>
  getRun(part).evaluate((button) =>
    Math.round(button.getBoundingClientRect().top),
  );

/** Fails if something covers the element, or if a part of it is outside the window. */
async function expectWhole(shown: Locator): Promise<void> {
  await expect(shown).toBeInViewport({ ratio: 1 });
  const isOnTop = await shown.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    // The editor is in a shadow root.
    const root = own.getRootNode() as Document | ShadowRoot;
    return [0.1, 0.5, 0.9].every((share) =>
      own.contains(
        root.elementFromPoint(left + width * share, top + height * share),
      ),
    );
  });
  expect(isOnTop, 'nothing of the page lies over it').toBe(true);
}

test('a screen leaves the tabs in view, and stays the same in a window of another width', async ({
  page,
}) => {
  await openApp(page, 'docs/firebolt_docs/localization/');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      const panel = await runSample(page, getMain(page));
      const frame = panel.element.locator('iframe');
      const screen = frame.contentFrame().getByText('Play');
      await expect(screen).toBeVisible();
      await expect(frame).toBeInViewport({ ratio: 1 });
      for (const name of TABS)
        await expect(getTab(panel.element, name)).toBeInViewport({ ratio: 1 });
      await frame.evaluate((element: HTMLElement) => {
        element.addEventListener('load', () => {
          element.dataset['loaded'] = 'anew';
        });
      });
      await page.setViewportSize({ width: width === 390 ? 1440 : 390, height });
      await expect(screen).toBeVisible();
      await expect(frame).not.toHaveAttribute('data-loaded');
      await panel.press('Close');
    });
  }
});

freshTest(
  'the output is in view beside or below the code, whose buttons stay, and a reader makes the panel higher',
  async ({ page }) => {
    await openApp(page, SHORT_PAGE);
    const part = getRegion(page, 'id', EXACT);
    const run = getRun(part);
    for (const [width, height, place] of [
      [320, 256, ''],
      [390, 900, 'below'],
      [1280, 900, 'beside'],
    ] as const) {
      await step(`at ${width} × ${height} pixels`, async () => {
        await page.setViewportSize({ width, height });
        await part.evaluate((element) => {
          element.scrollIntoView();
        });
        const panel = await runSample(page, part);
        const { element, output, status } = panel;
        for (const shown of [output.getByText('123'), status])
          await expect(shown).toBeInViewport({ ratio: 1 });
        await expect(element).toBeFocused();
        if (place) {
          await expectWhole(element);
          const box = await element.boundingBox();
          const block = at(part.locator('.theme-code-block'), 0);
          const code = await block.boundingBox();
          if (!box || !code) throw new Error('Not on the page.');
          const [right, below] = [box.x - code.x, box.y - code.y];
          if (place === 'beside') expect(right).toBeGreaterThan(code.width);
          else expect(below).toBeGreaterThan(code.height);
          const edit = getButton(element, 'Edit', EXACT);
          const editBox = await edit.boundingBox();
          for (const tab of TABS) {
            await panel.show(tab);
            const stays = 'its buttons stay, whatever it shows';
            expect(await edit.boundingBox(), stays).toEqual(editBox);
          }
        } else {
          const getTop = async (shown: Locator): Promise<number> =>
            (await shown.boundingBox())?.y ?? NaN;
          await at(getButton(output, /^line/), 0).click();
          expect(await getTop(part.locator('.run-goal'))).toBeGreaterThan(60);
          await panel.press('Edit');
          const line = at(panel.editor.locator('.cm-line'), 0);
          await expect.poll(() => getTop(line)).toBeGreaterThan(50);
          await expect(line).toBeInViewport();
          await page.keyboard.press('Escape');
        }
        const top = await readTop(part);
        await page.keyboard.press('Escape');
        await expect(element).toHaveCount(0);
        await expect(run).toBeFocused();
        if (place) expect(await readTop(part)).toBe(top);
        // Below the navbar
        await expect.poll(() => readTop(part)).toBeGreaterThan(60);
        await expect(run).toBeInViewport({ ratio: 1 });
      });
    }
    const panel = await runSample(page, part);
    const handle = panel.element.getByRole('separator', { name: /height/ });
    const getHeight = (): Promise<number> =>
      panel.element.evaluate((element) => element.clientHeight);
    const getPlace = async (): Promise<{ x: number; y: number }> => {
      const box = await handle.boundingBox();
      if (!box) throw new Error('The panel has no handle.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await step('by the keyboard and the pointer', async () => {
      const before = await getHeight();
      await handle.focus();
      await page.keyboard.press('ArrowDown');
      const after = await getHeight();
      expect(after).toBeGreaterThan(before);
      await handle.hover();
      await page.mouse.down();
      const { x, y } = await getPlace();
      await page.mouse.move(x, y + 104, { steps: 4 });
      await page.mouse.up();
      expect(await getHeight()).toBeGreaterThan(after + 80);
      for (const tab of TABS) {
        const height = await getHeight();
        await panel.show(tab);
        expect(await getHeight(), tab).toBe(height);
      }
    });
    await step('by touch', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await handle.scrollIntoViewIfNeeded();
      const [height, scrolled] = [await getHeight(), await getScroll(page)];
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setTouchEmulationEnabled', {
        enabled: true,
      });
      const start = await getPlace();
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        by?: number,
      ) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            by === undefined ? [] : [{ x: start.x, y: start.y + by }],
        });
      await touch('touchStart', 0);
      for (const by of [10, 30, 60, 90]) await touch('touchMove', by);
      await touch('touchEnd');
      await expect.poll(getHeight).toBeGreaterThan(height + 80);
      expect(await getScroll(page)).toBe(scrolled);
    });
  },
);

test('the line that a reader adds to long code is in view with its answer', async ({
  page,
}) => {
  await openApp(page, SHORT_PAGE);
  for (const [width, height] of [
    [1280, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const panel = await runSample(page, getMain(page));
    const edit = getButton(panel.element, 'Edit', EXACT);
    const place = await edit.boundingBox();
    await edit.dblclick();
    await expect(panel.editor).toBeFocused();
    expect(await edit.boundingBox()).toEqual(place);
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(
      `${'\n'.repeat(40)}console.log("mine", 6 * 7);`,
    );
    await page.keyboard.press('Control+Enter');
    const answer = panel.output.getByText('mine 42');
    await expect(answer).toBeInViewport({ ratio: 1 });
    // One of its words, because a long line scrolls sideways.
    await expectWhole(panel.editor.getByText('"mine"', EXACT));
    await panel.press('Start over');
    await panel.press('Close');
  }
});
