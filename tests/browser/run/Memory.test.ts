import { expect, it } from 'vitest';
import { Memory, MOST } from '../../../src/browser/run/sandbox/Memory';

const LIMIT = MOST * 2 ** 20;

const longText = 'x'.repeat(1e6);
const list: unknown[] = [];
const buffer = new ArrayBuffer(1e8);
const long = new Array<unknown>(1e6);
const map = new Map<unknown, unknown>();

/** Steps that each take some bytes; nothing is collected meanwhile. */
const STEPS: readonly [string, number, (memory: Memory) => void][] = [
  ['large lists', 8e6, (memory) => memory.made(long)],
  ['small objects', 32, (memory) => memory.made({})],
  [
    'entries one by one',
    8e6,
    (memory) => {
      // Sparse, so it takes no memory here.
      list[list.length + 1e6 - 1] = 0;
      memory.into(list);
    },
  ],
  [
    'entries of a map',
    1e6,
    (memory) => {
      memory.grow(map, [longText]);
    },
  ],
  ['buffers', 1e7, (memory) => memory.made(new Uint8Array(1e7))],
  [
    'texts that objects hold',
    1e6,
    (memory) => memory.made([memory.text(longText)]),
  ],
];

it.each(STEPS)('%s are counted', (_, bytes, step) => {
  const memory = new Memory(() => {
    throw new Error('full');
  });
  let taken = 0;
  const fill = (): void => {
    for (; taken < 4 * LIMIT; taken += bytes) step(memory);
  };
  expect(fill).toThrow('full');
  expect(taken).toBeGreaterThan(LIMIT);
  expect(taken).toBeLessThan(2.2 * LIMIT);
});

it('one huge text is too much, and views of one buffer are one', () => {
  const memory = new Memory(() => {
    throw new Error('full');
  });
  for (let i = 0; i < 10; i += 1) memory.made(new Uint8Array(buffer));
  expect(() => memory.text('x'.repeat(2 ** 26 + 1))).toThrow('full');
});
