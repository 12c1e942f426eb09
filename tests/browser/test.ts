import {
  expect,
  test as base,
  type Fixtures,
  type PlaywrightTestArgs,
} from '@playwright/test';

export const plainTest = base.extend({
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

/** Names a part of a test in reports. */
export const { step } = base;

export { expect };
