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

test('sorts methods by name', () => {
  const { methods } = model([
    createMethod({ name: 'device.Zoom' }),
    createMethod({ name: 'device.area' }),
  ]);
  expect(methods.map((m) => m.name)).toEqual(['area', 'Zoom']);
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

test('shows nested and inherited fields by path, and recursive types by name', () => {
  const own = { 'x-module': 'Device', type: 'object' };
  const { schemas } = model([createMethod()], {
    Base: {
      ...own,
      required: ['id'],
      properties: { id: { type: 'string', description: 'Its id.' } },
    },
    Tree: {
      ...own,
      allOf: [
        refer('Base'),
        {
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
  const fields = tree?.fields.map(
    (f) => `${f.name}${f.required ? '' : '?'}: ${toText(f.type)}`,
  );
  expect(fields).toEqual([
    "id: 'root'",
    'children?: Tree[]',
    'data?: object',
    'data.kind: string',
    'depth: 0',
  ]);
  expect(tree?.fields[0]?.description).toBe('Its id.');
  expect(toText(tree?.type ?? [])).toBe('Base & { … }');
});
