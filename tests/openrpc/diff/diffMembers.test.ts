import { describe, expect, test } from 'vitest';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import {
  createEvent,
  createMethod,
  createParameter,
  refer,
  type Parts,
} from '../createDocument';
import { diff, testRows, REMOVED, OTHER_TYPE } from '../printChanges';

describe('methods and events', () => {
  testRows<Method[]>((methods) => ({ methods }), '', [
    [[createEvent()], [], `Device.sizeChanged: event removed (${REMOVED})`],
    [
      [createMethod({ 'x-js-forms': [] })],
      [],
      'Device.size: method removed (JSON-RPC only) (safe)',
    ],
    [
      [createMethod()],
      [createMethod({ name: 'screen.size' })],
      'Device.size: now called `screen.size` (JSON-RPC only) (safe)',
    ],
    [
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
      'wording, examples and tags do not count',
    ],
    [
      [createMethod({ deprecated: true })],
      [createMethod()],
      'Device.size: no longer deprecated (safe)',
    ],
  ]);
});

describe('JavaScript forms', () => {
  testRows<Method['x-js-forms']>(
    (forms) => ({ methods: [createMethod({ 'x-js-forms': forms })] }),
    'Device.size: ',
    [
      [['call'], ['get'], [], 'a call becomes a property'],
      [
        ['get', 'subscribe'],
        ['get'],
        `apps can no longer subscribe to it (${REMOVED})`,
      ],
      [['call'], [], `apps can no longer call it (${REMOVED})`],
      [
        ['call'],
        ['call', 'call-array'],
        'now accepts an array of records (safe)',
      ],
      [
        ['call'],
        ['sync'],
        `now returns its value without a promise (${OTHER_TYPE})`,
      ],
      [
        ['sync'],
        ['call'],
        `now returns a promise for its value (${OTHER_TYPE})`,
      ],
    ],
  );
});

describe('parameters', () => {
  const size = createParameter('size', { type: 'integer' });
  const optional = createParameter('size', { type: 'integer' }, false);
  const color = createParameter('color', { type: 'string' });
  testRows<Partial<Method>>(
    (own) => ({ methods: [createMethod(own)] }),
    'Device.size: ',
    [
      [{}, { params: [optional] }, 'parameter `size` added (safe)'],
      [
        {},
        { params: [size] },
        'parameter `size` added (breaks: code that leaves it out stops working)',
      ],
      [{ params: [size] }, {}, `parameter \`size\` removed (${REMOVED})`],
      [
        { params: [optional] },
        { params: [size] },
        'parameter `size` is now required (breaks: code that leaves it out stops working)',
      ],
      [
        { params: [size] },
        { params: [optional] },
        'parameter `size` is now optional (safe)',
      ],
      [
        { params: [size], 'x-js-forms': ['call-array'] },
        {
          params: [createParameter('width', { type: 'integer' })],
          'x-js-forms': ['call-array'],
        },
        `parameter \`size\` is now called \`width\` (${REMOVED})`,
      ],
      [
        { params: [size, color] },
        { params: [color, size] },
        [
          `parameter \`size\` is now argument 2, formerly argument 1 (${OTHER_TYPE})`,
          `parameter \`color\` is now argument 1, formerly argument 2 (${OTHER_TYPE})`,
        ],
      ],
      [
        { params: [size] },
        { params: [createParameter('size', { type: 'string' })] },
        `parameter \`size\` is now \`string\`, formerly \`number\` (${OTHER_TYPE})`,
      ],
      [
        { params: [color] },
        { params: [createParameter('color', { type: ['string', 'null'] })] },
        'parameter `color` is now `string | null`, formerly `string` (safe)',
      ],
      [
        { params: [createParameter('at', { properties: { x: {} } })] },
        {
          params: [
            createParameter('at', { properties: { x: {} }, required: ['x'] }),
          ],
        },
        '`x` is now required (breaks: code that leaves it out stops working)',
      ],
      [
        { params: [size], 'x-js-forms': [] },
        { params: [], 'x-js-forms': [] },
        'parameter `size` removed (JSON-RPC only) (safe)',
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
        state({ required: ['state'] }),
        state({}),
        '`state` is now optional (breaks: code that relies on it may find it missing)',
      ],
      [{ type: 'object' }, state({}), '`state` added (safe)'],
      [
        { type: 'object' },
        state({ required: ['state'] }),
        '`state` added, required (safe)',
      ],
      [state({}), { type: 'object' }, `\`state\` removed (${REMOVED})`],
      [
        { enum: ['on', 'off'] },
        { enum: ['on'] },
        'value `off` removed (breaks: code that waits for it never receives it and no longer compiles)',
      ],
      [
        { type: 'string' },
        { type: ['string', 'null'] },
        "the result is now `string | null`, formerly `string` (breaks: code can receive values it doesn't expect)",
      ],
      [
        { type: ['string', 'null'] },
        { type: 'string' },
        'the result is now `string`, formerly `string | null` (safe)',
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
