import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { anyOf, at } from './pick';
import { expect, step, strictFreshTest, test } from './test';
import { settle } from './settle';
import { getTitle } from './reader';

const REFERENCE = 'docs/api/Discovery/';

const { guide, format, changelog, module } = PAGES;

const TRIED = 2;

/** A heading's expected position in pixels, which depends on the navbar's height. */
const PLACE = { from: 55, to: 115 };

const isLate = (page: Page): Locator => page.locator('html[data-late-layout]');

/** Returns IDs of headings that are spread over the reference, including the last. */
function pickHeadings(): readonly string[] {
  const html = fs.readFileSync(`build/${REFERENCE}index.html`, 'utf8');
  const headings = html.matchAll(/<h[23][^>]*\sid="([^"]+)"/g);
  const ids = Array.from(headings, ([, id = '']) => id);
  return [0, 0.5, 1].map(
    (part) => ids[Math.floor((ids.length - 1) * part)] ?? '',
  );
}

async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const [top, isEnd] = await page.evaluate((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top;
      const { scrollHeight } = document.documentElement;
      return [top, Math.ceil(scrollY + innerHeight) >= scrollHeight];
    }, id);
    expect(top, id).toBeGreaterThanOrEqual(PLACE.from);
    if (!isEnd) expect(top, id).toBeLessThan(PLACE.to);
  }).toPass({ timeout: 5000 });
}

test('what is far from the screen waits for its layout', async ({ page }) => {
  await page.goto(module);
  await expect(isLate(page)).toBeAttached();
  const section = page
    .locator('.markdown section')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const last = anyOf(at(section, -1).locator('p'));
  const isLaidOut = (): Promise<boolean> =>
    last.evaluate((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isLaidOut()).toBe(false);

  await step('paper shows all', async () => {
    await page.emulateMedia({ media: 'print' });
    const waiting = await page.locator('.markdown section p').evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            // Skip elements that aren't printed.
            element.checkVisibility() &&
            !element.closest('details') &&
            !element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    expect(waiting).toBe(0);
    await page.emulateMedia({ media: null });
    await expect.poll(isLaidOut).toBe(false);
  });

  await step('finding in the page finds what waits', async () => {
    // Text that waits has no `innerText`.
    const text = (await last.textContent()) ?? '';
    // `find` is the only part of the browser's own search that scripts can use.
    const isFound = await page.evaluate((words) => {
      const { find } = window as unknown as {
        find: (text: string, ...options: readonly boolean[]) => boolean;
      };
      // Without regard to case, backward from the end of the page.
      return find.call(window, words, false, true, true);
    }, text);
    expect(isFound).toBe(true);
    await expect(last).toBeInViewport();
    expect(await isLaidOut()).toBe(true);
  });
});

test('what could be on the first screen never waits', async ({ page }) => {
  for (const path of [guide, format, changelog, module]) {
    await page.goto(path);
    const tops = await page
      .locator('.markdown *')
      .evaluateAll((elements) =>
        elements
          .filter((e) => getComputedStyle(e).contentVisibility === 'auto')
          .map((e) => e.getBoundingClientRect().top),
      );
    expect(Math.min(...tops), path).toBeGreaterThan(900);
  }
});

test('addresses with a fragment lead to their heading, and the End key to the end @engines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const id of pickHeadings()) {
    await page.goto('about:blank');
    await page.goto(`${REFERENCE}#${id}`);
    await expectAtTop(page, id);
  }
  await page.goto(REFERENCE);
  await expect(isLate(page)).toBeAttached();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

strictFreshTest('End leads to the end on a slow device', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 16 });
  await page.goto(REFERENCE);
  await page.keyboard.down('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('a link to a part of a page leads there, with the focus', async ({
  page,
}) => {
  await page.goto(changelog);
  const links = page.locator('.markdown a[href*="/docs/api/"][href*="#"]');
  const title = getTitle(page);
  const count = await links.count();
  expect(count).toBeGreaterThan(5);
  for (let i = 0; i < count; i += Math.ceil(count / TRIED)) {
    const link = at(links, i);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.href.endsWith(href));
    const id = href.split('#')[1] ?? '';
    await expectAtTop(page, id);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await page.goBack();
    // Wait for the page, because the URL changes first.
    await expect(title).toHaveText('Changelog');
    await expect(link).toBeInViewport();
  }
});

test('nothing moves by itself in a long scroll of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(REFERENCE);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.mouse.move(195, 400);
  await settle(page);
  for (let i = 0; i < 10; i += 1) {
    const seen = await page.evaluateHandle(() => {
      const all = new Set<Element>();
      for (let y = 100; y < innerHeight; y += 20) {
        const element = document.elementFromPoint(innerWidth / 2, y);
        if (element && element.getBoundingClientRect().top > 100)
          all.add(element);
      }
      return [...all];
    });
    const readTops = (): Promise<readonly number[]> =>
      seen.evaluate((all) => all.map((e) => e.getBoundingClientRect().top));
    const before = await readTops();
    expect(before).not.toEqual([]);
    await page.mouse.wheel(0, -500);
    // Visible elements move only by the scroll distance.
    await expect(async () => {
      const after = await readTops();
      for (const [n, top] of before.entries()) {
        expect(Math.abs((after[n] ?? NaN) - top - 500)).toBeLessThan(3);
      }
    }).toPass({ timeout: 5000 });
  }
});
