import {
  expect,
  test as base,
  type Browser,
  type Page,
} from '@playwright/test';

interface Options {
  /** Whether opening a page also starts its app, as a reader's hand does. */
  readonly startsApp: boolean;
}

let moves = 0;

/** Moves the pointer, and waits until the app answers or says that it cannot. */
export async function startApp(page: Page): Promise<void> {
  // Redirects and sites without our plugin have none that waits.
  const isWaiting = await page.evaluate(
    () =>
      document.getElementById('app-files') !== null &&
      document.documentElement.dataset['app'] === undefined,
  );
  if (!isWaiting) return;
  moves += 1;
  await page.mouse.move(0, moves % 2);
  await page
    .locator('html[data-app="ready"], .site-failure')
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 });
}

/** A test of pages whose app runs. */
export const plainTest = base.extend<Options>({
  startsApp: [true, { option: true }],
  page: async ({ page, startsApp, javaScriptEnabled }, use) => {
    if (startsApp && javaScriptEnabled) {
      for (const name of ['goto', 'reload'] as const) {
        const open = page[name].bind(page) as Page['goto'];
        page[name] = async (...args: Parameters<Page['goto']>) => {
          const response = await open(...args);
          await startApp(page);
          return response;
        };
      }
    }
    await use(page);
    // The app may still ask for what a test has routed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Nobody else resets it for the next test.
    await page.context().setOffline(false);
  },
});

/** The page that tests share, and the address that it was opened at. */
interface Kept {
  readonly browser: Browser;
  page?: Page;
  url?: string;
}

interface SharedOptions {
  /** The page that a test begins with. */
  readonly address: string;
}

/**
 * A test that can begin with a page that another one has used, which saves most
 * of its time. It shall neither change settings of the page nor leave behind
 * what the next one would stumble over. A page that a test has left, or in which
 * one has failed, is opened anew.
 */
export const sharedTest = plainTest.extend<SharedOptions, { kept: Kept }>({
  address: ['./', { option: true }],
  kept: [
    async ({ browser }, use) => {
      const kept: Kept = { browser };
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept, address, baseURL, viewport }, use, info) => {
    const url = new URL(address, baseURL).href;
    kept.page ??= await kept.browser.newPage();
    const { page } = kept;
    if (viewport) await page.setViewportSize(viewport);
    if (kept.url !== url || page.url() !== url) {
      await page.goto(url);
      await startApp(page);
      kept.url = url;
    } else {
      // Closes what is open.
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement)
          document.activeElement.blur();
        localStorage.clear();
        scrollTo(0, 0);
      });
    }
    await use(page);
    if (info.status === info.expectedStatus) return;
    await page.context().close();
    delete kept.page;
  },
});

/** A test that also fails when the page logs an error or throws one. */
export const test = plainTest.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
