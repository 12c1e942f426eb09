import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

/** CPU slowdown factor that simulates a mid-range phone on this machine. */
export const SLOWDOWN = 4;

/** Slow 4G, with Lighthouse's DevTools throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (0.75e6 * 0.9) / 8,
};

declare global {
  /** Waits until something is painted, and returns the milliseconds since `start`. */
  function measurePaint(start: number, isDone: () => boolean): Promise<number>;
}

/** esbuild inserts calls to `__name` into functions that run in the page. */
const HELPERS = `
globalThis.__name = (value) => value;
globalThis.measurePaint = (start, isDone) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('nothing has come for a minute')), 60_000);
  const finish = () => resolve(performance.now() - start);
  const look = () => requestAnimationFrame(isDone() ? finish : look);
  look();
});`;

async function open(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
) {
  // Turn animations off, because they would add to the measured time.
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(HELPERS);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}

/** Opens a desktop browser with an empty cache. `slowdown` applies to the CPU. */
export const openDesktop = (browser: Browser, slowdown: number) =>
  open(browser, { viewport: { width: 1280, height: 800 } }, slowdown);

/** Emulates a phone with an empty cache and a slow network. */
export async function openPhone(browser: Browser) {
  const viewport = { width: 390, height: 844 };
  const options = { viewport, isMobile: true, hasTouch: true };
  const visitor = await open(browser, options, SLOWDOWN);
  await visitor.devtools.send('Network.enable');
  await visitor.devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return visitor;
}

/** Returns the milliseconds that the main thread has worked since the page was opened. */
export async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  return (task?.value ?? NaN) * 1000;
}

/** Moves the pointer, and waits until the page's script runs: ours, or Docusaurus's. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  await page.mouse.move(601, 400);
  await page.waitForFunction(() => {
    const root = document.getElementById('__docusaurus');
    return (
      document.documentElement.dataset['app'] === 'ready' ||
      (root && '_reactRootContainer' in root)
    );
  });
}
