import { afterEach, expect, it, vi } from 'vitest';
import type {
  Delivery,
  LineReport,
  RunReport,
} from '../../../src/browser/run/sandbox/protocol';
import { MOST_REPORTS } from '../../../src/browser/run/sandbox/Reporter';

let deliveries: Delivery[] = [];

const port = {
  postMessage: (delivery: Delivery) => deliveries.push(delivery),
} as unknown as MessagePort;

const LINE: LineReport = { type: 'line', kind: 'log', values: [] };

const list = (): readonly RunReport[] =>
  deliveries.flatMap(({ reports }) => Array.from(reports));

/** Creates a reporter whose clock the test controls. */
async function createReporter() {
  deliveries = [];
  vi.useFakeTimers();
  vi.resetModules();
  const { Reporter } =
    await import('../../../src/browser/run/sandbox/Reporter');
  return new Reporter(port, 'secret');
}

afterEach(vi.useRealTimers);

it('says seldom how much was left out', async () => {
  const reporter = await createReporter();
  for (let i = 0; i < MOST_REPORTS; i += 1) reporter.add(LINE);
  for (let i = 0; i < 100; i += 1) {
    reporter.drop(() => LINE);
    vi.advanceTimersByTime(30);
  }
  const notes = list().filter(({ type }) => type === 'dropped');
  expect(notes.length).toBeGreaterThan(1);
  expect(notes.length).toBeLessThanOrEqual(4);
});

it('tells of timers only when it is another than before', async () => {
  const reporter = await createReporter();
  reporter.setTimers(true);
  reporter.setTimers(false);
  vi.advanceTimersByTime(100);
  expect(list()).toEqual([]);
  reporter.setTimers(true);
  vi.advanceTimersByTime(100);
  expect(list()).toEqual([{ type: 'timers', hasTimers: true }]);
});
