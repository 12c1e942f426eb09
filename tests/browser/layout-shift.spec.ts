import type { Page } from '@playwright/test';
import { expect, plainTest as test, startApp } from './test';
import { PAGES } from './pages';

test.use({ startsApp: false });

const KINDS = {
  ...PAGES,
  reference: 'docs/api/Discovery/',
  symbols: 'docs/api/symbols/',
  compare: 'compare/',
  comparison: 'compare/?from=0.5.3&to=0.6.0',
  notFound: 'no-such-page/',
};

/** Notes all shifts of a page from its first moment on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources?: readonly { readonly node?: Node | null }[];
        };
        const nodes = sources.map(({ node }) =>
          node instanceof Element
            ? node.outerHTML.slice(0, 80)
            : node?.nodeName,
        );
        shifts.push(`${value.toFixed(4)} ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const read = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, path] of Object.entries(KINDS)) {
      for (const isDismissed of [false, true]) {
        const what = isDismissed ? ', announcement dismissed' : '';
        test(`nothing of ${name} moves while it starts${what}`, async ({
          page,
        }) => {
          if (isDismissed) {
            await page.goto(PAGES.home);
            await page.getByRole('button', { name: /Close the ann/ }).click();
          }
          await watch(page);
          await page.goto(path, { waitUntil: 'networkidle' });
          await startApp(page);
          await page.waitForLoadState('networkidle');
          await page.waitForTimeout(300);
          expect(await read(page)).toEqual([]);
        });
      }
    }
  });
}
