import { describe, expect, test } from 'vitest';
import {
  getHistory,
  type History,
  type SymbolHistory,
} from '@site/src/openrpc/history/getHistory';
import type { Method } from '@site/src/openrpc/document/types';
import { createDocument, createMethod, type Parts } from '../createDocument';

/** The history of versions named 1, 2, 3 …, from old to new. */
const trace = (...versions: readonly Parts[]): History =>
  getHistory(
    versions.map((parts, i) => ({
      version: String(i + 1),
      basePath: '',
      document: createDocument({ methods: [], ...parts }),
    })),
  );

describe('members', () => {
  const deprecated = (tag: object): Method =>
    createMethod({ tags: [{ name: 'deprecated', ...tag }], deprecated: true });
  const rows: [name: string, versions: Method[][], want: SymbolHistory][] = [
    [
      'come back',
      [[createMethod()], [], [createMethod()]],
      { since: '1', changes: [], versions: ['1', '3'] },
    ],
    [
      'say themselves since when they are deprecated',
      [
        [deprecated({})],
        [deprecated({ 'x-since': '2', 'x-alternative': 'Device.area()' })],
      ],
      {
        since: '1',
        deprecatedSince: '2',
        alternative: 'Device.area()',
        changes: [],
        versions: ['1', '2'],
      },
    ],
    [
      'are no longer deprecated',
      [[deprecated({})], [createMethod()]],
      {
        since: '1',
        changes: [{ version: '2', messages: ['no longer deprecated'] }],
        versions: ['1', '2'],
      },
    ],
  ];
  test.each(rows)('%s', (_, versions, want) => {
    const history = trace(...versions.map((methods) => ({ methods })));
    expect(history.members).toEqual({ 'Device.size': want });
  });
});

test('a module has a history', () => {
  const { modules } = trace({}, { modules: ['Device', 'Secrets'] }, {});
  expect(modules).toEqual({
    Device: { since: '1', changes: [], versions: ['1', '2', '3'] },
    Secrets: { since: '2', removedIn: '3', changes: [], versions: ['2'] },
  });
});

test('a new value has a history of its own, and changes its schema', () => {
  const state = (...values: string[]): Parts => ({
    schemas: { State: { enum: values, 'x-module': 'Device' } },
  });
  const { values, schemas } = trace(state('on'), state('on', 'off'));
  expect(values['State#off']?.versions).toEqual(['2']);
  expect(schemas.State?.changes).toEqual([
    { version: '2', messages: ['value `off` added'] },
  ]);
});
