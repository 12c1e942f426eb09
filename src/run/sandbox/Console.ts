import { findLine } from './findLine';
import { inspectAll } from './inspect';
import type { Level } from './protocol';
import type { Reporter } from './Reporter';

const LEVELS: Readonly<Record<string, Level>> = {
  debug: 'debug',
  dir: 'log',
  error: 'error',
  group: 'log',
  groupCollapsed: 'log',
  info: 'info',
  log: 'log',
  table: 'log',
  trace: 'log',
  warn: 'warn',
};

/**
 * Lets the console of this place report what is printed.
 * @param address what the code was loaded from
 */
export function takeConsole(reporter: Reporter, address: string): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    Object.assign(console, {
      [name]: (...values: unknown[]) => {
        // Reading a stack and a value takes its time.
        const { isFull } = reporter;
        const line = isFull ? undefined : findLine(new Error(), address);
        const text = isFull ? '' : inspectAll(values);
        reporter.add({ type: 'log', level, text, line });
      },
    });
  }
  Object.assign(console, {
    assert: (isTrue: unknown, ...values: unknown[]) => {
      if (!isTrue) console.error('Assertion failed:', ...values);
    },
  });
}
