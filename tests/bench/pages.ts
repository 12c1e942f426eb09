import type { Browser, Page } from '@playwright/test';
import { getUrl } from './serve';

/** Six kinds of pages, the heaviest of them last. */
export const PAGES = {
  home: '',
  guide: 'docs/firebolt_docs/getting-started/quick-start-guide/',
  category: 'docs/category/app-lifecycle/',
  schemas: 'docs/api/schemas/Entertainment/',
  module: 'docs/api/Device/',
  heaviest: 'docs/api/Discovery/',
} as const;

/** What the first visit of a page loads and does; bytes are gzipped. */
export interface Visit {
  readonly requests: number;
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly other: number;
  /** All of the above. */
  readonly total: number;
  /** Scripts, with those that come when a reader moves the pointer. */
  readonly scriptInUse: number;
  /** What is loaded ahead for other pages. */
  readonly prefetch: number;
  readonly elements: number;
  /** Milliseconds that the main thread works, on a CPU four times slower. */
  readonly work: number;
  /** The same, with what a reader's first movement starts. */
  readonly workInUse: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
}

/** Milliseconds in which the app starts, also on the slowed-down CPU. */
const START_TIME = 4000;

const KINDS: Readonly<Record<string, 'html' | 'script' | 'style'>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
};

function watch(page: Page): Map<string, { kind: string; bytes: number }> {
  const seen = new Map<string, { kind: string; bytes: number }>();
  page.on('requestfinished', (request) => {
    const headers = request.headers();
    const purpose = headers['sec-purpose'] ?? headers['purpose'];
    const isPrefetch = purpose === 'prefetch';
    const kind = isPrefetch
      ? 'prefetch'
      : (KINDS[request.resourceType()] ?? 'other');
    void request.sizes().then(({ responseBodySize }) => {
      const known = seen.get(request.url());
      // A chunk that the page has used already comes from the cache.
      if (known && isPrefetch) return;
      seen.set(request.url(), { kind, bytes: responseBodySize });
    });
  });
  return seen;
}

async function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shift += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(shift);
        }, 200);
      }),
  );
}

/** Visits a page with an empty cache. */
export async function visit(
  browser: Browser,
  port: number,
  path: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const seen = watch(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(getUrl(port, path), { waitUntil: 'networkidle' });
  const readWork = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    return (task?.value ?? 0) * 1000;
  };
  const sum = (kind: string): number =>
    [...seen.values()].reduce(
      (all, file) => all + (file.kind === kind ? file.bytes : 0),
      0,
    );
  const work = await readWork();
  const elements = await page.locator('*').count();
  const [html, script, style, other] = ['html', 'script', 'style', 'other'].map(
    sum,
  ) as [number, number, number, number];
  const requests = [...seen.values()].filter(({ kind }) => kind !== 'prefetch');
  await page.mouse.move(600, 400);
  await page.mouse.move(601, 400);
  await page.waitForTimeout(START_TIME);
  const shift = await readShift(page);
  const scriptInUse = sum('script');
  const prefetch = sum('prefetch');
  const workInUse = await readWork();
  await context.close();
  return {
    requests: requests.length,
    html,
    script,
    style,
    other,
    total: html + script + style + other,
    scriptInUse,
    prefetch,
    elements,
    work,
    workInUse,
    shift,
  };
}

/** Milliseconds from a click on the next page to its first frame. */
export async function navigate(
  browser: Browser,
  port: number,
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(getUrl(port, PAGES.guide), { waitUntil: 'networkidle' });
  await page.mouse.move(600, 400);
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const start = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === heading) return;
          requestAnimationFrame(() => {
            resolve(performance.now() - start);
          });
        }).observe(document.body, { childList: true, subtree: true });
        document
          .querySelector<HTMLElement>('.pagination-nav__link--next')
          ?.click();
      }),
  );
  await page.close();
  return time;
}
