import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ensureBrowser } from './findBrowser';

/** Builds the site, runs every test, and closes with the count of both. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  return status === 0;
}

function readReport(file: string): Record<string, unknown> {
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

function countUnit(): Count {
  const report = readReport('test-results/unit.json');
  return {
    passed: Number(report['numPassedTests'] ?? 0),
    failed: Number(report['numFailedTests'] ?? 0),
  };
}

function countBrowser(): Count {
  const stats = (readReport('test-results/browser.json')['stats'] ??
    {}) as Record<string, number>;
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
  };
}

process.env['BROWSER_PATH'] ??= ensureBrowser();
for (const stale of ['test-results', '.cache']) {
  fs.rmSync(stale, { recursive: true, force: true });
}

const steps = [
  run('npx', ['docusaurus', 'build']),
  run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ]),
  run('npx', ['playwright', 'test']),
];

const [unit, browser] = [countUnit(), countBrowser()];
const failed = unit.failed + browser.failed;
console.log(`${unit.passed + browser.passed} passed, ${failed} failed`);
process.exitCode = steps.every(Boolean) && failed === 0 ? 0 : 1;
