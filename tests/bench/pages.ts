import type { Browser, Page } from '@playwright/test';
import { prefix, type Measures } from './measures';
import { openDesktop, readWork, SLOWDOWN, wake } from './profiles';
import { getUrl } from './serve';

export const PAGES = {
  home: '',
  guide: 'docs/firebolt_docs/getting-started/quick-start-guide/',
  module: 'docs/api/Device/',
  heaviest: 'docs/api/Discovery/',
} as const;

/** Milliseconds until a page without interaction is idle. */
const QUIET = 4000;

const KINDS: Readonly<Record<string, string>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
};

/** What isn't fetched for other pages. */
const OWN = ['html', 'script', 'style', 'other'];

/** Counts the files that a page loads. */
function watch(page: Page) {
  const seen = new Map<string, { kind: string; bytes: number }>();
  page.on('requestfinished', (request) => {
    const headers = request.headers();
    const isPrefetch =
      (headers['sec-purpose'] ?? headers['purpose']) === 'prefetch';
    const type = KINDS[request.resourceType()] ?? 'other';
    void request.sizes().then(({ responseBodySize }) => {
      // A page that uses a prefetched file reads it from the cache, so the file is
      // counted once.
      const known = seen.get(request.url());
      seen.set(request.url(), {
        kind: isPrefetch ? (known?.kind ?? 'prefetch') : type,
        bytes: Math.max(responseBodySize, known?.bytes ?? 0),
      });
    });
  });
  const list = (...kinds: readonly string[]) =>
    [...seen.values()].filter(({ kind }) => kinds.includes(kind));
  return {
    count: () => list(...OWN).length,
    sum: (...kinds: readonly string[]) =>
      list(...kinds).reduce((all, { bytes }) => all + bytes / 1000, 0),
  };
}

const readShift = (page: Page): Promise<number> =>
  page.evaluate(
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

export async function visit(
  browser: Browser,
  port: number,
  path: string,
): Promise<Measures> {
  const { context, page, devtools } = await openDesktop(browser, SLOWDOWN);
  const { count, sum } = watch(page);
  await page.goto(getUrl(port, path), { waitUntil: 'networkidle' });
  const initial = {
    'initial script, KB gzip': sum('script'),
    'style, KB gzip': sum('style'),
    'HTML, KB gzip': sum('html'),
    'initial total, KB gzip': sum(...OWN),
    requests: count(),
    elements: await page.locator('*').count(),
  };
  // Wait, because work before any interaction counts as part of the first load.
  await page.waitForTimeout(QUIET);
  const work = await readWork(devtools);
  await wake(page);
  await page.waitForTimeout(QUIET);
  const workInUse = await readWork(devtools);
  const measures = {
    ...initial,
    'main thread, first load, ms': work,
    'main thread, first movement, ms': workInUse - work,
    'main thread, total, ms': workInUse,
    'script after first movement, KB gzip': sum('script'),
    'fetched for other pages, KB gzip': sum('prefetch'),
    'layout shift': await readShift(page),
  };
  await context.close();
  return measures;
}

const SIDEBAR = '.theme-doc-sidebar-container';

/** Uses a docs page as a reader would; the search comes last. */
async function use(browser: Browser, port: number): Promise<Measures> {
  const { context, page } = await openDesktop(browser, 1);
  const { sum } = watch(page);
  await page.goto(getUrl(port, PAGES.module), { waitUntil: 'networkidle' });
  await wake(page);
  await page.getByRole('button', { name: 'dark and light mode' }).click();
  await page.locator(`${SIDEBAR} button`).first().click();
  await page.locator(`${SIDEBAR} a[href$="/docs/api/Keyboard/"]`).click();
  await page.waitForURL(/Keyboard/);
  await page.goBack();
  await page.waitForTimeout(QUIET);
  const reading = sum('script');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('audio');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(QUIET);
  const searching = sum('script');
  await context.close();
  return {
    'script after typical use, KB gzip': reading,
    'script with the first search, KB gzip': searching,
  };
}

export async function measurePages(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const all: Record<string, number> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    Object.assign(all, prefix(`${name}: `, await visit(browser, port, path)));
  }
  return { ...all, ...(await use(browser, port)) };
}
