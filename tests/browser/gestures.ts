import type { Locator } from '@playwright/test';

/* Gestures that work in all engines. Playwright fully supports only its own Firefox. */

const isChromium = (locator: Locator): boolean =>
  locator.page().context().browser()?.browserType().name() === 'chromium';

/** Taps if the engine supports touch; otherwise, clicks by script, without scrolling. */
export const tap = (locator: Locator): Promise<void> =>
  isChromium(locator)
    ? locator.tap()
    : locator.evaluate((element: HTMLElement) => {
        element.focus({ preventScroll: true });
        element.click();
      });

/** Replaces a field's text. Outside Chromium, types each key. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill(isChromium(field) ? text : '');
  if (!isChromium(field)) await field.pressSequentially(text);
}
