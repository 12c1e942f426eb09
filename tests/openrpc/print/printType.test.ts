import { expect, test } from 'vitest';
import { linkTypes } from '@site/src/openrpc/pages/getAnchors';
import { printType, toText } from '@site/src/openrpc/print/printType';
import type { Schema } from '@site/src/openrpc/document/types';
import { createDocument } from '../createDocument';

const context = linkTypes({
  basePath: '/docs/',
  document: createDocument({
    schemas: {
      Flags: { 'x-name': 'Flags', additionalProperties: { type: 'boolean' } },
      Key: { 'x-name': 'Key', type: 'string', enum: ['a', 'b'] },
      OnlyKeys: { 'x-name': 'OnlyKeys', propertyNames: { enum: ['a'] } },
      'Types.Size': { 'x-name': 'Size', 'x-schema-page': 'Types' },
    },
  }),
});

const ref = (key: string): Schema => ({ $ref: `#/components/schemas/${key}` });

const CASES: readonly [name: string, given: Schema, want: string][] = [
  ['a string', { type: 'string' }, 'string'],
  ['an integer', { type: 'integer' }, 'number'],
  ['a constant', { const: 'x' }, "'x'"],
  ['nothing', { const: null }, 'null'],
  ['an enumeration', { enum: ['a', 'b'] }, "'a' | 'b'"],
  ['several types', { type: ['string', 'null'] }, 'string | null'],
  ['a list', { type: 'array', items: ref('Size') }, 'Size[]'],
  [
    'a list of a union',
    { type: 'array', items: { enum: [1, 2] } },
    '(1 | 2)[]',
  ],
  [
    'a tuple',
    { type: 'array', items: [{ type: 'number' }, { type: 'string' }] },
    '[number, string]',
  ],
  [
    'a map',
    { type: 'object', additionalProperties: { type: 'string' } },
    '{ [key: string]: string }',
  ],
  [
    'a map written as a pattern',
    { type: 'object', patternProperties: { '.*': { type: 'boolean' } } },
    '{ [key: string]: boolean }',
  ],
  [
    'a map whose keys are limited',
    { allOf: [ref('Flags'), { propertyNames: ref('Key') }] },
    'Partial<Record<Key, boolean>>',
  ],
  [
    'an object',
    {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, 'b-c': { type: 'number' } },
    },
    "{ a: string; 'b-c'?: number }",
  ],
  ['an object without fields', { type: 'object' }, 'object'],
  [
    'an intersection without mere key restrictions',
    { allOf: [ref('Size'), ref('OnlyKeys')] },
    'Size',
  ],
  [
    'an intersection with a union',
    { allOf: [ref('Size'), { oneOf: [{ type: 'string' }, { const: 0 }] }] },
    'Size & (string | 0)',
  ],
  [
    'equal alternatives once',
    { oneOf: [{ type: 'number' }, { type: 'integer' }] },
    'number',
  ],
  ['anything', {}, 'unknown'],
];

test.each(CASES)('prints %s', (_name, given, want) => {
  expect(toText(printType(context, given))).toBe(want);
});

test('links a type to the page that documents it', () => {
  expect(printType(context, ref('Size'))).toEqual([
    ['Size', '/docs/api/Device/#size-1'],
  ]);
});

test('names a shared twin as readers know it', () => {
  expect(printType(context, ref('Types.Size'))).toEqual([
    ['Size', '/docs/api/schemas/Types/#size'],
  ]);
});
