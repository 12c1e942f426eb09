import { expect, it } from 'vitest';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import {
  createMethod,
  createParameter,
  refer,
  type Parts,
} from '../createDocument';
import { diff, REMOVED } from '../printChanges';

const using = (...keys: string[]): Method =>
  createMethod({ params: keys.map((key) => createParameter(key, refer(key))) });

const page: Schema = { 'x-schema-page': 'Types' };
const record: Schema = { ...page, properties: { a: {} } };
const union: Schema = { ...page, anyOf: [refer('A')] };
const alias: Schema = { ...refer('Shape'), 'x-alias': true };
const RENAMED =
  'breaks: in TypeScript only, code that uses the old name no longer compiles';

/** A type with values, on a page of its own. */
const values: Parts = {
  schemas: { Shape: { enum: ['a'], 'x-schema-page': 'Device' } },
  methods: [using('Shape')],
};

it.each<[name: string, older: Parts, newer: Parts, want: string[]]>([
  [
    'a type that methods use goes, and one that none uses',
    { schemas: { Shape: page, Unused: page }, methods: [using('Shape')] },
    { methods: [createMethod({ params: [createParameter('Shape', {})] })] },
    [`Shape: type removed (${REMOVED})`, 'Unused: type removed (safe)'],
  ],
  [
    'a type moves to a module, and of second names, one goes and one comes',
    { schemas: { Moved: page, Shape: page, Alias: alias } },
    { schemas: { Moved: { 'x-module': 'Device' }, Shape: page, Other: alias } },
    [],
  ],
  [
    'a name is of another type than before',
    { schemas: { Shape: union, Extent: record, A: page } },
    {
      schemas: { Shapes: union, Shape: record, A: page },
      methods: [using('Shape')],
    },
    [
      'Device.size: method added (safe)',
      `Shape: a different type under the same name; the earlier type is now called \`Shapes\` (${RENAMED})`,
      `Extent: type removed; now called \`Shape\` (${RENAMED})`,
      'Shapes: type added, formerly called `Shape` (safe)',
    ],
  ],
  [
    'a type that no method used changes',
    { schemas: { Shape: record } },
    {
      schemas: { Shape: { ...record, required: ['a'] } },
      methods: [using('Shape')],
    },
    ['Device.size: method added (safe)', 'Shape: `a` is now required (safe)'],
  ],
  [
    'constants go',
    values,
    { ...values, constants: 'own' },
    [`Device.Shape: constants removed (${REMOVED})`],
  ],
])('%s', (_, older, newer, want) => {
  expect(diff(older, newer)).toEqual(want);
});
