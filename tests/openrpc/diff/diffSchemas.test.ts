import { describe, expect, test } from 'vitest';
import type { Schema } from '@site/src/openrpc/document/types';
import { createMethod } from '../createDocument';
import { createParameter, refer, type Parts } from '../createVersion';
import { diff, testRows, REFUSED, OTHER_TYPE } from '../printChanges';

describe('schemas that app code passes', () => {
  const rows: [name: string, older: Schema, newer: Schema, want: string[]][] = [
    [
      'a value is added',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      ['value `b` added (safe)'],
    ],
    [
      'a value is removed',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      ['value `b` removed (breaks: code that passes it stops working)'],
    ],
    [
      'the values of a field change',
      { properties: { kind: { enum: ['a'] } } },
      { properties: { kind: { enum: ['a', 'b'] } } },
      ['value `b` of `kind` added (safe)'],
    ],
    [
      'a text is limited to values',
      { type: 'string' },
      { type: 'string', enum: ['a', 'b'] },
      [`\`Shape\` is now \`'a' | 'b'\`, formerly \`string\` (${REFUSED})`],
    ],
    [
      'a constant changes',
      { const: 'a' },
      { const: 'b' },
      [`\`Shape\` is now \`'b'\`, formerly \`'a'\` (${OTHER_TYPE})`],
    ],
    [
      'an integer may be any number',
      { type: 'integer' },
      { type: 'number' },
      ['`Shape` now allows more values (safe)'],
    ],
    [
      'a limit is loosened',
      { type: 'string', maxLength: 8 },
      { type: 'string', maxLength: 9 },
      ['limits: at most 9 characters, formerly at most 8 characters (safe)'],
    ],
    [
      'a limit is tightened',
      { type: 'integer', minimum: 0 },
      { type: 'integer', minimum: 1 },
      [`limits: at least 1, formerly at least 0 (${REFUSED})`],
    ],
    [
      'a format is demanded',
      { type: 'string' },
      { type: 'string', format: 'uri' },
      [`limits: uri, formerly none (${REFUSED})`],
    ],
    [
      'a field is limited',
      { properties: { x: { type: 'string' } } },
      { properties: { x: { type: 'string', pattern: '^a' } } },
      [`limits of \`x\`: matches ^a, formerly none (${REFUSED})`],
    ],
    [
      'other fields are refused',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      [`limits: no other fields, formerly none (${REFUSED})`],
    ],
    [
      'a default is added',
      { type: 'number' },
      { type: 'number', default: 1 },
      ['default `1` added (safe)'],
    ],
    [
      'a default changes',
      { properties: { x: { default: 'a' } } },
      { properties: { x: { default: 'b' } } },
      [
        'default of `x` is now `"b"`, formerly `"a"` (breaks: code that leaves it out now behaves differently)',
      ],
    ],
    [
      'a map gets other values',
      { additionalProperties: { type: 'string' } },
      { additionalProperties: { type: 'number' } },
      [
        `each value of \`Shape\` is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'the items of a list change',
      { items: { type: 'string' } },
      { items: { type: 'number' } },
      [
        `each item of \`Shape\` is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'a tuple gets longer',
      { items: [{ type: 'number' }] },
      { items: [{ type: 'number' }, { type: 'number' }] },
      [
        `\`Shape\` is now \`[number, number]\`, formerly \`[number]\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'a nested field is added',
      { allOf: [{ properties: { data: { type: 'object' } } }] },
      { allOf: [{ properties: { data: { properties: { filters: {} } } } }] },
      ['`data.filters` added (safe)'],
    ],
    [
      'an alternative is added',
      { anyOf: [refer('A')] },
      { anyOf: [refer('A'), refer('B')] },
      ['alternative `B` added (safe)'],
    ],
    [
      'an alternative is removed',
      { properties: { x: { oneOf: [refer('A'), refer('B')] } } },
      { properties: { x: { oneOf: [refer('B')] } } },
      [
        'alternative `A` of `x` removed (breaks: code that passes it stops working)',
      ],
    ],
    [
      'a text becomes a union with it',
      { type: 'string' },
      { oneOf: [{ type: 'string' }, refer('A')] },
      ['alternative `A` added (safe)'],
    ],
    [
      'a base type is added',
      { allOf: [refer('A')] },
      { allOf: [refer('A'), refer('B')] },
      [`\`Shape\` is now \`A & B\`, formerly \`A\` (${OTHER_TYPE})`],
    ],
    [
      'a field refers to another type',
      { properties: { x: refer('A') } },
      { properties: { x: refer('B') } },
      [`\`x\` is now \`B\`, formerly \`A\` (${OTHER_TYPE})`],
    ],
    [
      'an unknown keyword changes',
      { type: 'string' },
      { type: 'string', not: {} } as Schema,
      [`rules (not) changed (${OTHER_TYPE})`],
    ],
    [
      'the name stands for another kind of type',
      { anyOf: [refer('A')] },
      { properties: { x: {} } },
      [`\`Shape\` is now \`{ x?: unknown }\`, formerly \`A\` (${OTHER_TYPE})`],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    const others = {
      A: { properties: { a: {} }, 'x-schema-page': 'Types' },
      B: { properties: { b: {} }, 'x-schema-page': 'Types' },
    };
    const params = [createParameter('size', refer('Shape'))];
    const toParts = (schema: Schema): Parts => ({
      methods: [createMethod({ params })],
      schemas: { Shape: { ...schema, 'x-module': 'Device' }, ...others },
    });
    const isOfType = (line: string) => line.startsWith('Shape');
    expect(diff(toParts(older), toParts(newer)).filter(isOfType)).toEqual(
      want.map((line) => `Shape: ${line}`),
    );
  });
});

describe('schemas that mean the same', () => {
  testRows<Schema>((Shape) => ({ schemas: { Shape } }), '', [
    [
      'wording',
      { description: 'a', title: 'A' },
      { description: 'b', examples: [1] },
      [],
    ],
    [
      'fields named like keywords',
      { properties: { title: { type: 'string' } } },
      { properties: { title: { type: 'string', description: 'b' } } },
      [],
    ],
    [
      'order of required fields',
      { properties: { a: {}, b: {} }, required: ['a', 'b'] },
      { properties: { b: {}, a: {} }, required: ['b', 'a'] },
      [],
    ],
    ['order of values', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }, []],
    [
      'order of alternatives',
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'null' }, { type: 'string' }] },
      [],
    ],
    [
      'anyOf and oneOf',
      { anyOf: [{ type: 'string' }] },
      { oneOf: [{ type: 'string' }] },
      [],
    ],
    [
      'types and alternatives',
      { type: ['string', 'null'] },
      { oneOf: [{ type: 'null' }, { type: 'string' }] },
      [],
    ],
    [
      'parts and a whole',
      { allOf: [{ properties: { a: {} } }, { required: ['a'] }] },
      { properties: { a: {} }, required: ['a'] },
      [],
    ],
    [
      'defaults of keywords',
      { type: 'object', required: [], additionalProperties: true },
      { type: 'object' },
      [],
    ],
    [
      'maps',
      { type: 'object', patternProperties: { '^.*$': { type: 'string' } } },
      { type: 'object', additionalProperties: { type: 'string' } },
      [],
    ],
    [
      'maps among alternatives',
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
    ],
  ]);
});
