import { expect, test } from 'vitest';
import { parseDocument } from '@site/src/openrpc';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import {
  createDocument,
  createMethod,
  createParameter,
  refer,
} from '../createDocument';

const FILE = 'docs/api/openrpc.json';

/** The faults that the error names, without the file. */
function listFaults(value: unknown): readonly string[] {
  try {
    parseDocument(JSON.stringify(value), FILE, () => []);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return message.split('\n').map((line) => line.replace(FILE, ''));
  }
}

const createExample = (...params: object[]) => ({
  name: 'One',
  params,
  result: { name: 'size', value: [1, 2] },
});

/** A method of its own name; the changes may be of any type. */
const method = (name: string, changes: object): Method =>
  createMethod({ name: `device.${name}`, ...changes });
const text: Schema = { type: 'string' };
const unit = { ...createParameter('unit', text), summary: 'Unit.' };

test('refuses what the site does not support', () => {
  const $ref = '#/components/examples/One';
  expect(
    listFaults(
      createDocument({
        methods: [
          method('a', { params: [{ $ref }], examples: [{ $ref }] }),
          method('b', { result: undefined }),
          method('c', { result: { name: 'size', schema: true } }),
        ],
      }),
    ),
  ).toEqual([
    "#/methods/0/params/0/$ref: `$ref` isn't supported here. Write the object here: only a schema can be a reference.",
    "#/methods/0/examples/0/$ref: `$ref` isn't supported here. Write the object here: only a schema can be a reference.",
    '#/methods/1: "result" is missing. Add it; use null if there is no value.',
    '#/methods/2/result/schema: must be an object. Use {} for any value.',
  ]);
  expect(listFaults({ ...createDocument(), components: {} })).toEqual([
    '#: "components.schemas" is missing. Add it; use {} if there are no types.',
  ]);
});

test('refuses extensions that it does not know, or with other values', () => {
  expect(
    listFaults({
      ...createDocument({
        methods: [
          method('a', { 'x-js-forms': ['cal'], 'x-js-form': ['call'] }),
          method('b', { params: [{ ...unit, 'x-name': 'A' }] }),
          method('c', { params: [unit], 'x-js-params': ['umit'] }),
          method('d', { 'x-event': true }),
          method('e', { tags: [{ name: 'deprecated', 'x-sinc': '1.0.0' }] }),
        ],
        schemas: {
          Box: {
            properties: { properties: { 'x-nam': 'A' } as Schema },
            enum: ['open'],
            'x-enum-descriptions': { opne: 'Open.' },
          },
        },
      }),
      'x-constants': undefined,
      'x-error': 'Sise',
      'x-modules': [{ name: 'Device' }],
    }),
  ).toEqual([
    '#/x-modules: each entry must have a name and a summary, both non-empty strings.',
    '#/x-error: unknown schema "Sise". Did you mean "Size"?',
    '#: "x-constants" is missing. Add it; src/openrpc/document/types.ts explains it.',
    '#/methods/0/x-js-forms: unknown form "cal". Did you mean "call"?',
    '#/methods/0/x-js-form: unknown extension "x-js-form". Did you mean "x-js-forms"? Correct or delete it.',
    '#/methods/1/params/0/x-name: unknown extension "x-name". Valid names: none. Correct or delete it.',
    '#/methods/2/x-js-params: unknown parameter "umit". Did you mean "unit"?',
    '#/methods/3/x-event: "x-event" must be a non-empty string.',
    '#/methods/4/tags/0/x-sinc: unknown extension "x-sinc". Did you mean "x-since"? Correct or delete it.',
    '#/components/schemas/Box/x-enum-descriptions: unknown value "opne". Did you mean "open"?',
    '#/components/schemas/Box/properties/properties/x-nam: unknown extension "x-nam". Did you mean "x-name"? Correct or delete it.',
  ]);
});

test('refuses names, references and texts that are not as they should be', () => {
  const home = { description: 'A box.', 'x-module': 'Device' };
  expect(
    listFaults({
      ...createDocument({
        methods: [
          method('a', { 'x-module': 'Devise', 'x-event': '../x' }),
          method('a', { params: [unit, unit] }),
          method('../x', { summary: ' ' }),
          method('b', { params: [{ ...unit, name: 'a b' }] }),
          method('c', {
            examples: [createExample({ name: 'unit', value: 1 })],
          }),
          method('d', { params: [unit], examples: [createExample()] }),
        ],
        schemas: {
          Name: { ...home, 'x-name': 'Box/../x' },
          'a/b': home,
          Self: { ...home, ...refer('Self') },
          All: { ...home, allOf: [text, { allOf: [refer('Lid')] }] },
          Lid: { ...home, ...refer('All') },
          One: { ...home, oneOf: [text, { oneOf: [refer('Top')] }] },
          Top: { ...home, ...refer('One') },
          Homeless: { description: 'A box.' },
          Module: { ...home, 'x-module': 'Devise' },
          Page: { description: 'A box.', 'x-schema-page': 'Type' },
          Field: { ...home, properties: { lid: text } },
          Value: { ...home, enum: ['open'] },
        },
      }),
      'x-modules': ['Device', 'Device', '../Device'].map((name) => ({
        name,
        summary: 'The device',
      })),
    }),
  ).toEqual([
    '#/x-modules/1/name: "Device" is already the name of /x-modules/0. Rename or delete one.',
    '#/x-modules/2/name: "../Device" isn\'t a valid name. Use letters and digits, starting with a capital letter: "Device".',
    '#/methods/1/name: "device.a" is already the name of /methods/0. Rename or delete one.',
    '#/methods/2/name: "device.../x" isn\'t a valid name. Use a module and a member, both made of letters and digits: "device.name".',
    '#/methods/0/x-event: "../x" isn\'t a valid name. Use letters and digits, starting with a letter.',
    '#/methods/1/params/1/name: "unit" is already the name of /methods/1/params/0. Rename or delete one.',
    '#/methods/3/params/0/name: "a b" isn\'t a valid name. Use letters and digits, starting with a letter.',
    '#/components/schemas/Name/x-name: "Box/../x" isn\'t a valid name. Use letters and digits, starting with a capital letter: "Device".',
    '#/components/schemas/a~1b: "a/b" isn\'t a valid name. Use letters and digits, starting with a capital letter: "Device".',
    '#/components/schemas/Self: circular definition: Self → Self. Remove one of these references. Only fields and items may refer back to their schema.',
    '#/components/schemas/All: circular definition: All → Lid → All. Remove one of these references. Only fields and items may refer back to their schema.',
    '#/components/schemas/One: circular definition: One → Top → One. Remove one of these references. Only fields and items may refer back to their schema.',
    '#/methods/0/x-module: unknown module "Devise". Did you mean "Device"? Modules are listed under x-modules.',
    '#/methods/4/examples/0/params: unknown parameter "unit" of device.c. Valid names: none.',
    '#/methods/5/examples/0/params: required parameter "unit" of device.d is missing. Add its value.',
    '#/components/schemas/Homeless: schema "Homeless" isn\'t assigned to a page. Add x-module or x-schema-page.',
    '#/components/schemas/Module/x-module: unknown module "Devise". Did you mean "Device"?',
    '#/components/schemas/Page/x-schema-page: unknown schema page "Type". Did you mean "Types"?',
    '#/methods/2: "device.../x" has no summary. Describe it in one sentence.',
    '#/components/schemas/Field/properties/lid: "lid" has no description. Describe it in one sentence.',
    '#/components/schemas/Value: "open" has no x-enum-descriptions. Describe it in one sentence.',
  ]);
});

test('accepts a tree: a type with fields and items of its own', () => {
  const toField = (schema: Schema) => ({ description: 'A tree.', ...schema });
  const own = refer('Tree');
  const properties = {
    first: toField(own),
    others: toField({ type: 'array', items: { oneOf: [own, text] } }),
  };
  const Tree = toField({ 'x-module': 'Device', type: 'object', properties });
  expect(listFaults(createDocument({ schemas: { Tree } }))).toEqual([]);
});
