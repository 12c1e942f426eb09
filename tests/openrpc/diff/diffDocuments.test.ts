import { describe } from 'vitest';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import {
  createMethod,
  createParameter,
  refer,
  type Parts,
} from '../createDocument';
import { testRows, REMOVED } from '../printChanges';

describe('schemas and their homes', () => {
  const page: Schema = { 'x-schema-page': 'Types' };
  const used = (key: string): Method =>
    createMethod({ params: [createParameter('size', refer(key))] });
  const record: Schema = { ...page, properties: { a: {} } };
  const union: Schema = { ...page, anyOf: [refer('A')] };
  testRows<Parts>((parts) => parts, '', [
    [{ schemas: { Shape: page } }, {}, 'Shape: type removed (safe)'],
    [
      { schemas: { Shape: page }, methods: [used('Shape')] },
      { methods: [createMethod({ params: [createParameter('size', {})] })] },
      `Shape: type removed (${REMOVED})`,
    ],
    [
      { schemas: { Shape: page } },
      { schemas: { Shape: { 'x-module': 'Device' } } },
      [],
      'a type moves to a module',
    ],
    [
      {
        schemas: { Shape: page, Alias: { ...refer('Shape'), 'x-alias': true } },
      },
      { schemas: { Shape: page } },
      [],
      'a second name goes',
    ],
    [
      { schemas: { Shape: page } },
      {
        schemas: { Shape: page, Alias: { ...refer('Shape'), 'x-alias': true } },
      },
      [],
      'a second name comes',
    ],
    [
      { schemas: { Shape: union, Extent: record, A: page } },
      {
        schemas: { Shapes: union, Shape: record, A: page },
        methods: [used('Shape')],
      },
      [
        'Device.size: method added (safe)',
        'Shape: a different type under the same name; the earlier type is now called `Shapes` (breaks: in TypeScript only, code that uses the old name no longer compiles)',
        'Extent: type removed; now called `Shape` (breaks: in TypeScript only, code that uses the old name no longer compiles)',
        'Shapes: type added, formerly called `Shape` (safe)',
      ],
    ],
    [
      { schemas: { Shape: record } },
      {
        schemas: { Shape: { ...record, required: ['a'] } },
        methods: [used('Shape')],
      },
      ['Device.size: method added (safe)', 'Shape: `a` is now required (safe)'],
    ],
  ]);
});

describe('constants', () => {
  const version = (page: 'x-module' | 'x-schema-page', rest: Parts = {}) => ({
    schemas: { Shape: { enum: ['a'], [page]: 'Device' } },
    methods: [
      createMethod({ params: [createParameter('size', refer('Shape'))] }),
    ],
    ...rest,
  });
  const own = { constants: 'own' } as const;
  testRows<Parts>((parts) => parts, '', [
    [
      version('x-schema-page', own),
      version('x-schema-page'),
      'Device.Shape: constants added (safe)',
    ],
    [
      version('x-schema-page'),
      version('x-schema-page', own),
      `Device.Shape: constants removed (${REMOVED})`,
    ],
    [
      version('x-module', { modules: [] }),
      version('x-module'),
      'Device: module added (safe)',
    ],
  ]);
});
