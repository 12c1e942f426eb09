import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Fixtures,
  type Page,
  type PlaywrightTestArgs,
} from '@playwright/test';

/** A test of a page as a reader opens it. */
export const plainTest = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    // The page may still ask for what a test has routed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Nobody else resets it for the next test.
    await page.context().setOffline(false);
  },
});

const noErrors: Fixtures<{ noErrors: undefined }, object, PlaywrightTestArgs> =
  {
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
  };

/** A test that also fails when the page logs an error or throws one. */
export const test = plainTest.extend(noErrors);

interface KeptContext {
  readonly browser: Browser;
  context?: BrowserContext;
}

/**
 * A test of a page as a reader opens it who has been on the site before: the
 * browser has kept its files, which saves up to half of the time. Storage is empty,
 * and the tab is new. For tests that change no setting of the context.
 */
export const plainReturningTest = plainTest.extend<
  object,
  { keptContext: KeptContext }
>({
  keptContext: [
    async ({ browser }, use) => {
      const kept: KeptContext = { browser };
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keptContext, viewport }, use, info) => {
    keptContext.context ??= await keptContext.browser.newContext();
    const page = await keptContext.context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (info.status === info.expectedStatus) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A test that has opened nothing has no storage.
      if (page.url() !== 'about:blank') {
        await page.evaluate(() => {
          localStorage.clear();
        });
      }
      await page.close();
    } else {
      await keptContext.context.close();
      delete keptContext.context;
    }
  },
});

/** The same, that also fails when the page logs an error or throws one. */
export const returningTest = plainReturningTest.extend(noErrors);

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

export { expect };
