import { expect, test } from 'vitest';
import { parseDocument } from '@site/src/openrpc';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import { createDocument, createMethod, refer } from '../createDocument';

const parse = (value: unknown): unknown =>
  parseDocument(JSON.stringify(value), 'docs/api/openrpc.json', () => []);

test('accepts a sound document', () => {
  expect(parse(createDocument())).toEqual(createDocument());
});

test('says where invalid JSON is', () => {
  expect(() => parseDocument('{ "a": }', 'x.json', () => [])).toThrow(
    /^x\.json#: invalid JSON: Unexpected token .* Fix the syntax\.$/,
  );
});

test('passes on what the meta-schema finds', () => {
  const problem = { pointer: '/info', message: 'not valid.' };
  expect(() => parseDocument('{}', 'x.json', () => [problem])).toThrow(
    'x.json#/info: not valid.',
  );
});

const withMethod = (changes: Partial<Method>): unknown =>
  createDocument({ methods: [createMethod(changes)] });
const withSchema = (schema: Schema): unknown =>
  createDocument({ schemas: { Box: { description: 'A box.', ...schema } } });
const size = { name: 'size', summary: 'Size.' };

const FAULTS: readonly [given: unknown, want: string][] = [
  [
    withMethod({ 'x-module': 'Devise' }),
    '#/methods/0/x-module: unknown module "Devise". Did you mean "Device"? Modules are listed under x-modules.',
  ],
  [
    createDocument({ methods: [createMethod(), createMethod()] }),
    '#/methods/1/name: "device.size" is already the name of /methods/0. Rename or delete one.',
  ],
  [
    withMethod({
      params: ['unit', 'unit'].map((name) => ({
        ...size,
        name,
        schema: { type: 'string' },
      })),
    }),
    '#/methods/0/params/1/name: "unit" is already the name of /methods/0/params/0. Rename or delete one.',
  ],
  [
    {
      ...createDocument(),
      'x-modules': ['One', 'Two'].map((summary) => ({
        name: 'Device',
        summary,
      })),
    },
    '#/x-modules/1/name: "Device" is already the name of /x-modules/0. Rename or delete one.',
  ],
  [
    withMethod({ name: 'device.../../x' }),
    '#/methods/0/name: "device.../../x" isn\'t a valid name. Use a module and a member, both made of letters and digits: "device.name".',
  ],
  [
    withMethod({ 'x-event': '../x' }),
    '#/methods/0/x-event: "../x" isn\'t a valid name. Use letters and digits, starting with a letter.',
  ],
  [
    withMethod({
      params: [{ ...size, name: 'a b', schema: { type: 'string' } }],
    }),
    '#/methods/0/params/0/name: "a b" isn\'t a valid name. Use letters and digits, starting with a letter.',
  ],
  [
    {
      ...createDocument(),
      'x-modules': [{ name: '../Device', summary: 'The device' }],
    },
    '#/x-modules/0/name: "../Device" isn\'t a valid name. Use letters and digits, starting with a capital letter: "Device".',
  ],
  [
    withSchema({ 'x-module': 'Device', 'x-name': 'Box/../x' }),
    '#/components/schemas/Box/x-name: "Box/../x" isn\'t a valid name. Use letters and digits, starting with a capital letter: "Device".',
  ],
  [
    createDocument({
      schemas: { 'a/b': { description: 'A box.', 'x-module': 'Device' } },
    }),
    '#/components/schemas/a~1b: "a/b" isn\'t a valid name. Use letters and digits, starting with a capital letter: "Device".',
  ],
  [
    withSchema({ 'x-module': 'Device', ...refer('Box') }),
    '#/components/schemas/Box: circular definition: Box → Box. Remove one of these references. Only fields and items may refer back to their schema.',
  ],
  ...(['allOf', 'oneOf'] as const).map((keyword): [unknown, string] => [
    createDocument({
      schemas: {
        Box: {
          description: 'A box.',
          'x-module': 'Device',
          [keyword]: [{ type: 'object' }, { [keyword]: [refer('Lid')] }],
        },
        Lid: {
          description: 'A lid.',
          'x-module': 'Device',
          ...refer('Box'),
        },
      },
    }),
    '#/components/schemas/Box: circular definition: Box → Lid → Box. Remove one of these references. Only fields and items may refer back to their schema.',
  ]),
  [
    createDocument({
      methods: [
        createMethod({
          params: [{ $ref: '#/components/contentDescriptors/Unit' } as never],
        }),
      ],
    }),
    "#/methods/0/params/0/$ref: `$ref` isn't supported here. Write the object here: only a schema can be a reference.",
  ],
  [
    withMethod({ examples: [{ $ref: '#/components/examples/One' } as never] }),
    "#/methods/0/examples/0/$ref: `$ref` isn't supported here. Write the object here: only a schema can be a reference.",
  ],
  [
    withMethod({ result: undefined }),
    '#/methods/0: "result" is missing. Add it; use null if there is no value.',
  ],
  [
    withMethod({ result: { ...size, schema: true as never } }),
    '#/methods/0/result/schema: must be an object. Use {} for any value.',
  ],
  [
    { ...createDocument(), components: {} },
    '#: "components.schemas" is missing. Add it; use {} if there are no types.',
  ],
  [
    withMethod({ summary: ' ' }),
    '#/methods/0: "device.size" has no summary. Describe it in one sentence.',
  ],
  [
    withMethod({
      examples: [
        {
          name: 'One',
          params: [{ name: 'unit', value: 'px' }],
          result: { name: 'size', value: [1, 2] },
        },
      ],
    }),
    '#/methods/0/examples/0/params: unknown parameter "unit" of device.size. Valid names: none.',
  ],
  [
    withSchema({ type: 'string' }),
    '#/components/schemas/Box: schema "Box" isn\'t assigned to a page. Add x-module or x-schema-page.',
  ],
  [
    withSchema({ 'x-module': 'Devise' }),
    '#/components/schemas/Box/x-module: unknown module "Devise". Did you mean "Device"?',
  ],
  [
    withSchema({ 'x-schema-page': 'Type' }),
    '#/components/schemas/Box/x-schema-page: unknown schema page "Type". Did you mean "Types"?',
  ],
  [
    withSchema({
      'x-module': 'Device',
      properties: { lid: { type: 'string' } },
    }),
    '#/components/schemas/Box/properties/lid: "lid" has no description. Describe it in one sentence.',
  ],
  [
    withSchema({ 'x-module': 'Device', enum: ['open'] }),
    '#/components/schemas/Box: "open" has no x-enum-descriptions. Describe it in one sentence.',
  ],

  [
    withMethod({ 'x-js-forms': ['cal'] } as never),
    '#/methods/0/x-js-forms: unknown form "cal". Did you mean "call"?',
  ],
  [
    withMethod({ 'x-js-form': ['call'] } as never),
    '#/methods/0/x-js-form: unknown extension "x-js-form". Did you mean "x-js-forms"? Correct or delete it.',
  ],
  [
    withSchema({
      'x-module': 'Device',
      properties: { properties: { description: 'All.', 'x-nam': 'A' } },
    } as never),
    '#/components/schemas/Box/properties/properties/x-nam: unknown extension "x-nam". Did you mean "x-name"? Correct or delete it.',
  ],
  [
    withMethod({
      params: [{ ...size, schema: {}, 'x-name': 'A' }],
    } as never),
    '#/methods/0/params/0/x-name: unknown extension "x-name". Valid names: none. Correct or delete it.',
  ],
  [
    withMethod({
      params: [{ ...size, schema: {} }],
      'x-js-params': ['sise'],
    }),
    '#/methods/0/x-js-params: unknown parameter "sise". Did you mean "size"?',
  ],
  [
    withMethod({ 'x-event': true } as never),
    '#/methods/0/x-event: "x-event" must be a non-empty string.',
  ],
  [
    withMethod({
      tags: [{ name: 'deprecated', 'x-sinc': '1.0.0' }],
    } as never),
    '#/methods/0/tags/0/x-sinc: unknown extension "x-sinc". Did you mean "x-since"? Correct or delete it.',
  ],
  [
    withSchema({
      'x-module': 'Device',
      enum: ['open'],
      'x-enum-descriptions': { opne: 'Open.' },
    }),
    '#/components/schemas/Box/x-enum-descriptions: unknown value "opne". Did you mean "open"?',
  ],
  [
    { ...createDocument(), 'x-constants': undefined },
    '#: "x-constants" is missing. Add it; src/openrpc/document/types.ts explains it.',
  ],
  [
    { ...createDocument(), 'x-error': 'Sise' },
    '#/x-error: unknown schema "Sise". Did you mean "Size"?',
  ],
  [
    { ...createDocument(), 'x-modules': [{ name: 'Device' }] },
    '#/x-modules: each entry must have a name and a summary, both non-empty strings.',
  ],
];

test.each(FAULTS.map(([given, want]) => [want, given]))(
  'refuses %s',
  (want, given) => {
    expect(() => parse(given)).toThrow(`docs/api/openrpc.json${want}`);
  },
);

test('accepts a tree: a type with fields and items of its own', () => {
  const tree: Schema = {
    description: 'A tree.',
    'x-module': 'Device',
    type: 'object',
    properties: {
      first: { description: 'The first.', ...refer('Tree') },
      others: {
        description: 'The others.',
        type: 'array',
        items: { oneOf: [refer('Tree'), { type: 'null' }] },
      },
    },
  };
  const document = createDocument({ schemas: { Tree: tree } });
  expect(parse(document)).toEqual(document);
});

test('refuses an example that lacks a required parameter', () => {
  const method = createMethod({
    params: [
      { ...size, name: 'unit', required: true, schema: { type: 'string' } },
    ],
    examples: [
      { name: 'One', params: [], result: { name: 'size', value: [1, 2] } },
    ],
  });
  expect(() => parse(createDocument({ methods: [method] }))).toThrow(
    'docs/api/openrpc.json#/methods/0/examples/0/params: required parameter "unit" of device.size is missing. Add its value.',
  );
});

test('reports all faults at once', () => {
  const document = withMethod({ summary: '', 'x-module': 'X' });
  expect(() => parse(document)).toThrow(/unknown module[\s\S]*has no summary/);
});
