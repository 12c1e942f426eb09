import { expect, test } from 'vitest';
import type { Change } from '@site/src/openrpc/diff/Change';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { createDocument, type Parts } from './createDocument';

/** One line per change: `Device.size: … (breaks: …)`. */
const print = ({ symbol, message, reason }: Change): string =>
  `${symbol}: ${message} (${reason === undefined ? 'safe' : `breaks: ${reason}`})`;

export const diff = (older: Parts, newer: Parts): string[] =>
  diffDocuments(
    createDocument({ methods: [], ...older }),
    createDocument({ methods: [], ...newer }),
  ).map(print);

/** Values of two versions, the lines of their differences, and the test title. */
export type Row<Value> = readonly [
  older: Value,
  newer: Value,
  want: string | readonly string[],
  name?: string,
];

/** @param start the start of each expected line */
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
