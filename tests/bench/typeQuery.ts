import type { Browser, Page } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { openDesktop, SLOWDOWN } from './profiles';
import { getUrl } from './serve';

/** Milliseconds between a fast typist's keystrokes. */
const PAUSE = 60;

/** Starts to measure the time from each key press until its effect is painted. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown' || name === 'input') keys.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as never);
  });

const takeWorst = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { keys } = window as unknown as { keys: number[] };
    // Browsers don't report events that take less than 16 ms.
    return Math.max(16, ...keys.splice(0));
  });

async function type(page: Page, query: string): Promise<number> {
  await page.keyboard.type(query, { delay: PAUSE });
  await page.waitForTimeout(1500);
  return takeWorst(page);
}

/** Measures the slowest key press of the first query and of a later one. */
export async function measureTyping(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const { context, page } = await openDesktop(browser, SLOWDOWN);
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'load' });
  await watchKeys(page);
  const texts = page.waitForResponse(/\/texts-[^/]*\.json$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await texts;
  await takeWorst(page);
  const first = await type(page, 'closed captions settings');
  await page.keyboard.press('Control+a');
  const second = await type(page, 'device name');
  await context.close();
  return {
    'slowest key press in the first query, ms': first,
    'slowest key press in the next query, ms': second,
  };
}
