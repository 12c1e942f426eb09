import type { Locator } from '@playwright/test';

/*
 * The only places where a test takes one element of several. Name an element
 * exactly instead, by role, name and region, wherever that says what is meant.
 */

/** One of several that are alike: whichever it is, the test means all of them. */
export const anyOf = (alike: Locator): Locator => alike.first();

/** The one at a place of a list whose order is tested: `0` the first, `-1` the last. */
export const at = (list: Locator, place: number): Locator => list.nth(place);
