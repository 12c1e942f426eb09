import { expect, it } from 'vitest';
import { Memory, MOST } from '../../../src/browser/run/sandbox/Memory';

const LIMIT = MOST * 2 ** 20;

const createMemory = (): Memory =>
  new Memory(() => {
    throw new Error('full');
  });

/** The entries that are added, and their size in bytes. All of them remain in memory. */
it.each([
  ['large lists', 8e6, () => Object.assign([], { length: 1e6 })],
  ['small objects', 40, () => ({})],
  ['texts', 1e6, () => 'x'.repeat(1e6)],
  ['buffers', 1e7, () => new Uint8Array(1e7)],
])('%s are counted', (_, bytes, create) => {
  const memory = createMemory();
  const holder = {};
  let taken = 0;
  const fill = (): void => {
    for (; taken < 4 * LIMIT; taken += bytes) memory.add(holder, [create()]);
  };
  expect(fill).toThrow('full');
  expect(taken).toBeGreaterThan(LIMIT);
  expect(taken).toBeLessThan(2.2 * LIMIT);
});

it('what several lists share counts once', () => {
  const memory = createMemory();
  const shared = new Uint8Array(1e8);
  for (let i = 0; i < 10; i += 1) memory.add({}, [shared]);
});
