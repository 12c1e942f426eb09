import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Fixtures,
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

export { expect };
