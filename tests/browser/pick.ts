import type { Locator } from '@playwright/test';

/*
 * Only these functions may select one of several elements. Prefer exact roles and names.
 */

/** Selects one of several elements that are equivalent in the test. */
export const anyOf = (alike: Locator): Locator => alike.first();

/** `0` is the first element, `-1` the last. Use it only where the order is tested. */
export const at = (list: Locator, place: number): Locator => list.nth(place);
