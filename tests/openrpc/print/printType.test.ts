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
  [{ type: 'array', items: refer('Size') }, 'Size[]'],
  [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  [
    { type: 'array', items: [{ type: 'number' }, { type: 'string' }] },
    '[number, string]',
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

test.each([
  ['Size', '/docs/api/Device/#size-1'],
  ['Types.Size', '/docs/api/schemas/Types/#size'],
])('links %s to %s by the name that readers know', (key, href) => {
  expect(printType(context, refer(key))).toEqual([['Size', href]]);
});
