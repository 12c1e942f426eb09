import { expect, test } from 'vitest';
import {
  getLine,
  listLines,
  type LineKind,
} from '../../../src/openrpc/document/listLines';

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
