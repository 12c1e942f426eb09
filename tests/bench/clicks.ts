import type { Browser, Page } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { openDesktop, wake } from './profiles';
import { getUrl } from './serve';

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
 * Clicks a sidebar link, and waits until the page shows the target's text.
 * @param length the characters of the text
 */
const clickHere = (page: Page, to: string, length: number): Promise<number> =>
  page.evaluate(
    ([selector, whole]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          reject(new Error(`the page of ${selector} hasn't come`));
        }, 30_000);
        const link = document.querySelector<HTMLElement>(selector);
        if (!link) throw new Error(`no link of the sidebar is ${selector}`);
        const read = (name: string): string =>
          document.querySelector(name)?.textContent ?? '';
        const start = performance.now();
        const title = read('h1');
        const finish = (): void => {
          resolve(performance.now() - start);
        };
        const look = (): void => {
          // Nearly all of the text is enough, because a button may be missing.
          const isWhole =
            read('h1') !== title && read('.markdown').length > whole * 0.97;
          requestAnimationFrame(isWhole ? finish : look);
        };
        link.click();
        look();
      }),
    [getSelector(to), length] as const,
  );

/** Measures a click that may load the page from the server. */
async function click(page: Page, to: string, length: number): Promise<number> {
  const start = performance.now();
  try {
    return await clickHere(page, to, length);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForURL(`**/${to}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return performance.now() - start;
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
      const { context, page } = await openDesktop(browser, 1);
      await page.goto(getUrl(port, from), { waitUntil: 'load' });
      if (kind !== FIRST) await wake(page);
      if (isFetched) await page.hover(getSelector(to));
      await page.waitForTimeout(FETCHING);
      const name = `${kind}, ${isFetched ? '' : 'not '}fetched ahead, ms`;
      times[name] = await click(page, to, length);
      await context.close();
    }
  }
  return times;
}
