import type { Browser, Page } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { openDesktop, wake } from './profiles';
import { getUrl } from './serve';

interface Way {
  readonly from: string;
  readonly to: string;
  /** Whether to click while the page's script may still be loading. */
  readonly isFirst?: boolean;
}

const WAYS: Readonly<Record<string, Way>> = {
  'first click of a visit': {
    from: PAGES.module,
    to: 'docs/api/Keyboard/',
    isFirst: true,
  },
  guide: {
    from: PAGES.guide,
    to: 'docs/firebolt_docs/getting-started/concepts/',
  },
  'short module': { from: PAGES.module, to: 'docs/api/Keyboard/' },
  heaviest: { from: PAGES.module, to: PAGES.heaviest },
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

interface Target {
  readonly to: string;
  readonly length: number;
}

/** Clicks a sidebar link, and waits until the page shows the target's text. */
const clickHere = (page: Page, { to, length }: Target): Promise<number> =>
  page.evaluate(
    ([path, whole]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          reject(new Error(`the page ${path} hasn't come`));
        }, 30_000);
        const link = document.querySelector<HTMLElement>(
          `.theme-doc-sidebar-container a[href$="/${path}"]`,
        );
        if (!link) throw new Error(`no link of the sidebar leads to ${path}`);
        const start = performance.now();
        const title = document.querySelector('h1')?.textContent;
        const look = (): void => {
          const text = document.querySelector('.markdown')?.textContent ?? '';
          const isWhole =
            document.querySelector('h1')?.textContent !== title &&
            // Nearly all of the text is enough, because a button may be missing.
            text.length > whole * 0.97;
          requestAnimationFrame(
            isWhole
              ? () => {
                  resolve(performance.now() - start);
                }
              : look,
          );
        };
        link.click();
        look();
      }),
    [to, length] as const,
  );

/** Measures a click that may load the page from the server. */
async function click(page: Page, target: Target): Promise<number> {
  const start = performance.now();
  try {
    return await clickHere(page, target);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForURL(`**/${target.to}`, { waitUntil: 'domcontentloaded' });
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
  for (const [kind, { from, to, isFirst }] of Object.entries(WAYS)) {
    const length = await countText(browser, getUrl(port, to));
    for (const isFetched of [true, false]) {
      const { context, page } = await openDesktop(browser, 1);
      await page.goto(getUrl(port, from), { waitUntil: 'load' });
      if (!isFirst) await wake(page);
      if (isFetched) {
        await page
          .locator(`.theme-doc-sidebar-container a[href$="/${to}"]`)
          .hover();
      }
      await page.waitForTimeout(FETCHING);
      const name = `${kind}, ${isFetched ? '' : 'not '}fetched ahead, ms`;
      times[name] = await click(page, { to, length });
      await context.close();
    }
  }
  return times;
}
