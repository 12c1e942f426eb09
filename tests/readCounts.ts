import fs from 'node:fs';
import { relative } from 'node:path';

/** How many tests passed, and the names of those that failed. */
export interface Count {
  readonly passed: number;
  readonly failed: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly Suite[];
}

const readReport = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

const NOTHING: Count = { passed: 0, failed: [] };

/** @param file the JSON report of Vitest; without it, no test ran */
export function readVitestCount(file: string): Count {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return NOTHING;
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)} › ${fullName}`),
  );
  return { passed: report.numPassedTests, failed };
}

const listFailed = (suite: Suite, above = ''): readonly string[] => {
  const name = above ? `${above} › ${suite.title}` : suite.title;
  return [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title }) => `${name} › ${title}`),
    ...(suite.suites ?? []).flatMap((inner) => listFailed(inner, name)),
  ];
};

/** @param file the JSON report of Playwright; without it, no test ran */
export function readPlaywrightCount(file: string): Count {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return NOTHING;
  return {
    passed: report.stats.expected,
    failed: report.suites.flatMap((suite) => listFailed(suite)),
  };
}
