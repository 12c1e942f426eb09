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
      'stay as they are',
      [[createMethod()], [createMethod({ summary: 'Other words.' })]],
      { since: '1', changes: [], versions: ['1', '2'] },
    ],
    [
      'appear',
      [[], [createMethod()], [createMethod()]],
      { since: '2', changes: [], versions: ['2', '3'] },
    ],
    [
      'appear and vanish',
      [[], [createMethod()], []],
      { since: '2', removedIn: '3', changes: [], versions: ['2'] },
    ],
    [
      'come back',
      [[createMethod()], [], [createMethod()]],
      { since: '1', changes: [], versions: ['1', '3'] },
    ],
    [
      'change',
      [
        [createMethod({ 'x-js-forms': ['get'] })],
        [createMethod({ 'x-js-forms': ['get', 'subscribe'] })],
      ],
      {
        since: '1',
        changes: [{ version: '2', messages: ['apps can now subscribe to it'] }],
        versions: ['1', '2'],
      },
    ],
    [
      'are deprecated',
      [[createMethod()], [deprecated({})]],
      {
        since: '1',
        deprecatedSince: '2',
        changes: [],
        versions: ['1', '2'],
      },
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

describe('enumerations', () => {
  const state = (...values: string[]): Parts => ({
    schemas: {
      State: { type: 'string', enum: values, 'x-module': 'Device' },
      Mode: { enum: values, 'x-schema-page': 'Types' },
    },
  });
  const history = trace(state('on'), state('on', 'off'));

  test('a value has a history of its own', () => {
    expect(history.values['State#off']).toEqual({
      since: '2',
      changes: [],
      versions: ['2'],
    });
  });

  test('a new value changes its schema', () => {
    expect(history.schemas.State?.changes).toEqual([
      { version: '2', messages: ['value `off` added'] },
    ]);
  });
});
