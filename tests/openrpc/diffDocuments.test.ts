import { describe, expect, test } from 'vitest';
import type { Change } from '@site/src/openrpc/change';
import { diffDocuments } from '@site/src/openrpc/diffDocuments';
import type { Method, Schema } from '@site/src/openrpc/types';
import { createEvent, createMethod } from './createDocument';
import {
  createParameter,
  createVersion,
  refer,
  type Parts,
} from './createVersion';

/** One line per change: `Device.size param size: … (breaks: …)`. */
function print({ symbol, path, message, breaking, reason }: Change): string {
  const place = [symbol, path].filter(Boolean).join(' ');
  return `${place}: ${message} (${breaking ? 'breaks' : 'safe'}: ${reason})`;
}

const diff = (older: Parts, newer: Parts): string[] =>
  diffDocuments(createVersion(older), createVersion(newer)).map(print);

const ADDED = 'safe: code that does not know it goes on working';
const REMOVED = 'breaks: code that uses it stops working';
const SAME = 'safe: written differently, same meaning';
const WIRE = 'safe: JavaScript code never passes or receives it';
const UNUSED = 'safe: no method or event that app code can use has it';
const RECEIVED = 'safe: apps receive it and never have to pass it';
const KNOWN = 'safe: apps receive only what they know';
const VALID = 'safe: all values passed so far stay valid';
const REFUSED = 'breaks: values passed so far can be refused';
const OTHER_TYPE = 'breaks: code written for the former type stops working';
const HANDLING =
  'safe: code goes on working; where apps receive it, it may need handling';

describe('documents and modules', () => {
  const twin = {
    schemas: { Shape: { type: 'object' } },
    methods: [createMethod()],
  };
  const rows: [name: string, older: Parts, newer: Parts, want: string[]][] = [
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
        ': integers have the type `number` now, formerly `bigint` (breaks: TypeScript only: code annotated with the former type no longer compiles; values stay the same)',
      ],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    expect(diff(older, newer)).toEqual(want);
  });
});

describe('methods and events', () => {
  const tags = (alternative?: string) => ({
    deprecated: true,
    tags: [
      {
        name: 'deprecated',
        ...(alternative && { 'x-alternative': alternative }),
      },
    ],
  });
  const rows: [
    name: string,
    older: Method[],
    newer: Method[],
    want: string[],
  ][] = [
    [
      'a method is added',
      [],
      [createMethod()],
      [`Device.size: method added (${ADDED})`],
    ],
    [
      'a method is removed',
      [createMethod()],
      [],
      [`Device.size: method removed (${REMOVED})`],
    ],
    [
      'an event is added',
      [],
      [createEvent()],
      [`Device.sizeChanged: event added (${ADDED})`],
    ],
    [
      'an event is removed',
      [createEvent()],
      [],
      [`Device.sizeChanged: event removed (${REMOVED})`],
    ],
    [
      'a method no app can call is removed',
      [createMethod({ 'x-js-forms': [] })],
      [],
      [`Device.size: method removed (wire only) (${WIRE})`],
    ],
    [
      'the wire name alone changes',
      [createMethod()],
      [createMethod({ name: 'screen.size' })],
      [
        `Device.size: called \`screen.size\` on the wire now (wire only) (${WIRE})`,
      ],
    ],
    [
      'wording, examples and tags do not count',
      [createMethod()],
      [
        createMethod({
          summary: 'Gives the size.',
          tags: [{ name: 'property:immutable' }],
          examples: [
            { name: 'a', params: [], result: { name: 'size', value: [1, 2] } },
          ],
        }),
      ],
      [],
    ],
    [
      'a method is deprecated',
      [createMethod()],
      [createMethod(tags())],
      ['Device.size: deprecated (safe: it still works)'],
    ],
    [
      'a method is deprecated in favour of another',
      [createMethod()],
      [createMethod(tags('Device.extent()'))],
      [
        'Device.size: deprecated, use `Device.extent()` instead (safe: it still works)',
      ],
    ],
    [
      'a deprecation names its alternative later',
      [createMethod(tags())],
      [createMethod(tags('Device.extent()'))],
      [`Device.size: use \`Device.extent()\` instead (${SAME})`],
    ],
    [
      'a deprecation ends',
      [createMethod(tags())],
      [createMethod()],
      [`Device.size: no longer deprecated (${ADDED})`],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    expect(diff({ methods: older }, { methods: newer })).toEqual(want);
  });
});

describe('JavaScript forms', () => {
  type Forms = Method['x-js-forms'];
  const rows: [name: string, older: Forms, newer: Forms, want: string[]][] = [
    ['a call becomes a property', ['call'], ['get'], []],
    [
      'a property takes subscribers',
      ['get'],
      ['get', 'subscribe'],
      [`now takes subscribers (${ADDED})`],
    ],
    [
      'a property takes no more subscribers',
      ['get', 'subscribe'],
      ['get'],
      [`no longer takes subscribers (${REMOVED})`],
    ],
    [
      'a method becomes callable',
      [],
      ['call'],
      [`apps can call it now (${ADDED})`],
    ],
    [
      'a method is for the SDK alone',
      ['call'],
      [],
      [`apps can no longer call it (${REMOVED})`],
    ],
    [
      'a method takes records',
      ['call'],
      ['call', 'call-array'],
      [`now takes an array of many records (${ADDED})`],
    ],
    [
      'a promise goes',
      ['call'],
      ['sync'],
      [`returns its value without a promise now (${OTHER_TYPE})`],
    ],
    [
      'a promise comes',
      ['sync'],
      ['call'],
      [`returns a promise of its value now (${OTHER_TYPE})`],
    ],
    [
      'an answer can be pulled',
      ['push'],
      ['push', 'pull'],
      [`now takes a function that answers the platform (${ADDED})`],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    const toParts = (forms: Forms): Parts => ({
      methods: [createMethod({ 'x-js-forms': forms })],
    });
    expect(diff(toParts(older), toParts(newer))).toEqual(
      want.map((line) => `Device.size: ${line}`),
    );
  });

  test('an event becomes audible', () => {
    const older = { methods: [createEvent({ 'x-js-forms': [] })] };
    expect(diff(older, { methods: [createEvent()] })).toEqual([
      `Device.sizeChanged: apps can listen to it now (${ADDED})`,
    ]);
  });
});

describe('parameters', () => {
  const size = createParameter('size', { type: 'integer' });
  const optional = createParameter('size', { type: 'integer' }, false);
  const colour = createParameter('colour', { type: 'string' });
  const rows: [
    name: string,
    older: Partial<Method>,
    newer: Partial<Method>,
    want: string[],
  ][] = [
    [
      'an optional one is added',
      {},
      { params: [optional] },
      [`param size: parameter \`size\` added (${ADDED})`],
    ],
    [
      'a required one is added',
      {},
      { params: [size] },
      [
        'param size: parameter `size` added (breaks: code that leaves it out stops working)',
      ],
    ],
    [
      'one is removed',
      { params: [size] },
      {},
      [`param size: parameter \`size\` removed (${REMOVED})`],
    ],
    [
      'one becomes required',
      { params: [optional] },
      { params: [size] },
      [
        'param size: parameter `size` is required now (breaks: code that leaves it out stops working)',
      ],
    ],
    [
      'one becomes optional',
      { params: [size] },
      { params: [optional] },
      [
        'param size: parameter `size` is optional now (safe: code that passes it goes on working)',
      ],
    ],
    [
      'one is added that the SDK fills in',
      { params: [size] },
      { params: [colour, size], 'x-js-params': ['size'] },
      [`param colour: parameter \`colour\` added (wire only) (${WIRE})`],
    ],
    [
      'one keeps its place under another name',
      { params: [size] },
      { params: [createParameter('width', { type: 'integer' })] },
      [
        `param width: parameter \`size\` is called \`width\` now (wire only) (${WIRE})`,
      ],
    ],
    [
      'records take another name',
      { params: [size], 'x-js-forms': ['call-array'] },
      {
        params: [createParameter('width', { type: 'integer' })],
        'x-js-forms': ['call-array'],
      },
      [`param width: parameter \`size\` is called \`width\` now (${REMOVED})`],
    ],
    [
      'one is hidden from JavaScript',
      { params: [size] },
      { params: [size], 'x-js-params': [] },
      [
        `param size: parameter \`size\` is no longer an argument in JavaScript (${REMOVED})`,
      ],
    ],
    [
      'two change places',
      { params: [size, colour] },
      { params: [colour, size] },
      [
        `param size: parameter \`size\` is argument 2 now, formerly 1 (${OTHER_TYPE})`,
        `param colour: parameter \`colour\` is argument 1 now, formerly 2 (${OTHER_TYPE})`,
      ],
    ],
    [
      'one gets another type',
      { params: [size] },
      { params: [createParameter('size', { type: 'string' })] },
      [
        `param size: parameter \`size\` is \`string\` now, formerly \`number\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'one takes more types',
      { params: [colour] },
      { params: [createParameter('colour', { type: ['string', 'null'] })] },
      [
        `param colour: parameter \`colour\` is \`string | null\` now, formerly \`string\` (${VALID})`,
      ],
    ],
    [
      'a field of one becomes required',
      { params: [createParameter('at', { properties: { x: {} } })] },
      {
        params: [
          createParameter('at', { properties: { x: {} }, required: ['x'] }),
        ],
      },
      [
        'param at.x: `x` is required now (breaks: code that leaves it out stops working)',
      ],
    ],
    [
      'one of an internal method changes',
      { params: [size], 'x-js-forms': [] },
      { params: [], 'x-js-forms': [] },
      [`param size: parameter \`size\` removed (wire only) (${WIRE})`],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    const toParts = (own: Partial<Method>): Parts => ({
      methods: [createMethod(own)],
    });
    expect(diff(toParts(older), toParts(newer))).toEqual(
      want.map((line) => `Device.size ${line}`),
    );
  });

  test('a document writes the parameter of an event out', () => {
    const older = { methods: [createEvent({ params: [] })] };
    expect(diff(older, { methods: [createEvent()] })).toEqual([
      `Device.sizeChanged param listen: parameter \`listen\` added (wire only) (${SAME})`,
    ]);
  });
});

describe('results', () => {
  const state = (own: Schema): Schema => ({
    type: 'object',
    properties: { state: { type: 'string' } },
    ...own,
  });
  const rows: [name: string, older: Schema, newer: Schema, want: string[]][] = [
    [
      'a field becomes required',
      state({}),
      state({ required: ['state'] }),
      [`result.state: \`state\` is required now (${RECEIVED})`],
    ],
    [
      'a field becomes optional',
      state({ required: ['state'] }),
      state({}),
      [
        'result.state: `state` is optional now (breaks: code that relies on it can find it missing)',
      ],
    ],
    [
      'a field is added',
      { type: 'object' },
      state({}),
      [`result.state: \`state\` added (${ADDED})`],
    ],
    [
      'a required field is added',
      { type: 'object' },
      state({ required: ['state'] }),
      [`result.state: \`state\` added, required (${RECEIVED})`],
    ],
    [
      'a field is removed',
      state({}),
      { type: 'object' },
      [`result.state: \`state\` removed (${REMOVED})`],
    ],
    [
      'a value is added',
      { enum: ['on'] },
      { enum: ['on', 'off'] },
      [`result#off: value \`off\` added (${HANDLING})`],
    ],
    [
      'a value is removed',
      { enum: ['on', 'off'] },
      { enum: ['on'] },
      [
        'result#off: value `off` removed (breaks: code that waits for it never gets it and no longer compiles)',
      ],
    ],
    [
      'null becomes possible',
      { type: 'string' },
      { type: ['string', 'null'] },
      [
        'result: the result is `string | null` now, formerly `string` (breaks: code can receive values it does not expect)',
      ],
    ],
    [
      'null goes',
      { type: ['string', 'null'] },
      { type: 'string' },
      [
        `result: the result is \`string\` now, formerly \`string | null\` (${KNOWN})`,
      ],
    ],
    [
      'a type name goes',
      { type: 'object', title: 'State' },
      { type: 'object' },
      [`result: the result no longer has the type name \`State\` (${SAME})`],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    const toParts = (schema: Schema): Parts => ({
      methods: [createMethod({ result: { name: 'size', schema } })],
    });
    expect(diff(toParts(older), toParts(newer))).toEqual(
      want.map((line) => `Device.size ${line}`),
    );
  });

  test('the result is renamed', () => {
    const renamed = createMethod({
      result: { name: 'extent', schema: refer('Size') },
    });
    expect(diff({ methods: [createMethod()] }, { methods: [renamed] })).toEqual(
      [
        `Device.size result: result renamed from \`size\` to \`extent\` (${SAME})`,
      ],
    );
  });

  test('an event is compared by its payload', () => {
    const toParts = (payload: Schema): Parts => {
      const schema = { oneOf: [refer('ListenResponse'), payload] };
      return { methods: [createEvent({ result: { name: 'size', schema } })] };
    };
    expect(
      diff(toParts({ type: 'string' }), toParts({ type: 'number' })),
    ).toEqual([
      `Device.sizeChanged result: the payload is \`number\` now, formerly \`string\` (${OTHER_TYPE})`,
    ]);
  });
});

describe('schemas that app code passes', () => {
  const rows: [name: string, older: Schema, newer: Schema, want: string[]][] = [
    [
      'a value is added',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      [`#b: value \`b\` added (${HANDLING})`],
    ],
    [
      'a value is removed',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      ['#b: value `b` removed (breaks: code that passes it stops working)'],
    ],
    [
      'the values of a field change',
      { properties: { kind: { enum: ['a'] } } },
      { properties: { kind: { enum: ['a', 'b'] } } },
      [`kind#b: value \`b\` of \`kind\` added (${HANDLING})`],
    ],
    [
      'a text is limited to values',
      { type: 'string' },
      { type: 'string', enum: ['a', 'b'] },
      [`: \`Shape\` is \`'a' | 'b'\` now, formerly \`string\` (${REFUSED})`],
    ],
    [
      'a constant changes',
      { const: 'a' },
      { const: 'b' },
      [`: \`Shape\` is \`'b'\` now, formerly \`'a'\` (${OTHER_TYPE})`],
    ],
    [
      'an integer may be any number',
      { type: 'integer' },
      { type: 'number' },
      [`: \`Shape\` allows more values now (${VALID})`],
    ],
    [
      'a limit is loosened',
      { type: 'string', maxLength: 8 },
      { type: 'string', maxLength: 9 },
      [
        `: limits: at most 9 characters, formerly at most 8 characters (${VALID})`,
      ],
    ],
    [
      'a limit is tightened',
      { type: 'integer', minimum: 0 },
      { type: 'integer', minimum: 1 },
      [`: limits: at least 1, formerly at least 0 (${REFUSED})`],
    ],
    [
      'a format is demanded',
      { type: 'string' },
      { type: 'string', format: 'uri' },
      [`: limits: uri, formerly none (${REFUSED})`],
    ],
    [
      'a field is limited',
      { properties: { x: { type: 'string' } } },
      { properties: { x: { type: 'string', pattern: '^a' } } },
      [`x: limits of \`x\`: matches ^a, formerly none (${REFUSED})`],
    ],
    [
      'other fields are refused',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      [`: limits: no other fields, formerly none (${REFUSED})`],
    ],
    [
      'a default is added',
      { type: 'number' },
      { type: 'number', default: 1 },
      [`: default \`1\` added (${ADDED})`],
    ],
    [
      'a default changes',
      { properties: { x: { default: 'a' } } },
      { properties: { x: { default: 'b' } } },
      [
        'x: default of `x` is `"b"` now, formerly `"a"` (breaks: code that leaves it out means something else now)',
      ],
    ],
    [
      'a map gets other values',
      { additionalProperties: { type: 'string' } },
      { additionalProperties: { type: 'number' } },
      [
        `{value}: each value of \`Shape\` is \`number\` now, formerly \`string\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'the items of a list change',
      { items: { type: 'string' } },
      { items: { type: 'number' } },
      [
        `[]: each item of \`Shape\` is \`number\` now, formerly \`string\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'a tuple gets longer',
      { items: [{ type: 'number' }] },
      { items: [{ type: 'number' }, { type: 'number' }] },
      [
        `: \`Shape\` is \`[number, number]\` now, formerly \`[number]\` (${OTHER_TYPE})`,
      ],
    ],
    [
      'a nested field is added',
      { allOf: [{ properties: { data: { type: 'object' } } }] },
      { allOf: [{ properties: { data: { properties: { filters: {} } } } }] },
      [`data.filters: \`data.filters\` added (${ADDED})`],
    ],
    [
      'an alternative is added',
      { anyOf: [refer('A')] },
      { anyOf: [refer('A'), refer('B')] },
      [`: alternative \`B\` added (${HANDLING})`],
    ],
    [
      'an alternative is removed',
      { properties: { x: { oneOf: [refer('A'), refer('B')] } } },
      { properties: { x: { oneOf: [refer('B')] } } },
      [
        'x: alternative `A` of `x` removed (breaks: code that passes it stops working)',
      ],
    ],
    [
      'a nameless alternative changes inside',
      { oneOf: [{ type: 'string' }, { properties: { x: {} } }] },
      { oneOf: [{ type: 'string' }, { properties: { x: {}, y: {} } }] },
      [`y: \`y\` added (${ADDED})`],
    ],
    [
      'a text becomes a union with it',
      { type: 'string' },
      { oneOf: [{ type: 'string' }, refer('A')] },
      [`: alternative \`A\` added (${HANDLING})`],
    ],
    [
      'a base type is added',
      { allOf: [refer('A')] },
      { allOf: [refer('A'), refer('B')] },
      [
        ': `Shape` also has what `B` has now (breaks: code that leaves it out stops working)',
      ],
    ],
    [
      'a field refers to another type',
      { properties: { x: refer('A') } },
      { properties: { x: refer('B') } },
      [`x: \`x\` is \`B\` now, formerly \`A\` (${OTHER_TYPE})`],
    ],
    [
      'an unknown keyword changes',
      { type: 'string' },
      { type: 'string', not: {} } as Schema,
      [`: rules (not) changed (${OTHER_TYPE})`],
    ],
    [
      'the name stands for another kind of type',
      { anyOf: [refer('A')] },
      { properties: { x: {} } },
      [
        `: a different type under the same name: an object, formerly a union (${OTHER_TYPE})`,
      ],
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
    expect(diff(toParts(older), toParts(newer))).toEqual(
      want.map((line) =>
        line.startsWith(':') ? `Shape${line}` : `Shape ${line}`,
      ),
    );
  });
});

describe('schemas that mean the same', () => {
  const rows: [name: string, older: Schema, newer: Schema, want: string[]][] = [
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
      [`Shape: \`Shape\`: map written differently, same meaning (${SAME})`],
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
      [`Shape: \`Shape\`: map written differently, same meaning (${SAME})`],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    expect(
      diff({ schemas: { Shape: older } }, { schemas: { Shape: newer } }),
    ).toEqual(want);
  });
});

describe('schemas and their homes', () => {
  const page: Schema = { 'x-schema-page': 'Types' };
  const used = (key: string): Method =>
    createMethod({ params: [createParameter('size', refer(key))] });
  const record: Schema = { ...page, properties: { a: {} } };
  const union: Schema = { ...page, anyOf: [refer('A')] };
  const rows: [name: string, older: Parts, newer: Parts, want: string[]][] = [
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
      [`Shape a: \`a\` is required now (${UNUSED})`],
    ],
    [
      'a type moves to a module',
      { schemas: { Shape: page } },
      { schemas: { Shape: { 'x-module': 'Device' } } },
      [
        `Shape: moved from page Types of the shared types to module Device (${SAME})`,
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
        'Shape: moved from module Device to page Types of the shared types (breaks: TypeScript only: the typings no longer declare its constants)',
      ],
    ],
    [
      'a second name goes',
      {
        schemas: { Shape: page, Alias: { ...refer('Shape'), 'x-alias': true } },
      },
      { schemas: { Shape: page } },
      [`Alias: second name removed; the type \`Shape\` itself stays (${SAME})`],
    ],
    [
      'a type in use is renamed',
      { schemas: { Shape: record }, methods: [used('Shape')] },
      { schemas: { Extent: record }, methods: [used('Extent')] },
      [
        `Device.size param size: \`Shape\` is called \`Extent\` now (${SAME})`,
        'Shape: type removed, called `Extent` now (breaks: TypeScript only: code that uses the old name no longer compiles)',
        `Extent: type added, formerly called \`Shape\` (${ADDED})`,
      ],
    ],
    [
      'a name passes to another type',
      { schemas: { Shape: union, Extent: record, A: page } },
      { schemas: { Shapes: union, Shape: record, A: page } },
      [
        'Shape: a different type under the same name; the former one is called `Shapes` now (safe: no method or event that app code can use has it)',
        `Extent: type removed, called \`Shape\` now (${UNUSED})`,
        `Shapes: type added, formerly called \`Shape\` (${UNUSED})`,
      ],
    ],
  ];
  test.each(rows)('%s', (_, older, newer, want) => {
    expect(diff(older, newer)).toEqual(want);
  });
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
      message: '`state` is required now',
      breaking: false,
      reason: 'apps receive it and never have to pass it',
      concerns: 'app',
    },
  ]);
});
