import type { Frame, Page } from '@playwright/test';

/**
 * Waits until a page has done what it does of its own: it has loaded, its tools
 * are awake, and the browser has had nothing to do twice. It is for tests of what
 * does *not* happen, and of what is left when all has happened; wait for anything
 * else by what a reader would see.
 */
export const settle = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => {
        addEventListener('load', resolve, { once: true });
      });
    }
    const rest = (): Promise<unknown> =>
      new Promise((resolve) => {
        // After a frame: what has come into view is seen by then.
        requestAnimationFrame(() => {
          let isIdle = false;
          requestIdleCallback(() => {
            isIdle = true;
          });
          // A headless Chromium that draws nothing forgets now and then that it
          // is idle, until a frame is asked for.
          const draw = (): void => {
            if (isIdle) resolve(true);
            else requestAnimationFrame(draw);
          };
          draw();
        });
      });
    do {
      await rest();
      await rest();
    } while (document.querySelector('[data-awake="waiting"]'));
  });
