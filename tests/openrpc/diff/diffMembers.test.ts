import { describe, expect, test } from 'vitest';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import { createEvent, createMethod } from '../createDocument';
import { createParameter, refer, type Parts } from '../createVersion';
import { diff, testRows, REMOVED, OTHER_TYPE } from '../printChanges';

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
  testRows<Method[]>((methods) => ({ methods }), '', [
    [
      'a method is added',
      [],
      [createMethod()],
      ['Device.size: method added (safe)'],
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
      ['Device.sizeChanged: event added (safe)'],
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
      ['Device.size: method removed (wire only) (safe)'],
    ],
    [
      'the wire name alone changes',
      [createMethod()],
      [createMethod({ name: 'screen.size' })],
      ['Device.size: now called `screen.size` (wire only) (safe)'],
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
      ['Device.size: deprecated (safe)'],
    ],
    [
      'a method is deprecated in favor of another',
      [createMethod()],
      [createMethod(tags('Device.extent()'))],
      ['Device.size: deprecated; use `Device.extent()` instead (safe)'],
    ],
    [
      'a deprecation ends',
      [createMethod(tags())],
      [createMethod()],
      ['Device.size: no longer deprecated (safe)'],
    ],
  ]);
});

describe('JavaScript forms', () => {
  testRows<Method['x-js-forms']>(
    (forms) => ({ methods: [createMethod({ 'x-js-forms': forms })] }),
    'Device.size: ',
    [
      ['a call becomes a property', ['call'], ['get'], []],
      [
        'a property takes subscribers',
        ['get'],
        ['get', 'subscribe'],
        ['apps can now subscribe to it (safe)'],
      ],
      [
        'a property takes no more subscribers',
        ['get', 'subscribe'],
        ['get'],
        [`apps can no longer subscribe to it (${REMOVED})`],
      ],
      [
        'a method becomes callable',
        [],
        ['call'],
        ['apps can now call it (safe)'],
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
        ['now accepts an array of records (safe)'],
      ],
      [
        'a promise goes',
        ['call'],
        ['sync'],
        [`now returns its value without a promise (${OTHER_TYPE})`],
      ],
      [
        'a promise comes',
        ['sync'],
        ['call'],
        [`now returns a promise for its value (${OTHER_TYPE})`],
      ],
      [
        'an answer can be pulled',
        ['push'],
        ['push', 'pull'],
        [`now accepts a function that answers the platform's requests (safe)`],
      ],
    ],
  );

  test('an event becomes audible', () => {
    const older = { methods: [createEvent({ 'x-js-forms': [] })] };
    expect(diff(older, { methods: [createEvent()] })).toEqual([
      'Device.sizeChanged: apps can now listen for it (safe)',
    ]);
  });
});

describe('parameters', () => {
  const size = createParameter('size', { type: 'integer' });
  const optional = createParameter('size', { type: 'integer' }, false);
  const color = createParameter('color', { type: 'string' });
  testRows<Partial<Method>>(
    (own) => ({ methods: [createMethod(own)] }),
    'Device.size: ',
    [
      [
        'an optional one is added',
        {},
        { params: [optional] },
        ['parameter `size` added (safe)'],
      ],
      [
        'a required one is added',
        {},
        { params: [size] },
        [
          'parameter `size` added (breaks: code that leaves it out stops working)',
        ],
      ],
      [
        'one is removed',
        { params: [size] },
        {},
        [`parameter \`size\` removed (${REMOVED})`],
      ],
      [
        'one becomes required',
        { params: [optional] },
        { params: [size] },
        [
          'parameter `size` is now required (breaks: code that leaves it out stops working)',
        ],
      ],
      [
        'one becomes optional',
        { params: [size] },
        { params: [optional] },
        ['parameter `size` is now optional (safe)'],
      ],
      [
        'one is added that the SDK fills in',
        { params: [size] },
        { params: [color, size], 'x-js-params': ['size'] },
        ['parameter `color` added (wire only) (safe)'],
      ],
      [
        'one keeps its place under another name',
        { params: [size] },
        { params: [createParameter('width', { type: 'integer' })] },
        ['parameter `size` is now called `width` (wire only) (safe)'],
      ],
      [
        'records take another name',
        { params: [size], 'x-js-forms': ['call-array'] },
        {
          params: [createParameter('width', { type: 'integer' })],
          'x-js-forms': ['call-array'],
        },
        [`parameter \`size\` is now called \`width\` (${REMOVED})`],
      ],
      [
        'one is hidden from JavaScript',
        { params: [size] },
        { params: [size], 'x-js-params': [] },
        [
          `parameter \`size\` is no longer an argument in JavaScript (${REMOVED})`,
        ],
      ],
      [
        'two change places',
        { params: [size, color] },
        { params: [color, size] },
        [
          `parameter \`size\` is now argument 2, formerly argument 1 (${OTHER_TYPE})`,
          `parameter \`color\` is now argument 1, formerly argument 2 (${OTHER_TYPE})`,
        ],
      ],
      [
        'one gets another type',
        { params: [size] },
        { params: [createParameter('size', { type: 'string' })] },
        [
          `parameter \`size\` is now \`string\`, formerly \`number\` (${OTHER_TYPE})`,
        ],
      ],
      [
        'one takes more types',
        { params: [color] },
        { params: [createParameter('color', { type: ['string', 'null'] })] },
        ['parameter `color` is now `string | null`, formerly `string` (safe)'],
      ],
      [
        'a field of one becomes required',
        { params: [createParameter('at', { properties: { x: {} } })] },
        {
          params: [
            createParameter('at', { properties: { x: {} }, required: ['x'] }),
          ],
        },
        ['`x` is now required (breaks: code that leaves it out stops working)'],
      ],
      [
        'one of an internal method changes',
        { params: [size], 'x-js-forms': [] },
        { params: [], 'x-js-forms': [] },
        ['parameter `size` removed (wire only) (safe)'],
      ],
    ],
  );

  test('a document writes the parameter of an event out', () => {
    const older = { methods: [createEvent({ params: [] })] };
    expect(diff(older, { methods: [createEvent()] })).toEqual([]);
  });
});

describe('results', () => {
  const state = (own: Schema): Schema => ({
    type: 'object',
    properties: { state: { type: 'string' } },
    ...own,
  });
  testRows<Schema>(
    (schema) => ({
      methods: [createMethod({ result: { name: 'size', schema } })],
    }),
    'Device.size: ',
    [
      [
        'a field becomes required',
        state({}),
        state({ required: ['state'] }),
        ['`state` is now required (safe)'],
      ],
      [
        'a field becomes optional',
        state({ required: ['state'] }),
        state({}),
        [
          '`state` is now optional (breaks: code that relies on it may find it missing)',
        ],
      ],
      [
        'a field is added',
        { type: 'object' },
        state({}),
        ['`state` added (safe)'],
      ],
      [
        'a required field is added',
        { type: 'object' },
        state({ required: ['state'] }),
        ['`state` added, required (safe)'],
      ],
      [
        'a field is removed',
        state({}),
        { type: 'object' },
        [`\`state\` removed (${REMOVED})`],
      ],
      [
        'a value is added',
        { enum: ['on'] },
        { enum: ['on', 'off'] },
        ['value `off` added (safe)'],
      ],
      [
        'a value is removed',
        { enum: ['on', 'off'] },
        { enum: ['on'] },
        [
          'value `off` removed (breaks: code that waits for it never receives it and no longer compiles)',
        ],
      ],
      [
        'null becomes possible',
        { type: 'string' },
        { type: ['string', 'null'] },
        [
          'the result is now `string | null`, formerly `string` (breaks: code can receive values it does not expect)',
        ],
      ],
      [
        'null goes',
        { type: ['string', 'null'] },
        { type: 'string' },
        ['the result is now `string`, formerly `string | null` (safe)'],
      ],
    ],
  );

  test('an event is compared by its payload', () => {
    const toParts = (payload: Schema): Parts => {
      const schema = { oneOf: [refer('ListenResponse'), payload] };
      return { methods: [createEvent({ result: { name: 'size', schema } })] };
    };
    expect(
      diff(toParts({ type: 'string' }), toParts({ type: 'number' })),
    ).toEqual([
      `Device.sizeChanged: the payload is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
    ]);
  });
});
