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

/** A type with values, on a page of its own or in its module. */
const values = (home: 'x-module' | 'x-schema-page', parts: Parts = {}) => ({
  schemas: { Shape: { enum: ['a'], [home]: 'Device' } },
  methods: [using('Shape')],
  ...parts,
});
const own = { constants: 'own' } as const;

it.each<[name: string, older: Parts, newer: Parts, want: string[]]>([
  [
    'a type that methods use goes, and one that none uses',
    { schemas: { Shape: page, Unused: page }, methods: [using('Shape')] },
    { methods: [createMethod({ params: [createParameter('Shape', {})] })] },
    [`Shape: type removed (${REMOVED})`, 'Unused: type removed (safe)'],
  ],
  [
    'a type moves to a module, and a second name goes',
    { schemas: { Moved: page, Shape: page, Alias: alias } },
    { schemas: { Moved: { 'x-module': 'Device' }, Shape: page } },
    [],
  ],
  [
    'a second name comes',
    { schemas: { Shape: page } },
    { schemas: { Shape: page, Alias: alias } },
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
    values('x-schema-page'),
    values('x-schema-page', own),
    [`Device.Shape: constants removed (${REMOVED})`],
  ],
  [
    'a module comes',
    values('x-module', { modules: [] }),
    values('x-module'),
    ['Device: module added (safe)'],
  ],
])('%s', (_, older, newer, want) => {
  expect(diff(older, newer)).toEqual(want);
});
