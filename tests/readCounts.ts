import fs from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** The test's file and title. */
  readonly name: string;
  /** The expected and the actual value. */
  readonly reason: string;
  /** The command that runs only this test. */
  readonly command: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: readonly Failure[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly {
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly Suite[];
}

const readReport = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

const NOTHING: Count = { passed: 0, failed: [] };

/** Returns an error as one line, with the expected and the actual value. */
function shorten(message = 'it ended early; its output is above'): string {
  const [first = '', ...lines] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const values = lines.filter((line) => /^(?:Expected|Received)/.test(line));
  return [first, ...values].join(' ').slice(0, 300);
}

/** A title as a runner's argument: an escaped regular expression in shell quotes. */
const quote = (title: string): string =>
  `'${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`;

/**
 * @param file the JSON report of Vitest; if it is missing, no tests ran
 * @param group the test group, as in `npm run test:<group>`
 */
export function readVitestCount(file: string, group: string): Count {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return NOTHING;
  const failed = report.testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const test = relative('.', name);
      const command = `npm run test:${group} -- ${test}`;
      const failures = assertionResults
        .filter((one) => one.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${test} › ${fullName}`,
          reason: shorten(failureMessages?.[0]),
          command: `${command} -t ${quote(fullName)}`,
        }));
      // A file that fails to load, or whose `beforeAll` fails, has no failed test.
      return failures.length > 0 || status !== 'failed'
        ? failures
        : [{ name: test, reason: shorten(message), command }];
    },
  );
  return { passed: report.numPassedTests, failed };
}

function listFailed(
  suite: Suite,
  group: string,
  above = '',
): readonly Failure[] {
  const name = above ? `${above} › ${suite.title}` : suite.title;
  return [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => ({
        name: `${name} › ${title}`,
        reason: shorten(
          tests
            .flatMap(({ results }) => results)
            .find(({ error }) => error?.message)?.error?.message,
        ),
        command: `npm run test:${group} -- ${file}:${line}`,
      })),
    ...(suite.suites ?? []).flatMap((inner) => listFailed(inner, group, name)),
  ];
}

/**
 * @param file the JSON report of Playwright; if it is missing, no tests ran
 * @param group the test group, as in `npm run test:<group>`
 */
export function readPlaywrightCount(file: string, group: string): Count {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return NOTHING;
  return {
    passed: report.stats.expected,
    failed: report.suites.flatMap((suite) => listFailed(suite, group)),
  };
}
