import { describe } from 'vitest';
import type { Schema } from '@site/src/openrpc/document/types';
import { createMethod, createParameter, refer } from '../createDocument';
import { testRows, type Row, REFUSED, OTHER_TYPE } from '../printChanges';

describe('schemas that app code passes', () => {
  const rows: Row<Schema>[] = [
    [{ enum: ['1'] }, { enum: ['1', 1] }, 'value `1` added (safe)'],
    [
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      'value `b` removed (breaks: code that passes it stops working)',
    ],
    [
      { properties: { kind: { enum: ['a'] } } },
      { properties: { kind: { enum: ['a', 'b'] } } },
      'value `b` of `kind` added (safe)',
    ],
    [
      { type: 'string' },
      { type: 'string', enum: ['a', 'b'] },
      `\`Shape\` is now \`'a' | 'b'\`, formerly \`string\` (${REFUSED})`,
    ],
    [
      { const: 'a' },
      { const: 'b' },
      `\`Shape\` is now \`'b'\`, formerly \`'a'\` (${OTHER_TYPE})`,
    ],
    [
      { type: 'integer' },
      { type: 'number' },
      '`Shape` now allows more values (safe)',
    ],
    [
      { type: 'string', maxLength: 8 },
      { type: 'string', maxLength: 9 },
      'limits: at most 9 characters, formerly at most 8 characters (safe)',
    ],
    [
      { type: 'integer', minimum: 0 },
      { type: 'integer', minimum: 1 },
      `limits: at least 1, formerly at least 0 (${REFUSED})`,
    ],
    [
      { type: 'string' },
      { type: 'string', format: 'uri' },
      `limits: uri, formerly none (${REFUSED})`,
    ],
    [
      { properties: { x: { type: 'string' } } },
      { properties: { x: { type: 'string', pattern: '^a' } } },
      `limits of \`x\`: matches ^a, formerly none (${REFUSED})`,
    ],
    [
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      `limits: no other fields, formerly none (${REFUSED})`,
    ],
    [
      { type: 'number' },
      { type: 'number', default: 1 },
      'default `1` added (safe)',
    ],
    [
      { properties: { x: { default: 'a' } } },
      { properties: { x: { default: 'b' } } },
      'default of `x` is now `"b"`, formerly `"a"` (breaks: code that leaves it out now behaves differently)',
    ],
    [
      { additionalProperties: { type: 'string' } },
      { additionalProperties: { type: 'number' } },
      `each value of \`Shape\` is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
    ],
    [
      { items: { type: 'string' } },
      { items: { type: 'number' } },
      `each item of \`Shape\` is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
    ],
    [
      { items: [{ type: 'number' }] },
      { items: [{ type: 'number' }, { type: 'number' }] },
      `\`Shape\` is now \`[number, number]\`, formerly \`[number]\` (${OTHER_TYPE})`,
    ],
    [
      { properties: { x: { oneOf: [refer('A'), refer('B')] } } },
      { properties: { x: { oneOf: [refer('B')] } } },
      'alternative `A` of `x` removed (breaks: code that passes it stops working)',
    ],
    [
      { type: 'string' },
      { oneOf: [{ type: 'string' }, refer('A')] },
      'alternative `A` added (safe)',
    ],
    [
      { allOf: [refer('A')] },
      { allOf: [refer('A'), refer('B')] },
      `\`Shape\` is now \`A & B\`, formerly \`A\` (${OTHER_TYPE})`,
    ],
    [
      { properties: { x: refer('A') } },
      { properties: { x: refer('B') } },
      `\`x\` is now \`B\`, formerly \`A\` (${OTHER_TYPE})`,
    ],
    [
      { type: 'string' },
      { type: 'string', not: {} } as Schema,
      `rules (not) changed (${OTHER_TYPE})`,
    ],
    [
      { anyOf: [refer('A')] },
      { properties: { x: {} } },
      `\`Shape\` is now \`{ x?: unknown }\`, formerly \`A\` (${OTHER_TYPE})`,
    ],
  ];
  const others = {
    A: { properties: { a: {} }, 'x-schema-page': 'Types' },
    B: { properties: { b: {} }, 'x-schema-page': 'Types' },
  };
  const params = [createParameter('size', refer('Shape'))];
  testRows<Schema>(
    (schema) => ({
      methods: [createMethod({ params })],
      schemas: { Shape: { ...schema, 'x-module': 'Device' }, ...others },
    }),
    'Shape: ',
    rows,
    (line) => line.startsWith('Shape'),
  );
});

describe('schemas that mean the same', () => {
  testRows<Schema>((Shape) => ({ schemas: { Shape } }), '', [
    [
      { description: 'a', title: 'A' },
      { description: 'b', examples: [1] },
      [],
      'wording',
    ],
    [
      { properties: { title: { type: 'string' } } },
      { properties: { title: { type: 'string', description: 'b' } } },
      [],
      'fields named like keywords',
    ],
    [
      { properties: { a: {}, b: {} }, required: ['a', 'b'] },
      { properties: { b: {}, a: {} }, required: ['b', 'a'] },
      [],
      'order of required fields',
    ],
    [{ enum: ['a', 'b'] }, { enum: ['b', 'a'] }, [], 'order of values'],
    [
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'null' }, { type: 'string' }] },
      [],
      'order of alternatives',
    ],
    [
      { anyOf: [{ type: 'string' }] },
      { oneOf: [{ type: 'string' }] },
      [],
      'anyOf and oneOf',
    ],
    [
      { type: ['string', 'null'] },
      { oneOf: [{ type: 'null' }, { type: 'string' }] },
      [],
      'types and alternatives',
    ],
    [
      { allOf: [{ properties: { a: {} } }, { required: ['a'] }] },
      { properties: { a: {} }, required: ['a'] },
      [],
      'parts and a whole',
    ],
    [
      { type: 'object', required: [], additionalProperties: true },
      { type: 'object' },
      [],
      'defaults of keywords',
    ],
    [
      { type: 'object', patternProperties: { '^.*$': { type: 'string' } } },
      { type: 'object', additionalProperties: { type: 'string' } },
      [],
      'maps',
    ],
    [
      {
        oneOf: [
          { type: 'string' },
          { patternProperties: { '.*': { type: 'string' } } },
        ],
      },
      {
        oneOf: [
          { type: 'string' },
          { additionalProperties: { type: 'string' } },
        ],
      },
      [],
      'maps among alternatives',
    ],
  ]);
});
