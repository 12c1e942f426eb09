import { expect, test } from 'vitest';
import { describeConstraints } from '@site/src/openrpc/schema/describeConstraints';
import type { Schema } from '@site/src/openrpc/document/types';

const CASES: readonly [given: Schema, want: readonly string[]][] = [
  [{ minimum: 0, maximum: 100 }, ['0 to 100']],
  [{ exclusiveMinimum: 0, maximum: 4 }, ['above 0, at most 4']],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, ['above 0, below 1']],
  [{ minItems: 2 }, ['at least 2 items']],
  [{ minProperties: 1, maxProperties: 1 }, ['exactly one of its fields']],
  [{ format: 'date-time' }, ['ISO 8601 date and time']],
  [{ items: [{}, {}], minItems: 2, maxItems: 2 }, []],
  [
    { oneOf: [{ const: 0 }, { maximum: 1 }, { type: 'integer', minimum: 1 }] },
    ['at most 1; or integer, at least 1'],
  ],
];

test.each(CASES)('describes %j', (given, want) => {
  expect(describeConstraints(given)).toEqual(want);
});
