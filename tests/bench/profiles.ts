import type {
  Browser,
  BrowserContext,
  CDPSession,
  Page,
} from '@playwright/test';

/** CPU slowdown of a mid-range phone compared with this machine. */
const PHONE_CPU = 4;

/** Slow 4G, with Lighthouse's DevTools throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (0.75e6 * 0.9) / 8,
};

/** esbuild adds calls of this helper to functions that run in the page, so define it there. */
const HELPER = 'globalThis.__name = (value) => value';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A desktop browser with an empty cache; `slowdown` applies to the CPU. */
export async function openDesktop(
  browser: Browser,
  slowdown: number,
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(HELPER);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}

/** A phone with an empty cache and a slow network. */
export async function openPhone(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // Without animations, because their duration would be part of the measured time.
    reducedMotion: 'reduce',
  });
  await context.addInitScript(HELPER);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU });
  return { context, page, devtools };
}

/** Milliseconds that the main thread has worked since the page was opened. */
export async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  return (task?.value ?? NaN) * 1000;
}

/** Waits until the page's script runs: ours, or Docusaurus's client. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('__docusaurus');
    return (
      document.documentElement.dataset['app'] === 'ready' ||
      (root && '_reactRootContainer' in root)
    );
  });
}
