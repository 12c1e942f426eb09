import { expect, test } from 'vitest';
import type { Change } from '@site/src/openrpc/diff/Change';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { createVersion, type Parts } from './createVersion';

/** One line per change: `Device.size: … (breaks: …)`. */
const print = ({ symbol, message, reason }: Change): string =>
  `${symbol}: ${message} (${reason === undefined ? 'safe' : `breaks: ${reason}`})`;

/** All differences between two versions, line by line. */
export const diff = (older: Parts, newer: Parts): string[] =>
  diffDocuments(createVersion(older), createVersion(newer)).map(print);

/**
 * Tests what the differences between two versions are called, row by row.
 * @param toParts what a version is made of, from a row's value
 * @param start of each line
 */
export function testRows<Value>(
  toParts: (value: Value) => Parts,
  start: string,
  rows: readonly (readonly [
    name: string,
    older: Value,
    newer: Value,
    want: readonly string[],
  ])[],
): void {
  test.each(rows)('%s', (_, older, newer, want) => {
    expect(diff(toParts(older), toParts(newer))).toEqual(
      want.map((line) => start + line),
    );
  });
}

export const REMOVED = 'breaks: code that uses it stops working';
export const REFUSED = 'breaks: values that apps pass today can be rejected';
export const OTHER_TYPE =
  'breaks: code written for the earlier type stops working';
