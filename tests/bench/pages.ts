import type { Browser, Page } from '@playwright/test';
import { openDesktop, readWork } from './profiles';
import { getUrl } from './serve';
import { whenReady } from './whenReady';

/** Pages of each type, the largest last. */
export const PAGES = {
  home: '',
  guide: 'docs/firebolt_docs/getting-started/quick-start-guide/',
  module: 'docs/api/Device/',
  heaviest: 'docs/api/Discovery/',
} as const;

/** Sizes and times of a page's first visit; bytes are gzipped. */
export interface Visit {
  readonly requests: number;
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly other: number;
  /** HTML, scripts, styles and other files together. */
  readonly total: number;
  /** Scripts, including those that load when the pointer moves. */
  readonly scriptInUse: number;
  /** Prefetched files of other pages. */
  readonly prefetch: number;
  readonly elements: number;
  /** Milliseconds of main-thread work on a CPU four times slower. */
  readonly work: number;
  /** Milliseconds of main-thread work after the first pointer movement. */
  readonly start: number;
  /** `work` and `start` together. */
  readonly workInUse: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
}

/** CPU slowdown compared with this machine. */
const SLOWDOWN = 4;

/** Milliseconds until a page without interaction is idle. */
const QUIET = 4000;

/** Scripts that a docs page has loaded after each interaction, in gzipped bytes. */
export interface Use {
  /** After opening menus, a sidebar category, another page, and going back. */
  readonly reading: number;
  /** After a first search as well. */
  readonly searching: number;
}

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
      // A prefetched file that is used is read from the cache, so it is counted once.
      const known = seen.get(request.url());
      seen.set(request.url(), {
        kind: isPrefetch ? (known?.kind ?? kind) : kind,
        bytes: Math.max(responseBodySize, known?.bytes ?? 0),
      });
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

/** Measures a visit with an empty cache. */
export async function visit(
  browser: Browser,
  port: number,
  path: string,
): Promise<Visit> {
  const { context, page, devtools } = await openDesktop(browser, SLOWDOWN);
  const seen = watch(page);
  await page.goto(getUrl(port, path), { waitUntil: 'networkidle' });
  const sum = (kind: string): number =>
    [...seen.values()].reduce(
      (all, file) => all + (file.kind === kind ? file.bytes : 0),
      0,
    );
  const [html, script, style, other] = ['html', 'script', 'style', 'other'].map(
    sum,
  ) as [number, number, number, number];
  const requests = [...seen.values()].filter(({ kind }) => kind !== 'prefetch');
  // Wait, because work without interaction counts as part of the first load.
  await page.waitForTimeout(QUIET);
  const work = await readWork(devtools);
  const elements = await page.locator('*').count();
  await page.mouse.move(600, 400);
  await page.mouse.move(601, 400);
  await whenReady(page);
  await page.waitForTimeout(QUIET);
  const workInUse = await readWork(devtools);
  const shift = await readShift(page);
  const scriptInUse = sum('script');
  const prefetch = sum('prefetch');
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
    start: workInUse - work,
    workInUse,
    shift,
  };
}

const SIDEBAR = '.theme-doc-sidebar-container';

/** Uses a docs page like a reader, and searches last. */
export async function use(browser: Browser, port: number): Promise<Use> {
  const { context, page } = await openDesktop(browser, 1);
  const seen = watch(page);
  const sum = (): number =>
    [...seen.values()].reduce(
      (all, { kind, bytes }) => all + (kind === 'script' ? bytes : 0),
      0,
    );
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'networkidle' });
  await page.mouse.move(600, 400);
  await page.mouse.move(601, 400);
  await whenReady(page);
  await page.getByRole('button', { name: 'dark and light mode' }).click();
  await page.locator(`${SIDEBAR} button`).first().click();
  await page.locator(`${SIDEBAR} a[href$="/docs/api/Keyboard/"]`).click();
  await page.waitForURL(/Keyboard/);
  await page.goBack();
  await page.waitForTimeout(QUIET);
  const reading = sum();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('audio');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(QUIET);
  const searching = sum();
  await context.close();
  return { reading, searching };
}
