import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { resolve } from 'node:path';
import { explainUnfinished, UNFINISHED } from '../src/site/unfinished';
import { ensureBrowser, findBrowser, PLAYWRIGHT } from './findBrowser';
import { readCount, type Count, type Failure } from './readCount';
import {
  chooseSpecs,
  findBase,
  isStale,
  listChanged,
  readSpecs,
} from './related';

/*
 * `npm test` builds the site and runs all tests. `tsx tests/run.ts <group>` runs one group,
 * with arguments for its runner: a file, `-t name`, `-g name`. Each group lists its failed
 * tests; the run ends with all failures and the number of tests. Two groups run at a time.
 */

type Runner = (args: readonly string[]) => Promise<Count>;

// Tests and builds create many short-lived objects, so a larger young generation saves a
// tenth of the time.
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;

process.env['NO_UPDATE_NOTIFIER'] = '1';
process.env['BROKEN_LINKS'] = 'throw';

const VITEST = 'node_modules/vitest/vitest.mjs';

async function finish(child: ChildProcess): Promise<boolean> {
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

/** @param runner a script: Windows can't start `npx` without a shell */
const run = (
  runner: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  finish(
    spawn(process.execPath, [runner, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }),
  );

/** Prints a failed test, its values, and the command that runs only this test. */
const printFailure = ({ name, reason, command }: Failure): string =>
  `Failed: ${name}\n  ${reason}\n  ${command}`;

/** @throws if a step failed although its report has no failed test */
function check(name: string, isFine: boolean, count: Count): Count {
  // Print failures now, because other groups may run for minutes.
  for (const failure of count.failed) console.log(printFailure(failure));
  const hasFailed = count.failed.length > 0;
  if (hasFailed || (isFine && count.passed > 0)) return count;
  throw new Error(`${name}: the run ended early. Read its output above.`);
}

/**
 * @param name a unique name for the report, because two runs may write at once
 * @param command the command of the group, without `npm run test:`
 */
async function runVitest(
  name: string,
  args: readonly string[],
  command = name,
): Promise<Count> {
  const file = `test-results/${name}.xml`;
  fs.rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=junit'];
  const isFine = await run(VITEST, [
    'run',
    // Without isolation, test files share what is slow to load: packages, the compiler,
    // and parsed documents and pages.
    '--no-isolate',
    ...reporters,
    // A log would contain escape codes for colors.
    ...(process.stdout.isTTY ? [] : ['--no-color']),
    `--outputFile.junit=${file}`,
    ...args,
  ]);
  const count = readCount(file, command);
  if (isFine && args.includes('--passWithNoTests')) return count;
  return check('vitest', isFine, count);
}

/** @param command the command of the group, without `npm run test:` */
async function runPlaywright(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  command = name,
): Promise<Count> {
  const file = `test-results/${name}.xml`;
  fs.rmSync(file, { force: true });
  const isFine = await run(PLAYWRIGHT, ['test', ...args], {
    ...env,
    BROWSER_REPORT: resolve(file),
  });
  return check(name, isFine, readCount(file, command));
}

const runBrowser: Runner = (args) => runPlaywright('browser', args);

/** Runs the tests with the tag `@start`, and tests that edit pages, with `npm start`. */
const runStart: Runner = (args) =>
  runPlaywright('start', ['--config', 'tests/start', ...args]);

/** Runs the tests with the tag `@engines` in one browser engine. */
const runEngine = (
  name: string,
  executable: string | undefined,
  args: readonly string[],
): Promise<Count> =>
  runPlaywright(
    name,
    ['--config', 'tests/engines', ...args],
    {
      ENGINE: name,
      ...(executable !== undefined && { ENGINE_PATH: executable }),
    },
    `engine -- ${name}`,
  );

/** @throws if the engine is unknown, or its browser isn't installed */
function needEngine(name: string | undefined, path: string | undefined): void {
  const names = ['chromium', 'firefox', 'webkit'];
  if (name === undefined || !names.includes(name)) {
    throw new Error(
      `Unknown engine "${name ?? ''}". Choose one of ${names.join(', ')}; the path of a browser may follow.`,
    );
  }
  if (path !== undefined && !fs.existsSync(path)) {
    throw new Error(`${path}: browser not found. Correct the path.`);
  }
}

/** @throws if the build is missing or unfinished */
function needBuild(): void {
  if (fs.existsSync(`build/${UNFINISHED}`)) {
    throw new Error(explainUnfinished('build'));
  }
  if (fs.existsSync('build/sitemap.xml')) return;
  throw new Error('build/: no built site found. Run `npm run build` first.');
}

/** @throws if no browser is installed; `npm test` installs one */
function needBrowser(): void {
  const path = process.env['BROWSER_PATH'] ?? findBrowser();
  if (path) return;
  throw new Error(
    'No browser found. Install Chrome or Chromium, set BROWSER_PATH to one, or run `npm test`, which installs Chromium.',
  );
}

/** Tests that build sites, or run commands as a separate process. */
const BUILDS = ['tests/builds/', 'tests/commands/', 'tests/guides/'];

/** The slowest of these tests, which `npm test` runs as a group of their own. */
const SLOW = ['tests/builds/stock', 'tests/builds/smallSite'];

const OUTSIDE_UNIT = [...BUILDS, 'tests/built/'];

const runUnit = (args: readonly string[], maxWorkers: string): Promise<Count> =>
  runVitest('unit', [
    `--maxWorkers=${maxWorkers}`,
    ...OUTSIDE_UNIT.map((folder) => `--exclude=${folder}**`),
    ...args,
  ]);

const groups: Readonly<Record<string, Runner>> = {
  /** Tests without a build, a command or a browser. */
  unit: (args) => runUnit(args, '100%'),
  /** Slow tests that build small sites with errors and changes, and run commands. */
  builds: (args) => runVitest('builds', args.length > 0 ? args : BUILDS),
  /** Tests that read the files of the built site. */
  built: (args) => {
    needBuild();
    return runVitest('built', args.length > 0 ? args : ['tests/built/']);
  },
  /** Tests of the built site in a real browser. */
  browser: (args) => {
    needBuild();
    needBrowser();
    return runBrowser(args);
  },
  /** Tests of `npm start` in a real browser; some also read the built site. */
  start: (args) => {
    needBuild();
    needBrowser();
    return runStart(args);
  },
  /** Runs the `@engines` tests in the first argument's engine: `firefox [path] [...]`. */
  engine: ([name, ...args]) => {
    const path = args[0]?.startsWith('/') ? args.shift() : undefined;
    needEngine(name, path);
    needBuild();
    return runEngine(name ?? '', path, args);
  },
};

const build = async (): Promise<void> => {
  const child = spawn('npm run build', { shell: true, stdio: 'inherit' });
  if (!(await finish(child))) {
    throw new Error('The build failed. Read the output above.');
  }
  // A group that is stopped by a signal would otherwise exit with code 0.
  needBuild();
};

/** These tests read content from files, so their imports don't show content changes. */
const CONTENT = 'tests/content/';

/**
 * After a build, runs the unit tests that import changes since main, and the browser
 * tests that mention these changes most.
 */
async function runRelated(): Promise<readonly Count[]> {
  const base = findBase();
  const changed = listChanged(base);
  const specs = chooseSpecs(changed, readSpecs());
  console.log(
    `${changed.length} files differ from ${base}. Browser tests: ${specs.join(', ') || 'none'}.`,
  );
  const isWritten = changed.some((file) => /^(?:versioned_)?docs\//.test(file));
  const runUnits = async (): Promise<readonly Count[]> => {
    // It is fine if no test imports a changed file.
    const args = [`--changed=${base}`, '--passWithNoTests'];
    return [
      await runUnit(args, '1'),
      ...(isWritten ? [await runUnit([CONTENT], '1')] : []),
    ];
  };
  const runSpecs = async (): Promise<readonly Count[]> => {
    if (specs.length === 0) return [];
    needBrowser();
    if (isStale(changed)) await build();
    return [await runBrowser(specs)];
  };
  return (await Promise.all([runUnits(), runSpecs()])).flat();
}

async function runAll(): Promise<readonly Count[]> {
  process.env['BROWSER_PATH'] ??= ensureBrowser();
  for (const stale of ['test-results', '.cache']) {
    fs.rmSync(stale, { recursive: true, force: true });
  }
  const built = build();
  // The browser tests, which use two workers and take longest, are first: a group that
  // runs alone at the end is then short.
  const others = SLOW.map((file) => `--exclude=${file}*`);
  const queue = [
    () => runBrowser([]),
    () => runStart([]),
    () => runVitest('builds', [...BUILDS, ...others, '--maxWorkers=1']),
    () => runVitest('built', ['tests/built/', '--maxWorkers=1']),
  ];
  const runQueue = async (): Promise<readonly Count[]> => {
    await built;
    const counts: Count[] = [];
    for (let next = queue.shift(); next; next = queue.shift()) {
      counts.push(await next());
    }
    return counts;
  };
  const runWithoutSite = async (): Promise<readonly Count[]> => [
    await runUnit([], '1'),
    await runVitest('slow', [...SLOW, '--maxWorkers=1'], 'builds'),
    ...(await runQueue()),
  ];
  return (await Promise.all([runWithoutSite(), runQueue()])).flat();
}

async function runGroup(
  name: string,
  args: readonly string[],
): Promise<readonly Count[]> {
  if (name === 'related') return runRelated();
  const runner = groups[name];
  if (runner) return [await runner(args)];
  const names = [...Object.keys(groups), 'related'].join(', ');
  throw new Error(`Unknown group "${name}". Choose one of ${names}.`);
}

async function main([group, ...args]: readonly string[]): Promise<void> {
  const counts = await (group === undefined ? runAll() : runGroup(group, args));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.flatMap((count) => count.failed);
  for (const failure of failed) console.log(printFailure(failure));
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
