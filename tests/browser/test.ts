import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Fixtures,
  type PlaywrightTestArgs,
} from '@playwright/test';

interface KeptContext {
  readonly browser: Browser;
  context?: BrowserContext;
}

/** Tests with other fixtures of a worker would need another worker, and browser. */
export const plainTest = base.extend<object, { keptContext: KeptContext }>({
  keptContext: [
    async ({ browser }, use) => {
      const kept: KeptContext = { browser };
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await use(page);
    // The page may still request files that a test has routed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Otherwise, the next test could start offline.
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

/** A test that also fails if the page logs or throws an error. */
export const test = plainTest.extend(noErrors);

/** A test whose browser context no other test has used. */
export const freshTest = plainTest.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

export const strictFreshTest = freshTest.extend(noErrors);

/**
 * Reuses a browser context with cached files but no stored data, which saves up to half
 * of the time. For tests that don't change the context's settings.
 */
export const plainReturningTest = plainTest.extend({
  page: async ({ keptContext, viewport }, use, info) => {
    keptContext.context ??= await keptContext.browser.newContext();
    const page = await keptContext.context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (info.status === info.expectedStatus) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A test that hasn't opened a page has no storage.
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

/** A test that also fails if the page logs or throws an error. */
export const returningTest = plainReturningTest.extend(noErrors);

/** Names a part of a test in reports. */
export const { step } = base;

export { expect };
