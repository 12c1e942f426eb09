import { describe, expect, test } from 'vitest';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import { createMethod } from '../createDocument';
import {
  createParameter,
  createVersion,
  refer,
  type Parts,
} from '../createVersion';
import { testRows, ADDED, REMOVED, SAME, UNUSED } from '../printChanges';

describe('documents and modules', () => {
  const twin = {
    schemas: { Shape: { type: 'object' } },
    methods: [createMethod()],
  };
  testRows<Parts>((parts) => parts, '', [
    ['equal documents do not differ', twin, twin, []],
    ['the version number does not count', {}, { version: '2.0.0' }, []],
    [
      'a module is added',
      { modules: [] },
      {},
      [`Device: module added (${ADDED})`],
    ],
    [
      'a module is removed',
      {},
      { modules: [] },
      [`Device: module removed (${REMOVED})`],
    ],
    [
      'integers get another type',
      { integer: 'bigint' },
      { integer: 'number' },
      [
        ': integers now have the type `number`, formerly `bigint` (breaks: in TypeScript only, code annotated with the earlier type no longer compiles; the values stay the same)',
      ],
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
    [
      'an unused type is added',
      {},
      { schemas: { Shape: page } },
      [`Shape: type added (${UNUSED})`],
    ],
    [
      'an unused type is removed',
      { schemas: { Shape: page } },
      {},
      [`Shape: type removed (${UNUSED})`],
    ],
    [
      'a type in use is removed',
      { schemas: { Shape: page }, methods: [used('Shape')] },
      { methods: [createMethod({ params: [createParameter('size', {})] })] },
      [`Shape: type removed (${REMOVED})`],
    ],
    [
      'a type changes that no app meets',
      { schemas: { Shape: record } },
      { schemas: { Shape: { ...record, required: ['a'] } } },
      [`Shape a: \`a\` is now required (${UNUSED})`],
    ],
    [
      'a type moves to a module',
      { schemas: { Shape: page } },
      { schemas: { Shape: { 'x-module': 'Device' } } },
      [
        `Shape: moved from the Types page of shared types to the Device module (${SAME})`,
      ],
    ],
    [
      'an enumeration in use leaves its module',
      {
        schemas: { Shape: { enum: ['a'], 'x-module': 'Device' } },
        methods: [used('Shape')],
      },
      {
        schemas: { Shape: { enum: ['a'], ...page } },
        methods: [used('Shape')],
      },
      [
        'Shape: moved from the Device module to the Types page of shared types (safe: documented elsewhere, with the same values)',
      ],
    ],
    [
      'a second name goes',
      {
        schemas: { Shape: page, Alias: { ...refer('Shape'), 'x-alias': true } },
      },
      { schemas: { Shape: page } },
      [`Alias: alias removed; the type \`Shape\` stays (${SAME})`],
    ],
    [
      'a type in use is renamed',
      { schemas: { Shape: record }, methods: [used('Shape')] },
      { schemas: { Extent: record }, methods: [used('Extent')] },
      [
        `Device.size param size: \`Shape\` is now called \`Extent\` (${SAME})`,
        'Shape: type removed; now called `Extent` (breaks: in TypeScript only, code that uses the old name no longer compiles)',
        `Extent: type added, formerly called \`Shape\` (${ADDED})`,
      ],
    ],
    [
      'a name passes to another type',
      { schemas: { Shape: union, Extent: record, A: page } },
      { schemas: { Shapes: union, Shape: record, A: page } },
      [
        'Shape: a different type under the same name; the earlier type is now called `Shapes` (safe: no method or event that apps can use contains it)',
        `Extent: type removed; now called \`Shape\` (${UNUSED})`,
        `Shapes: type added, formerly called \`Shape\` (${UNUSED})`,
      ],
    ],
    [
      'a name passes to a type that only the newer version uses',
      { schemas: { Shape: union, Extent: record, A: page } },
      {
        schemas: { Shapes: union, Shape: record, A: page },
        methods: [used('Shape')],
      },
      [
        `Device.size: method added (${ADDED})`,
        'Shape: a different type under the same name; the earlier type is now called `Shapes` (breaks: in TypeScript only, code that uses the name stops compiling)',
        'Extent: type removed; now called `Shape` (breaks: in TypeScript only, code that uses the old name no longer compiles)',
        `Shapes: type added, formerly called \`Shape\` (${UNUSED})`,
      ],
    ],
    [
      'a type changes that only the newer version uses',
      { schemas: { Shape: record } },
      {
        schemas: { Shape: { ...record, required: ['a'] } },
        methods: [used('Shape')],
      },
      [
        `Device.size: method added (${ADDED})`,
        'Shape a: `a` is now required (safe: only methods and events of the newer version contain it)',
      ],
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
      'modules export those of shared types as well',
      version('x-schema-page', own),
      version('x-schema-page'),
      [`Device.Shape: constants added (${ADDED})`],
    ],
    [
      'modules export only their own',
      version('x-schema-page'),
      version('x-schema-page', own),
      [`Device.Shape: constants removed (${REMOVED})`],
    ],
    [
      'a new module is one change',
      version('x-module', { modules: [] }),
      version('x-module'),
      [`Device: module added (${ADDED})`],
    ],
  ]);
});

test('a change is plain data', () => {
  const network = (required: string[]): Parts => ({
    methods: [
      createMethod({
        result: {
          name: 'network',
          schema: { properties: { state: { type: 'string' } }, required },
        },
      }),
    ],
  });
  expect(
    diffDocuments(
      createVersion(network([])),
      createVersion(network(['state'])),
    ),
  ).toEqual([
    {
      kind: 'changed',
      subject: 'method',
      symbol: 'Device.size',
      module: 'Device',
      path: 'result.state',
      message: '`state` is now required',
      breaking: false,
      reason: 'apps receive it and never have to pass it',
      concerns: 'app',
    },
  ]);
});
