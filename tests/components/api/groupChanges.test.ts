import { expect, it } from 'vitest';
import { groupChanges } from '@site/src/components/api/groupChanges';
import type { ChangeModel } from '@site/src/openrpc';

const change = (
  symbol: string,
  kind: ChangeModel['kind'],
  breaking: boolean,
  more: Partial<ChangeModel> = {},
): ChangeModel => ({
  ...{ symbol, kind, breaking, module: 'Device', subject: 'method' },
  ...{ message: `${symbol} ${kind}`, reason: '' },
  ...more,
});

it('a symbol is one entry, what breaks apps first', () => {
  const rows = groupChanges([
    change('a', 'changed', false, { message: 'first' }),
    change('b', 'added', false, { signature: 'b(): void', to: '/b' }),
    change('a', 'changed', true, { message: 'second', from: '/a' }),
  ]);
  expect(rows.map(({ symbol, kind }) => `${symbol} ${kind}`)).toEqual([
    'a changed',
    'b added',
  ]);
  expect(rows[0]).toMatchObject({ breaking: true, from: '/a' });
  expect(rows[0]?.changes.map(({ message }) => message)).toEqual([
    'second',
    'first',
  ]);
  expect(rows[1]).toMatchObject({ signature: 'b(): void', to: '/b' });
});

it('equal names of two modules stay two, by module', () => {
  const rows = groupChanges([
    change('a', 'added', false, { module: 'Z' }),
    change('a', 'added', false, { module: 'B' }),
  ]);
  expect(rows.map(({ module }) => module)).toEqual(['B', 'Z']);
});

it('what is deprecated and changed has changed, and a type that gets or loses constants', () => {
  const places = { subject: 'constants', from: '/a', to: '/b' } as const;
  const rows = groupChanges([
    change('a', 'added', false, places),
    change('b', 'removed', true, places),
    change('c', 'deprecated', false, places),
    change('d', 'deprecated', false),
    change('d', 'changed', false),
  ]);
  expect(rows.map(({ symbol, kind }) => `${symbol} ${kind}`)).toEqual([
    'a changed',
    'b changed',
    'c deprecated',
    'd changed',
  ]);
});
