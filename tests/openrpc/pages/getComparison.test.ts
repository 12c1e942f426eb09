import { describe, expect, it } from 'vitest';
import { getComparison } from '@site/src/openrpc';
import type { BehaviorNote, OpenRpcDocument } from '@site/src/openrpc';
import { createDocument, createMethod, refer } from '../createDocument';

const release = (document: OpenRpcDocument) => ({
  version: document.info.version,
  basePath: `/docs/${document.info.version}/`,
  document,
});

const schemas = {
  Size: { type: 'string' },
  Box: { enum: ['a', 'b'], 'x-module': 'Device' },
} as const;

it('what is new says how it is written', () => {
  const older = createDocument({ methods: [] });
  const newer = createDocument({ version: '2.0.0', schemas });
  const { changes } = getComparison(release(older), release(newer));
  expect(
    changes.flatMap(({ symbol, signature }) =>
      signature ? [symbol, signature] : [],
    ),
  ).toEqual([
    'Device.size',
    'Device.size(): Promise<Size>',
    'Box',
    "'a' | 'b'",
  ]);
});

it('constants lead to their type', () => {
  const [older, newer] = (['own', 'referenced'] as const).map((constants) =>
    createDocument({
      constants,
      methods: [
        createMethod({ result: { name: 'size', schema: refer('Box') } }),
      ],
      schemas: { Box: { enum: ['a'], 'x-schema-page': 'Types' } },
    }),
  );
  if (!older || !newer) throw new Error('no versions');
  expect(getComparison(release(older), release(newer)).changes).toMatchObject([
    { symbol: 'Device.Box', to: '/docs/1.0.0/api/schemas/Types/#box' },
  ]);
});

it('a change leads to its section of the Upgrading guide, forward only', () => {
  const older = release(createDocument({ methods: [createMethod()], schemas }));
  const newer = {
    ...release(createDocument({ version: '2.0.0', methods: [], schemas })),
    behavior: [
      { version: '1.0.0', notes: [], guides: { 'Device.size': 'old' } },
      {
        version: '2.0.0',
        notes: [
          {
            kind: 'differs' as const,
            when: ['call Device.make'],
            message: 'It waits.',
            guide: 'waiting',
          },
        ],
        guides: { 'Device.size': 'sizes' },
      },
    ],
  };
  const read = (from: typeof older, to: typeof older) =>
    getComparison(from, to).changes.map(({ symbol, guide }) => [symbol, guide]);
  expect(Object.fromEntries(read(older, newer))).toMatchObject({
    'Device.size': 'sizes',
    'Device.make': 'waiting',
  });
  expect(read(newer, older).flat()).not.toContain('waiting');
});

describe('changes of behavior', () => {
  const note = (
    kind: BehaviorNote['kind'],
    when: readonly string[],
    rest: Partial<BehaviorNote> = {},
  ): BehaviorNote => ({ kind, when, message: 'It waits.', ...rest });

  const VERSIONS = ['1.0.0', '2.0.0', '3.0.0'];

  /** Compares two versions; the newer one has these notes. */
  const compare = (
    notes: readonly BehaviorNote[],
    [from, to] = ['1.0.0', '2.0.0'],
  ): string[] => {
    const [older, newer] = [from, to].map((version) => ({
      ...release(createDocument({ version, methods: [createMethod()] })),
      behavior: VERSIONS.slice(0, VERSIONS.indexOf(version) + 1).map((v) => ({
        version: v,
        notes: v === '2.0.0' ? notes : [],
      })),
    }));
    if (!older || !newer) return [];
    return getComparison(older, newer).changes.map(
      ({ module, symbol, message, breaking }) =>
        `${module}/${symbol}: ${message}${breaking ? ' (breaks)' : ''}`,
    );
  };

  it('has a row for each symbol that a note is about', () => {
    const changes = compare([
      note('breaks', ['call Device.size'], { message: '`{symbol}` waits.' }),
      note('differs', ['call|value Device.name', 'callback Device.hdr']),
      // The ways to listen to all events are one, and give way to an event.
      note('differs', ['all Device.listen', 'all Device.once']),
      note('differs', ['listen Device.changed', 'all Device.listen']),
      // What concerns all modules or the package belongs to none.
      note('breaks', ['once *', 'all *.once', 'call *.once']),
      note('breaks', ['import pkg/dist/sdk', 'import pkg/dist/sdk.js']),
      // An object of any name belongs to the module that the note also needs.
      note('breaks', ['member params.data'], {
        also: ['text size', 'call Device.size'],
      }),
      // Types are compared as they are.
      note('types', ['type Device.Size', 'type Types.Size']),
      // What is said of code that was read gives way to what holds for all.
      note('differs', ['call Device.make'], { change: 'It waited.' }),
    ]);
    expect(changes.sort()).toEqual([
      '/once: It waits. (breaks)',
      '/pkg/dist/sdk: It waits. (breaks)',
      'Device/Device.changed: It waits.',
      'Device/Device.hdr: It waits.',
      'Device/Device.listen: It waits.',
      'Device/Device.make: It waited.',
      'Device/Device.name: It waits.',
      'Device/Device.size: `Device.size` waits. (breaks)',
      'Device/params.data: It waits. (breaks)',
    ]);
  });

  const WAITS = note('differs', ['call Device.size']);

  it.each<
    [name: string, from: string, to: string, until?: string, want?: string]
  >([
    ['in between counts', '1.0.0', '3.0.0', undefined, 'It waits.'],
    ['that is earlier does not count', '2.0.0', '3.0.0'],
    ['counts until a later one takes it back', '1.0.0', '3.0.0', '3.0.0'],
    [
      'is taken back on the way back',
      '3.0.0',
      '1.0.0',
      undefined,
      'the change made in 2.0.0 is reverted: It waits.',
    ],
  ])('a version %s', (_, from, to, until, want) => {
    const notes = [until === undefined ? WAITS : { ...WAITS, until }];
    expect(compare(notes, [from, to])).toEqual(
      want === undefined ? [] : [`Device/Device.size: ${want}`],
    );
  });
});
