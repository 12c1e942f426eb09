import { expect, test } from 'vitest';
import { getHistory, type History } from '@site/src/openrpc/history/getHistory';
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

test('members come back, are deprecated since a version, and are no longer', () => {
  const method = (name: string, tag?: object): Method =>
    createMethod({
      name: `device.${name}`,
      ...(tag && {
        deprecated: true,
        tags: [{ name: 'deprecated', ...tag }],
      }),
    });
  const told = { 'x-since': '2', 'x-alternative': 'Device.area()' };
  const { members } = trace(
    { methods: [method('back'), method('old', {}), method('kept', {})] },
    { methods: [method('old', {}), method('kept')] },
    { methods: [method('back'), method('old', told), method('kept')] },
  );
  const versions = ['1', '2', '3'];
  expect(members).toEqual({
    'Device.back': { since: '1', changes: [], versions: ['1', '3'] },
    'Device.old': {
      since: '1',
      deprecatedSince: '2',
      alternative: 'Device.area()',
      changes: [],
      versions,
    },
    'Device.kept': {
      since: '1',
      changes: [{ version: '2', messages: ['no longer deprecated'] }],
      versions,
    },
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
