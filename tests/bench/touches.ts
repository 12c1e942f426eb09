import type { Browser, Page } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { openPhone } from './profiles';
import { getUrl } from './serve';

/** Milliseconds between the page's load and the reader's first touch. */
const READING = 6000;

/** Milliseconds until a scroll and its effects have ended. */
const SCROLLING = 6000;

/** Milliseconds after which a menu that hasn't opened counts as broken. */
const PATIENCE = 60_000;

async function openModule(page: Page, port: number): Promise<void> {
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'commit' });
  await page.waitForTimeout(READING);
}

/** Milliseconds from the first tap on the menu until it is open and painted. */
async function tapMenu(browser: Browser, port: number): Promise<number> {
  const { context, page } = await openPhone(browser);
  await openModule(page, port);
  // The announcement bar may be above the navbar.
  const button = await page.locator('.navbar__toggle').boundingBox();
  if (!button) throw new Error('there is no button of the menu');
  const opened = page.evaluate(
    (patience) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          reject(new Error('the menu has not opened'));
        }, patience);
        // At the drawer's place, the page itself must no longer be the top element.
        const isOpen = (): boolean =>
          document.elementFromPoint(60, 500)?.closest('main') === null;
        let start = 0;
        const look = (): void => {
          if (!isOpen()) {
            requestAnimationFrame(look);
            return;
          }
          requestAnimationFrame(() => {
            resolve(performance.now() - start);
          });
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
  // Add the listener before the tap.
  await page.evaluate(() => undefined);
  await page.touchscreen.tap(
    button.x + button.width / 2,
    button.y + button.height / 2,
  );
  const time = await opened;
  await context.close();
  return time;
}

/** Measures a page's first scroll by touch. */
async function scroll(browser: Browser, port: number): Promise<Measures> {
  const { context, page, devtools } = await openPhone(browser);
  await openModule(page, port);
  const measured = page.evaluate(
    (duration) =>
      new Promise<Measures>((resolve) => {
        const start = performance.now();
        let task = 0;
        let frame = 0;
        let last = start;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            task = Math.max(task, entry.duration);
          }
        }).observe({ type: 'longtask' });
        const look = (): void => {
          const now = performance.now();
          frame = Math.max(frame, now - last);
          last = now;
          if (now - start < duration) requestAnimationFrame(look);
          else
            resolve({
              'longest frame in the first scroll, ms': frame,
              // Tasks below 50 ms have no entry.
              'longest task in the first scroll, ms': task,
            });
        };
        look();
      }),
    SCROLLING,
  );
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -2000,
    speed: 1000,
    gestureSourceType: 'touch',
  });
  const result = await measured;
  await context.close();
  return result;
}

export const measureTouches = async (
  browser: Browser,
  port: number,
): Promise<Measures> => ({
  'first tap on the menu, ms': await tapMenu(browser, port),
  ...(await scroll(browser, port)),
});
