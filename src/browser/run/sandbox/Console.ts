import { inspectAll } from './inspect';
import { NativeError } from './language';
import { findLine, listFrames, type CodeOrigin } from './CodeOrigin';
import type { ConsoleLevel } from './protocol';
import type { Reporter } from './Reporter';
import type { Shown } from './Shown';

const LEVELS: Readonly<Record<string, ConsoleLevel>> = {
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

/** `console.trace` tells where it was called. */
function printTrace(
  values: readonly Shown[],
  place: Error,
  origin: CodeOrigin,
): readonly Shown[] {
  const stack = listFrames(place, origin);
  return [{ text: 'Trace', stack }, ...values];
}

/** Lets the console of this place report what is printed. */
export function takeConsole(reporter: Reporter, origin: CodeOrigin): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    Object.assign(console, {
      [name]: (...values: unknown[]) => {
        // Reading a stack and a value takes its time.
        if (reporter.isFull) {
          reporter.drop();
          return;
        }
        const place = new NativeError();
        const line = findLine(place, origin);
        const shown = inspectAll(values, origin);
        const isTrace = name === 'trace';
        const all = isTrace ? printTrace(shown, place, origin) : shown;
        reporter.add({ type: 'log', level, values: all, line });
      },
    });
  }
  Object.assign(console, {
    assert: (isTrue: unknown, ...values: unknown[]) => {
      if (!isTrue) console.error('Assertion failed:', ...values);
    },
  });
}
