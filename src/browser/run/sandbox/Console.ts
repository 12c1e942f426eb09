import { inspectAll } from './inspect';
import { NativeError, now } from './language';
import { printTable } from './printTable';
import { findLine, listFrames, type CodeOrigin } from './CodeOrigin';
import type { ConsoleLevel, LineReport } from './protocol';
import type { Reporter } from './Reporter';

const LEVELS: readonly ConsoleLevel[] = ['debug', 'error', 'info', 'warn'];

/** Functions that print like `log`. */
const LOGS = ['dir', 'group', 'groupCollapsed', 'log', 'table', 'trace'];

/** Replaces the counters and timers, which print with `log` and `warn`. */
function addMeters(): void {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  const tell = (label: string, values: readonly unknown[]): void => {
    const start = starts.get(label);
    if (start === undefined) console.warn(`Timer '${label}' doesn't exist.`);
    else console.log(`${label}: ${(now() - start).toFixed(1)} ms`, ...values);
  };
  Object.assign(console, {
    count: (label: unknown = 'default') => {
      const name = String(label);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      console.log(`${name}: ${counts.get(name) ?? 0}`);
    },
    countReset: (label: unknown = 'default') => {
      counts.delete(String(label));
    },
    time: (label: unknown = 'default') => {
      starts.set(String(label), now());
    },
    timeLog: (label: unknown = 'default', ...values: unknown[]) =>
      tell(String(label), values),
    timeEnd: (label: unknown = 'default') => {
      tell(String(label), []);
      starts.delete(String(label));
    },
  });
}

/** Deeper groups are indented by this number of bars. */
const MOST_BARS = 10;

export function takeConsole(reporter: Reporter, origin: CodeOrigin): void {
  /** The number of open groups. */
  let depth = 0;
  for (const name of [...LEVELS, ...LOGS]) {
    const kind = LEVELS.find((level) => level === name) ?? 'log';
    Object.assign(console, {
      [name]: (...values: unknown[]) => {
        const place = new NativeError();
        const bars = '│'.repeat(Math.min(depth, MOST_BARS));
        const create = (): LineReport => {
          const line = findLine(place, origin);
          // The second argument of `dir` has its options.
          const given = name === 'dir' ? values.slice(0, 1) : values;
          const table = name === 'table' && printTable(values, origin);
          const shown = table ? [{ text: table }] : inspectAll(given, origin);
          const trace = { text: 'Trace', stack: listFrames(place, origin) };
          const own = name === 'trace' ? [trace, ...shown] : shown;
          const all = bars ? [{ text: bars }, ...own] : own;
          return { type: 'line', kind, values: all, line };
        };
        // Reading stacks is slow, so beyond the limit, only the last lines are created.
        if (reporter.isFull) reporter.drop(create);
        else reporter.add(create());
        if (name.startsWith('group')) depth += 1;
      },
    });
  }
  Object.assign(console, {
    assert: (isTrue: unknown, ...values: unknown[]) => {
      if (isTrue) return;
      const [first, ...rest] = values;
      const start = 'Assertion failed:';
      if (typeof first === 'string')
        console.error(`${start} ${first}`, ...rest);
      else console.error(start, ...values);
    },
    groupEnd: () => {
      depth = Math.max(0, depth - 1);
    },
  });
  addMeters();
}
