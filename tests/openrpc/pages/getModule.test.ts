import { expect, test } from 'vitest';
import { getModule, getSchemaPage, toText } from '@site/src/openrpc';
import type { Method } from '@site/src/openrpc/document/types';
import {
  createDocument,
  createEvent,
  createMethod,
  refer,
} from '../createDocument';

const model = (methods: readonly Method[], schemas = {}) =>
  getModule(
    { document: createDocument({ methods, schemas }), basePath: '/docs/' },
    'Device',
  );

test('names an unknown page of types', () => {
  const context = { document: createDocument(), basePath: '/docs/' };
  expect(() => getSchemaPage(context, 'Nothing')).toThrow(
    'unknown schema page "Nothing". Valid names: Types.',
  );
});

test('lists every member in the table of contents', () => {
  const { toc } = model([createMethod(), createEvent()]);
  expect(toc.map((item) => `${item.level} ${item.id}`)).toEqual([
    '2 overview',
    '2 usage',
    '2 methods',
    '3 size',
    '2 events',
    '3 listen',
    '3 once',
    '3 clear',
    '3 sizechanged',
    '2 schemas',
    '3 size-1',
  ]);
});

test('sorts methods by name', () => {
  const { methods } = model([
    createMethod({ name: 'device.Zoom' }),
    createMethod({ name: 'device.area' }),
  ]);
  expect(methods.map((m) => m.name)).toEqual(['area', 'Zoom']);
});

const FORMS: readonly [Partial<Method>, readonly string[]][] = [
  [{ 'x-js-forms': ['call'] }, ['Device.size(): Promise<Size>']],
  [{ 'x-js-forms': ['sync'] }, ['Device.size(): Size']],
  [
    {
      params: [
        { name: 'unit', required: true, schema: { type: 'string' } },
        { name: 'scale', required: false, schema: { type: 'number' } },
      ],
      result: { name: 'success', schema: { const: null } },
    },
    ['Device.size(unit: string, scale?: number): Promise<void>'],
  ],
];

test.each(FORMS)('prints the forms of %j', (changes, want) => {
  const [method] = model([createMethod(changes)]).methods;
  expect(method?.forms.map((f) => toText(f.signature))).toEqual(want);
});

test('gives an event its payload, not the acknowledgement', () => {
  const [event] = model([createEvent()]).events;
  expect(event?.forms.map((f) => toText(f.signature))).toEqual([
    "Device.listen('sizeChanged', callback: (value: Size) => void): Promise<number>",
  ]);
});

test('joins a property and the event it implies', () => {
  const { methods, events } = model([
    createMethod({ 'x-js-forms': ['get', 'subscribe'] }),
    createEvent({ tags: [{ name: 'event', 'x-alternative': 'size' }] }),
  ]);
  expect(methods[0]?.related?.href).toBe('/docs/api/Device/#sizechanged');
  expect(methods[0]?.description).toMatch(/^To subscribe, .* current value\./);
  expect(events[0]?.related?.href).toBe('/docs/api/Device/#size');
});

test('keeps members that only the SDK sends apart', () => {
  const { methods, internal } = model([createMethod({ 'x-js-forms': [] })]);
  expect(methods).toEqual([]);
  expect(internal.map((m) => m.name)).toEqual(['size']);
});

test('links the replacement of a deprecated method', () => {
  const { methods } = model([
    createMethod({
      name: 'device.area',
      deprecated: true,
      tags: [
        {
          name: 'deprecated',
          'x-since': '0.6.0',
          'x-alternative': 'Device.size()',
        },
      ],
    }),
    createMethod(),
  ]);
  expect(methods[0]?.deprecation).toEqual({
    since: '0.6.0',
    alternative: { text: 'Device.size()', href: '/docs/api/Device/#size' },
  });
});

test('shows nested and inherited fields by path, and recursive types by name', () => {
  const { schemas } = model([createMethod()], {
    Base: {
      'x-name': 'Base',
      'x-module': 'Device',
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', description: 'Its id.' } },
    },
    Tree: {
      'x-name': 'Tree',
      'x-module': 'Device',
      allOf: [
        refer('Base'),
        {
          type: 'object',
          properties: {
            children: { type: 'array', items: refer('Tree') },
            data: {
              type: 'object',
              required: ['kind'],
              properties: { kind: { enum: ['leaf'] } },
            },
          },
        },
        { const: { id: 'root', depth: 0 } },
      ],
    },
  });
  const tree = schemas.find((s) => s.name === 'Tree');
  expect(tree?.fields.map((f) => [f.name, toText(f.type), f.required])).toEqual(
    [
      ['id', "'root'", true],
      ['children', 'Tree[]', false],
      ['data', 'object', false],
      ['data.kind', 'string', true],
      ['depth', '0', true],
    ],
  );
  expect(tree?.fields[0]?.description).toBe('Its id.');
  expect(toText(tree?.type ?? [])).toBe('Base & { … }');
});
