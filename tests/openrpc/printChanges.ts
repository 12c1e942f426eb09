import { expect, test } from 'vitest';
import type { Change } from '@site/src/openrpc/diff/Change';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { createVersion, type Parts } from './createVersion';

/** One line per change: `Device.size param size: … (breaks: …)`. */
function print({ symbol, path, message, breaking, reason }: Change): string {
  const place = [symbol, path].filter(Boolean).join(' ');
  return `${place}: ${message} (${breaking ? 'breaks' : 'safe'}: ${reason})`;
}

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

export const ADDED = 'safe: existing code keeps working';
export const REMOVED = 'breaks: code that uses it stops working';
export const SAME = 'safe: written differently, same meaning';
export const WIRE = 'safe: JavaScript code never passes or receives it';
export const UNUSED = 'safe: no method or event that apps can use contains it';
export const RECEIVED = 'safe: apps receive it and never have to pass it';
export const KNOWN = 'safe: apps receive only values that they already handle';
export const VALID = 'safe: values that apps pass today stay valid';
export const REFUSED = 'breaks: values that apps pass today can be rejected';
export const OTHER_TYPE =
  'breaks: code written for the earlier type stops working';
export const HANDLING =
  'safe: code keeps working; apps that receive it may have to handle it';
