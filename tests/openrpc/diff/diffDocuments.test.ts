import { describe } from 'vitest';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import {
  createMethod,
  createParameter,
  refer,
  type Parts,
} from '../createDocument';
import { testRows, REMOVED } from '../printChanges';

describe('documents and modules', () => {
  const twin = {
    schemas: { Shape: { type: 'object' } },
    methods: [createMethod()],
  };
  testRows<Parts>((parts) => parts, '', [
    [twin, twin, [], 'equal documents do not differ'],
    [{}, { version: '2.0.0' }, [], 'the version number does not count'],
    [{}, { modules: [] }, `Device: module removed (${REMOVED})`],
    [
      { integer: 'bigint' },
      { integer: 'number' },
      ': integers now have the type `number`, formerly `bigint` (breaks: in TypeScript only, code annotated with the earlier type no longer compiles; the values stay the same)',
    ],
  ]);
});

describe('schemas and their homes', () => {
  const page: Schema = { 'x-schema-page': 'Types' };
  const used = (key: string): Method =>
    createMethod({ params: [createParameter('size', refer(key))] });
  const record: Schema = { ...page, properties: { a: {} } };
  const union: Schema = { ...page, anyOf: [refer('A')] };
  testRows<Parts>((parts) => parts, '', [
    [{}, { schemas: { Shape: page } }, 'Shape: type added (safe)'],
    [{ schemas: { Shape: page } }, {}, 'Shape: type removed (safe)'],
    [
      { schemas: { Shape: page }, methods: [used('Shape')] },
      { methods: [createMethod({ params: [createParameter('size', {})] })] },
      `Shape: type removed (${REMOVED})`,
    ],
    [
      { schemas: { Shape: record } },
      { schemas: { Shape: { ...record, required: ['a'] } } },
      'Shape: `a` is now required (safe)',
    ],
    [
      { schemas: { Shape: page } },
      { schemas: { Shape: { 'x-module': 'Device' } } },
      [],
      'a type moves to a module',
    ],
    [
      {
        schemas: { Shape: { enum: ['a'], 'x-module': 'Device' } },
        methods: [used('Shape')],
      },
      {
        schemas: { Shape: { enum: ['a'], ...page } },
        methods: [used('Shape')],
      },
      'Shape: moved from the Device module to the shared types in Types (safe)',
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
      { schemas: { Shape: record }, methods: [used('Shape')] },
      { schemas: { Extent: record }, methods: [used('Extent')] },
      [
        'Shape: type removed; now called `Extent` (breaks: in TypeScript only, code that uses the old name no longer compiles)',
        'Extent: type added, formerly called `Shape` (safe)',
      ],
    ],
    [
      {
        schemas: { Shapes: union, Shape: record, A: page },
        methods: [used('Shape')],
      },
      {
        schemas: { Shape: union, Extent: record, A: page },
        methods: [used('Extent')],
      },
      [
        'Shapes: type removed; now called `Shape` (safe)',
        'Shape: a different type under the same name; the earlier type is now called `Extent` (breaks: in TypeScript only, code that uses the old name no longer compiles)',
        'Extent: type added, formerly called `Shape` (safe)',
      ],
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
