import type { Browser } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { openPhone } from './profiles';
import { getUrl } from './serve';

/** Milliseconds between the page's load and the reader's first touch. */
const READING = 6000;

/** Milliseconds after which a menu that hasn't opened counts as broken. */
const PATIENCE = 60_000;

/** Measures the milliseconds from the first tap on the menu until the menu is painted. */
export async function measureTouches(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const { context, page } = await openPhone(browser);
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'commit' });
  await page.waitForTimeout(READING);
  const opened = page.evaluate(
    (patience) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          reject(new Error("the menu hasn't opened"));
        }, patience);
        // While the drawer is closed, the page is the top element at this point.
        const isOpen = (): boolean =>
          document.elementFromPoint(60, 500)?.closest('main') === null;
        let start = 0;
        const finish = (): void => {
          resolve(performance.now() - start);
        };
        const look = (): void => {
          requestAnimationFrame(isOpen() ? finish : look);
        };
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            start = timeStamp;
            look();
          },
          { capture: true, once: true },
        );
      }),
    PATIENCE,
  );
  // This call returns only after the listener has been added.
  await page.evaluate(() => undefined);
  await page.tap('.navbar__toggle', { force: true });
  const time = await opened;
  await context.close();
  return { 'first tap on the menu, ms': time };
}
