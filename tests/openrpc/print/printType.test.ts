import { expect, test } from 'vitest';
import { linkTypes } from '@site/src/openrpc/pages/getAnchors';
import { printType, toText } from '@site/src/openrpc/print/printType';
import type { Schema } from '@site/src/openrpc/document/types';
import { createDocument, refer } from '../createDocument';

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

const CASES: readonly [given: Schema, want: string][] = [
  [{ const: null }, 'null'],
  [{ type: 'array', items: refer('Size') }, 'Size[]'],
  [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  [
    { type: 'array', items: [{ type: 'number' }, { type: 'string' }] },
    '[number, string]',
  ],
  [
    { type: 'object', additionalProperties: { type: 'string' } },
    '{ [key: string]: string }',
  ],
  [
    { type: 'object', patternProperties: { '.*': { type: 'boolean' } } },
    '{ [key: string]: boolean }',
  ],
  [
    { allOf: [refer('Flags'), { propertyNames: refer('Key') }] },
    'Partial<Record<Key, boolean>>',
  ],
  [
    {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, 'b-c': { type: 'number' } },
    },
    "{ a: string; 'b-c'?: number }",
  ],
  [{ allOf: [refer('Size'), refer('OnlyKeys')] }, 'Size'],
  [
    { allOf: [refer('Size'), { oneOf: [{ type: 'string' }, { const: 0 }] }] },
    'Size & (string | 0)',
  ],
  [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, 'number'],
];

test.each(CASES)('prints %j as %s', (given, want) => {
  expect(toText(printType(context, given))).toBe(want);
});

test('links a type to the page that documents it', () => {
  expect(printType(context, refer('Size'))).toEqual([
    ['Size', '/docs/api/Device/#size-1'],
  ]);
});

test('names a shared twin as readers know it', () => {
  expect(printType(context, refer('Types.Size'))).toEqual([
    ['Size', '/docs/api/schemas/Types/#size'],
  ]);
});
