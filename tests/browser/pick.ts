import type { Locator } from '@playwright/test';

/*
 * Only these functions may select one of several elements. Prefer exact roles and names.
 */

/** Selects one of several elements that are equivalent in the test. */
export const anyOf = (alike: Locator): Locator => alike.first();

/** Use this only where the order is tested. `-1` is the last element. */
export const at = (list: Locator, place: number): Locator => list.nth(place);
