import { describe, expect, it, vi } from 'vitest';
import { Auditor } from '../../../src/browser/run/Auditor';
import type { RunReport } from '../../../src/browser/run/sandbox/protocol';
import { MOST_WEIGHT } from '../../../src/browser/run/sandbox/Reporter';

const SECRET = '1-2-3-4';

const print = (text: string): readonly RunReport[] => [
  { type: 'line', kind: 'log', values: [{ text }] },
];

describe('a delivery of the sandbox', () => {
  it('is read if it has the secret', () => {
    const reports = [...print('a'), { type: 'pong' }];
    expect(new Auditor(SECRET).read({ secret: SECRET, reports })).toBe(reports);
  });

  const circle: unknown[] = [];
  circle.push(circle);
  it.each([
    ['is nothing', null],
    ['lacks the secret', { reports: print('a') }],
    ['has another secret', { secret: '', reports: print('a') }],
    ['contains itself', { secret: SECRET, reports: circle }],
  ])('is refused if it %s', (_, data) => {
    expect(() => new Auditor(SECRET).read(data)).toThrow();
  });
});

it('a run may report all that the sandbox lets through, and no flood', () => {
  vi.useFakeTimers();
  const auditor = new Auditor(SECRET);
  const read = (length: number) =>
    auditor.read({ secret: SECRET, reports: print('\0'.repeat(length)) });
  read(MOST_WEIGHT);
  expect(() => read(MOST_WEIGHT)).toThrow();
  vi.advanceTimersByTime(60_000);
  read(MOST_WEIGHT);
  vi.useRealTimers();
});
