import type { Level, Report } from './sandbox/protocol';
import type { Entry, Frame, Shown } from './sandbox/Shown';

/** Values in values, as deep as the sandbox shows them and a little more. */
const DEPTH = 8;
/** Parts of one value, or values of one line. */
const PARTS = 100;
/** Characters of one text. */
const LENGTH = 30_000;
/** Characters of a name. */
const NAME = 6000;
const LINES = 1e6;

const LEVELS: readonly Level[] = ['debug', 'error', 'info', 'log', 'warn'];

type Check = (value: unknown) => boolean;

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: Check = (value) =>
  typeof value === 'string' && value.length <= LENGTH;

const isName: Check = (value) =>
  typeof value === 'string' && value.length <= NAME;

const isBoolean: Check = (value) => typeof value === 'boolean';

const isNumber: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isLine: Check = (value) => isNumber(value) && Number(value) <= LINES;

const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= PARTS && value.every(check);

/** Whether an object has these parts, and no others. */
function has(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  return (
    isObject(value) &&
    Object.keys(value).every((name) => Object.keys(checks).includes(name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]))
  );
}

const isFrame: Check = (value) =>
  has(value, { name: isName, line: isLine } satisfies Record<
    keyof Frame,
    Check
  >);

const isShown =
  (depth: number): Check =>
  (value) =>
    depth > 0 &&
    has(value, {
      text: isText,
      entries: maybe(listOf(isEntry(depth - 1))),
      stack: maybe(listOf(isFrame)),
    } satisfies Record<keyof Shown, Check>);

const isEntry =
  (depth: number): Check =>
  (value) =>
    has(value, { name: isName, value: isShown(depth) } satisfies Record<
      keyof Entry,
      Check
    >);

const isValue = isShown(DEPTH);

/** What each report has besides its type. */
const CHECKS: Readonly<
  Record<Report['type'], Readonly<Record<string, Check>>>
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
  finished: {},
  pong: {},
};

/**
 * Whether something is a report as the sandbox makes them. What it names becomes
 * a class of an element, or a text of the page; nothing else may.
 */
export function isReport(report: unknown): report is Report {
  if (!isObject(report)) return false;
  const { type, ...parts } = report;
  return (
    typeof type === 'string' &&
    Object.keys(CHECKS).includes(type) &&
    has(parts, CHECKS[type as Report['type']])
  );
}
