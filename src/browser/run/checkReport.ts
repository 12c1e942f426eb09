import type { ConsoleLevel, RunReport } from './sandbox/protocol';
import type { ShownEntry, Frame, Shown } from './sandbox/Shown';

/** Values in values, as deep as the sandbox shows them and a little more. */
const DEPTH = 8;
/** Parts of one value, or values of one line. */
const PARTS = 100;
/** Characters of one text. */
const LENGTH = 30_000;
/** Characters of a name. */
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

/** Whether an object has these parts, and no others. */
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

/** What each report has besides its type. */
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
  dropped: { count: isNumber },
  timers: { hasTimers: isBoolean },
  done: {},
  failed: {},
  stuck: { excess: oneOf('time', 'memory'), line: maybe(isLine) },
  finished: { byMock: isBoolean },
  pong: {},
};

/**
 * Whether something is a report as the sandbox makes them. What it names becomes
 * a class of an element, or a text of the page; nothing else may.
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
