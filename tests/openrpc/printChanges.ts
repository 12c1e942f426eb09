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

/** The values of two versions; `undefined` where a version has none. */
export type Pair<Value> = readonly [older?: Value, newer?: Value];

/** Differences of two documents that contain all values by their names. */
export function diffPairs<Value>(
  pairs: Readonly<Record<string, Pair<Value>>>,
  toParts: (values: (readonly [name: string, value: Value])[]) => Parts,
): string[] {
  const [older = {}, newer = {}] = [0, 1].map((side) =>
    toParts(
      Object.entries(pairs).flatMap(([name, pair]) => {
        const value = pair[side];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
  return diff(older, newer);
}

export const REMOVED = 'breaks: code that uses it stops working';
export const MISSED = 'breaks: code that leaves it out stops working';
export const REFUSED = 'breaks: values that apps pass today can be rejected';
export const OTHER_TYPE =
  'breaks: code written for the earlier type stops working';
