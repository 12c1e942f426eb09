import { countLast, LAST_LINES } from './sandbox/Budget';
import type { ConsoleLevel, LineReport, RunReport } from './sandbox/protocol';
import type { ShownEntry, Frame, Shown } from './sandbox/Shown';

/** Maximum nesting, a little more than the sandbox sends. */
const DEPTH = 8;
/** Maximum number of parts of a value, or values of a line. */
const PARTS = 100;
/** Maximum length of a string. */
const LENGTH = 30_000;
/** Maximum length of a name. */
const NAME = 6000;
const LINES = 1e6;

const LEVELS: readonly ConsoleLevel[] = [
  'debug',
  'error',
  'info',
  'log',
  'warn',
];

type IsValid = (value: unknown) => boolean;

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: IsValid = (value) =>
  typeof value === 'string' && value.length <= LENGTH;

const isName: IsValid = (value) =>
  typeof value === 'string' && value.length <= NAME;

const isBoolean: IsValid = (value) => typeof value === 'boolean';

const isNumber: IsValid = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isLine: IsValid = (value) => isNumber(value) && Number(value) <= LINES;

const maybe =
  (check: IsValid): IsValid =>
  (value) =>
    value === undefined || check(value);

const oneOf =
  (...values: readonly unknown[]): IsValid =>
  (value) =>
    values.includes(value);

const listOf =
  (check: IsValid): IsValid =>
  (value) =>
    Array.isArray(value) && value.length <= PARTS && value.every(check);

/** Returns whether an object has exactly these properties. */
function has(
  value: unknown,
  checks: Readonly<Record<string, IsValid>>,
): boolean {
  return (
    isObject(value) &&
    Object.keys(value).every((name) => Object.keys(checks).includes(name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]))
  );
}

const isFrame: IsValid = (value) =>
  has(value, { name: isName, line: isLine } satisfies Record<
    keyof Frame,
    IsValid
  >);

const isShown =
  (depth: number): IsValid =>
  (value) =>
    depth > 0 &&
    has(value, {
      text: isText,
      entries: maybe(listOf(isEntry(depth - 1))),
      stack: maybe(listOf(isFrame)),
    } satisfies Record<keyof Shown, IsValid>);

const isEntry =
  (depth: number): IsValid =>
  (value) =>
    has(value, { name: isName, value: isShown(depth) } satisfies Record<
      keyof ShownEntry,
      IsValid
    >);

const isValue = isShown(DEPTH);

/** Whether a list has printed lines only, and no more than the page shows. */
const isLast: IsValid = (value) =>
  Array.isArray(value) &&
  value.length <= LAST_LINES &&
  value.every(
    (one: unknown) =>
      isObject(one) &&
      (one['type'] === 'log' || one['type'] === 'error') &&
      isReport(one),
  ) &&
  countLast(value as readonly LineReport[]) === value.length;

/** The properties of each report, by type. */
const CHECKS: Readonly<
  Record<RunReport['type'], Readonly<Record<string, IsValid>>>
> = {
  log: {
    level: oneOf(...LEVELS),
    values: listOf(isValue),
    line: maybe(isLine),
  },
  value: { value: isValue },
  error: { value: isValue, line: maybe(isLine) },
  refused: { text: isText },
  message: { direction: oneOf('send', 'receive'), json: isText },
  listen: { module: isName, event: maybe(isName) },
  sent: { event: isName, wasAsked: isBoolean },
  dropped: { count: isNumber, last: isLast },
  timers: { hasTimers: isBoolean },
  done: {},
  failed: {},
  stuck: { excess: oneOf('time', 'memory'), line: maybe(isLine) },
  finished: { byMock: isBoolean },
  pong: {},
};

/**
 * Returns whether a value is a valid report. Its strings become class names and text on
 * the page, so all other values are rejected.
 */
export function isReport(report: unknown): report is RunReport {
  if (!isObject(report)) return false;
  const { type, ...parts } = report;
  return (
    typeof type === 'string' &&
    Object.keys(CHECKS).includes(type) &&
    has(parts, CHECKS[type as RunReport['type']])
  );
}
