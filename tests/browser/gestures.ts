import type { Locator } from '@playwright/test';

/*
 * What readers do, in ways that each engine understands: Playwright cannot do all
 * of it in a Firefox that is not its own.
 */

const isChromium = (locator: Locator): boolean =>
  locator.page().context().browser()?.browserType().name() === 'chromium';

/** A touch, where it can be sent, else a press, before which no page moves. */
export const tap = (locator: Locator): Promise<void> =>
  isChromium(locator)
    ? locator.tap()
    : locator.evaluate((element: HTMLElement) => {
        element.focus({ preventScroll: true });
        element.click();
      });

/** Puts a text in the place of another, key by key where a field hears no other way. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill(isChromium(field) ? text : '');
  if (!isChromium(field)) await field.pressSequentially(text);
}
