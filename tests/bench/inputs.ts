import type { Browser, Page } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { openDesktop, openPhone, readWork, SLOWDOWN, wake } from './profiles';
import { getUrl } from './serve';

/** Milliseconds between the page's load and the reader's first touch. */
const READING = 6000;

/** Measures the milliseconds from the first tap on the menu until the menu is painted. */
export async function measureTouches(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const { context, page } = await openPhone(browser);
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'commit' });
  await page.waitForTimeout(READING);
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const watch = ({ timeStamp }: Event): void => {
          // While the drawer is closed, the page is the top element at this point.
          const isOpen = (): boolean =>
            document.elementFromPoint(60, 500)?.closest('main') === null;
          measurePaint(timeStamp, isOpen).then(resolve, reject);
        };
        addEventListener('pointerdown', watch, { capture: true, once: true });
      }),
  );
  // This call returns only after the listener has been added.
  await page.evaluate(() => undefined);
  await page.tap('.navbar__toggle', { force: true });
  const time = await opened;
  await context.close();
  return { 'first tap on the menu, ms': time };
}

const SHORT = 'docs/api/Keyboard/';

/** The click of a first visit may come while the page's script is loading. */
const FIRST = 'first click of a visit';

const WAYS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  [FIRST]: [PAGES.module, SHORT],
  guide: [PAGES.guide, 'docs/firebolt_docs/getting-started/concepts/'],
  'short module': [PAGES.module, SHORT],
  heaviest: [PAGES.module, PAGES.heaviest],
};

/** Wait time, in milliseconds, for a page to be prefetched. */
const FETCHING = 1500;

async function countText(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'load' });
  const text = await page.locator('.markdown').textContent();
  await page.close();
  return text?.length ?? 0;
}

const getSelector = (to: string): string =>
  `.theme-doc-sidebar-container a[href$="/${to}"]`;

/**
 * Clicks a sidebar link, which may load the page from the server, and waits until the
 * page shows the target's text.
 * @param length the characters of the text
 */
async function click(page: Page, to: string, length: number): Promise<number> {
  const before = performance.now();
  try {
    return await page.evaluate(
      ([selector, whole]) => {
        const link = document.querySelector<HTMLElement>(selector);
        if (!link) throw new Error(`no link of the sidebar is ${selector}`);
        const read = (name: string): string =>
          document.querySelector(name)?.textContent ?? '';
        const start = performance.now();
        const title = read('h1');
        link.click();
        return measurePaint(
          start,
          // Nearly all of the text is enough, because a button may be missing.
          () => read('h1') !== title && read('.markdown').length > whole * 0.97,
        );
      },
      [getSelector(to), length] as const,
    );
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForURL(`**/${to}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return performance.now() - before;
  }
}

/** Measures the milliseconds from a click until the whole new page is painted. */
export async function measureClicks(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const times: Record<string, number> = {};
  for (const [kind, [from, to]] of Object.entries(WAYS)) {
    const length = await countText(browser, getUrl(port, to));
    for (const isFetched of [true, false]) {
      const { context, page, devtools } = await openDesktop(browser, 1);
      await page.goto(getUrl(port, from), { waitUntil: 'load' });
      if (kind !== FIRST) await wake(page);
      if (isFetched) await page.hover(getSelector(to));
      await page.waitForTimeout(FETCHING);
      const name = `${kind}, ${isFetched ? '' : 'not '}fetched ahead, ms`;
      const work = await readWork(devtools);
      times[name] = await click(page, to, length);
      if (isFetched) {
        times[`${kind}, work of the click, ms`] =
          (await readWork(devtools)) - work;
      }
      await context.close();
    }
  }
  return times;
}

/** Milliseconds between a fast typist's keystrokes. */
const PAUSE = 60;

/** Types, and returns the longest time from a key press until its effect is painted. */
async function type(page: Page, query: string): Promise<number> {
  const keys = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown' || name === 'input') durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as never);
    return durations;
  });
  await page.keyboard.type(query, { delay: PAUSE });
  await page.waitForTimeout(1500);
  // Browsers don't report events that take less than 16 ms.
  return Math.max(16, ...(await keys.jsonValue()));
}

/** Measures the slowest key press of the first query and of a later one. */
export async function measureTyping(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const { context, page } = await openDesktop(browser, SLOWDOWN);
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'load' });
  const texts = page.waitForResponse(/\/texts-[^/]*\.json$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await texts;
  const first = await type(page, 'closed captions settings');
  await page.keyboard.press('Control+a');
  const second = await type(page, 'device name');
  await context.close();
  return {
    'slowest key press in the first query, ms': first,
    'slowest key press in the next query, ms': second,
  };
}
