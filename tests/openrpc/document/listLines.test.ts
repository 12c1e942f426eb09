import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  getLine,
  listLines,
  type LineKind,
} from '../../../src/openrpc/document/listLines';
import type { OpenRpcDocument } from '../../../src/openrpc';
import versions from '../../../versions.json';

const DOCUMENT = JSON.stringify(
  {
    'x-modules': [{ name: 'Device', summary: 'All.' }],
    'x-schema-pages': [{ name: 'Device', summary: 'Types.' }],
    methods: [{ name: 'device.audio', params: [{ name: 'Size' }] }],
    components: { schemas: { Size: { properties: { 'device.audio': {} } } } },
  },
  null,
  2,
);

test.each<readonly [LineKind, string]>([
  ['methods', 'Size'],
  ['schemas', 'device.audio'],
])('%s have no line of %s, which is the name of another part', (kind, name) => {
  expect(getLine(listLines(DOCUMENT), kind, name)).toBeUndefined();
});

test('a text in one line has none', () => {
  expect(listLines('{"methods":[{"name":"device.audio"}]}').size).toBe(0);
});

describe.each(versions)('the description of %s', (version) => {
  test('has a line for each method, schema, module and page of types', () => {
    const text = fs.readFileSync(
      `versioned_docs/version-${version}/api/openrpc.json`,
      'utf8',
    );
    const document = JSON.parse(text) as OpenRpcDocument;
    const lines = listLines(text);
    const rows = text.split('\n');
    const named = (['methods', 'x-modules', 'x-schema-pages'] as const).flatMap(
      (kind) => document[kind].map(({ name }) => [kind, name] as const),
    );
    const keyed = Object.keys(document.components.schemas).map(
      (name) => ['schemas', name] as const,
    );
    for (const [kind, name] of [...named, ...keyed]) {
      expect(rows[(getLine(lines, kind, name) ?? 0) - 1]).toContain(
        `"${name}"`,
      );
    }
  });
});
