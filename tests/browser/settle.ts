import type { Frame, Page } from '@playwright/test';

/**
 * Waits until a page has loaded and the browser has been idle twice. Use this only to
 * test a final state, or that something does *not* happen. Otherwise, wait for something
 * that the reader sees.
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
        // After a frame, the page has handled the elements that have come into view.
        requestAnimationFrame(() => {
          let isIdle = false;
          requestIdleCallback(() => {
            isIdle = true;
          });
          // In headless Chromium, idle callbacks sometimes run only after a frame is
          // requested.
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
