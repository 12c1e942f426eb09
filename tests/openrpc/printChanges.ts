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

/** Two values that versions are made of, the lines of their differences, and what no line says. */
export type Row<Value> = readonly [
  older: Value,
  newer: Value,
  want: string | readonly string[],
  name?: string,
];

/**
 * Tests what the differences between two versions are called, row by row.
 * @param toParts what a version is made of, from a row's value
 * @param start of each line
 * @param isTold whether a change belongs to what is asked
 */
export function testRows<Value>(
  toParts: (value: Value) => Parts,
  start: string,
  rows: readonly Row<Value>[],
  isTold: (line: string) => boolean = () => true,
): void {
  const named = rows.map(([older, newer, want, name]) => {
    const lines = [want].flat();
    return [name ?? lines.join(' '), older, newer, lines] as const;
  });
  test.each(named)('%s', (_, older, newer, lines) => {
    const found = diff(toParts(older), toParts(newer)).filter(isTold);
    expect(found).toEqual(lines.map((line) => start + line));
  });
}

export const REMOVED = 'breaks: code that uses it stops working';
export const REFUSED = 'breaks: values that apps pass today can be rejected';
export const OTHER_TYPE =
  'breaks: code written for the earlier type stops working';
