import { expect, it } from 'vitest';
import type { Schema } from '@site/src/openrpc/document/types';
import { createMethod, createParameter, refer } from '../createDocument';
import { diffPairs, REFUSED, OTHER_TYPE, type Pair } from '../printChanges';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const object: Schema = { type: 'object' };
const field = (x: Schema): Schema => ({ properties: { x } });

const OTHERS: Readonly<Record<string, Schema>> = {
  A: { properties: { a: {} }, 'x-schema-page': 'Types' },
  B: { properties: { b: {} }, 'x-schema-page': 'Types' },
};

/** Differences of schemas that app code passes. */
const diffSchemas = (pairs: Readonly<Record<string, Pair<Schema>>>) =>
  diffPairs(pairs, (schemas) => ({
    methods: [
      createMethod({
        params: Object.keys(pairs).map((key) =>
          createParameter(key, refer(key)),
        ),
      }),
    ],
    schemas: {
      ...OTHERS,
      ...Object.fromEntries(
        schemas.map(([key, one]) => [key, { ...one, 'x-module': 'Device' }]),
      ),
    },
  }));

it('says what changes in a schema, and whether it breaks apps', () => {
  expect(
    diffSchemas({
      NewValue: [{ enum: ['1'] }, { enum: ['1', 1] }],
      OldValue: [{ enum: ['a', 'b'] }, { enum: ['a'] }],
      Field: [field({ enum: ['a'] }), field({ enum: ['a', 'b'] })],
      Narrow: [text, { ...text, enum: ['a', 'b'] }],
      Const: [{ const: 'a' }, { const: 'b' }],
      Wide: [{ type: 'integer' }, number],
      Longer: [{ maxLength: 8 }, { maxLength: 9 }],
      Higher: [{ minimum: 0 }, { minimum: 1 }],
      Format: [text, { ...text, format: 'uri' }],
      Pattern: [field(text), field({ ...text, pattern: '^a' })],
      Closed: [object, { ...object, additionalProperties: false }],
      Default: [number, { ...number, default: 1 }],
      OtherDefault: [field({ default: 'a' }), field({ default: 'b' })],
      Map: [{ additionalProperties: text }, { additionalProperties: number }],
      List: [{ items: text }, { items: number }],
      Tuple: [{ items: [number] }, { items: [number, number] }],
      Fewer: [
        field({ oneOf: [refer('A'), refer('B')] }),
        field({ oneOf: [refer('B')] }),
      ],
      More: [text, { oneOf: [text, refer('A')] }],
      Both: [{ allOf: [refer('A')] }, { allOf: [refer('A'), refer('B')] }],
      Other: [field(refer('A')), field(refer('B'))],
      Rule: [text, { ...text, not: {} } as Schema],
      Whole: [{ anyOf: [refer('A')] }, field({})],
    }),
  ).toEqual([
    'Device.Narrow: constants added (safe)',
    'NewValue: value `1` added (safe)',
    'OldValue: value `b` removed (breaks: code that passes it stops working)',
    'Field: value `b` of `x` added (safe)',
    `Narrow: \`Narrow\` is now \`'a' | 'b'\`, formerly \`string\` (${REFUSED})`,
    `Const: \`Const\` is now \`'b'\`, formerly \`'a'\` (${OTHER_TYPE})`,
    'Wide: `Wide` now allows more values (safe)',
    'Longer: limits: at most 9 characters, formerly at most 8 characters (safe)',
    `Higher: limits: at least 1, formerly at least 0 (${REFUSED})`,
    `Format: limits: uri, formerly none (${REFUSED})`,
    `Pattern: limits of \`x\`: matches ^a, formerly none (${REFUSED})`,
    `Closed: limits: no other fields, formerly none (${REFUSED})`,
    'Default: default `1` added (safe)',
    'OtherDefault: default of `x` is now `"b"`, formerly `"a"` (breaks: code that leaves it out now behaves differently)',
    `Map: each value of \`Map\` is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
    `List: each item of \`List\` is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
    `Tuple: \`Tuple\` is now \`[number, number]\`, formerly \`[number]\` (${OTHER_TYPE})`,
    'Fewer: alternative `A` of `x` removed (breaks: code that passes it stops working)',
    'More: alternative `A` added (safe)',
    `Both: \`Both\` is now \`A & B\`, formerly \`A\` (${OTHER_TYPE})`,
    `Other: \`x\` is now \`B\`, formerly \`A\` (${OTHER_TYPE})`,
    `Rule: rules (not) changed (${OTHER_TYPE})`,
    `Whole: \`Whole\` is now \`{ x?: unknown }\`, formerly \`A\` (${OTHER_TYPE})`,
  ]);
});

it('finds no change in what means the same', () => {
  expect(
    diffSchemas({
      Wording: [
        { description: 'a', title: 'A' },
        { description: 'b', examples: [1] },
      ],
      FieldNamedLikeAKeyword: [
        { properties: { title: text } },
        { properties: { title: { ...text, title: 'b' } } },
      ],
      OrderOfFields: [
        { properties: { a: {}, b: {} }, required: ['a', 'b'] },
        { properties: { b: {}, a: {} }, required: ['b', 'a'] },
      ],
      OrderOfValues: [{ enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
      OneOf: [{ anyOf: [text] }, { oneOf: [text] }],
      Types: [
        { type: ['string', 'null'] },
        { oneOf: [{ type: 'null' }, text] },
      ],
      Parts: [
        { allOf: [field({}), { required: ['x'] }] },
        { ...field({}), required: ['x'] },
      ],
      Defaults: [
        { ...object, required: [], additionalProperties: true },
        object,
      ],
      Maps: [
        { oneOf: [text, { patternProperties: { '.*': text } }] },
        { oneOf: [text, { additionalProperties: text }] },
      ],
    }),
  ).toEqual([]);
});
