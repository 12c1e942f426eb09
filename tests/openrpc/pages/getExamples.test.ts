import { expect, test } from 'vitest';
import { getExamples } from '@site/src/openrpc/pages/getExamples';
import { createDocument, createEvent, createMethod } from '../createDocument';

const result = { name: 'size', value: [1920, 1080] };

test('prints a call with its value and its messages', () => {
  const method = createMethod({
    params: [{ name: 'unit', required: true, schema: { type: 'string' } }],
    examples: [
      { name: 'Pixels', params: [{ name: 'unit', value: "it's" }], result },
    ],
  });
  expect(getExamples(createDocument(), method)).toEqual([
    {
      name: 'Pixels',
      javascript:
        "import { Device } from '@firebolt-js/sdk';\n\nconst size = await Device.size('it\\'s');\nconsole.log(size);",
      result: '[\n  1920,\n  1080\n]',
      messages: [
        {
          title: 'Request',
          body: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "device.size",\n  "params": {\n    "unit": "it\'s"\n  }\n}',
        },
        {
          title: 'Response',
          body: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": [\n    1920,\n    1080\n  ]\n}',
        },
      ],
    },
  ]);
});

test.each([
  ['lifecycle.ready', true],
  ['lifecycle.finished', false],
])('shows the parameters that the SDK sends with %s', (name, hasParams) => {
  const method = createMethod({
    name,
    params: [],
    examples: [{ name: 'Call', params: [], result }],
  });
  const [example] = getExamples(createDocument(), method);
  const request = JSON.parse(example?.messages[0]?.body ?? '') as object;
  expect('params' in request).toBe(hasParams);
});

test('shows how to subscribe to a property', () => {
  const property = createMethod({
    'x-js-forms': ['get', 'subscribe'],
    examples: [{ name: 'Full HD', params: [], result }],
  });
  const document = createDocument({ methods: [property, createEvent()] });
  const [, subscribe] = getExamples(document, property);
  expect(subscribe?.javascript).toContain('await Device.size((value) => {');
  expect(subscribe?.messages.map((m) => m.title)).toEqual([
    'Request',
    'Response',
    'Each event',
  ]);
});

test('sends nothing for a method without a promise', () => {
  const method = createMethod({
    'x-js-forms': ['sync'],
    examples: [{ name: 'Now', params: [], result }],
  });
  const [example] = getExamples(createDocument(), method);
  expect(example?.javascript).toContain('const size = Device.size();');
  expect(example?.messages).toEqual([]);
});
