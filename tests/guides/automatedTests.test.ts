import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { writeProject, type Project } from './project';
import { getGuide, readFences, readFiles } from './sections';

const GUIDE = 'getting-started/automated-tests';
const COUNT = 5;

const projects: Project[] = [];

afterEach(() => {
  for (const { remove } of projects.splice(0)) remove();
});

interface Run {
  readonly passed: number;
  readonly output: string;
}

/** Runs the page's unit tests as a reader would. */
function runTests(version: string, change = (app: string) => app): Run {
  const folder = `versioned_docs/version-${version}`;
  const page = getGuide(folder, GUIDE);
  const { 'app.js': app = '' } = readFiles(page, 'introduction');
  const project = writeProject(folder, {
    ...readFiles(page, 'unit-tests'),
    'app.js': change(app),
  });
  projects.push(project);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap'],
    { cwd: project.folder, encoding: 'utf8' },
  );
  const [, passed] = /^# pass (\d+)$/m.exec(stdout) ?? [];
  return { passed: Number(passed), output: stdout + stderr };
}

describe.each(versions)('the unit tests of the guides of %s', (version) => {
  it('pass', () => {
    const { passed, output } = runTests(version);
    expect(passed, output).toBe(COUNT);
  });
});

const broken: [string, { from: string; to: string }][] = [
  ['that takes any answer for a yes', { from: ' === true;', to: ';' }],
  [
    'that is ready too early',
    {
      from: 'export async function start() {',
      to: 'export async function start() {\n  await Lifecycle.ready();',
    },
  ],
  ['that does not stop', { from: "'inactive', stop", to: "'inactive', draw" }],
  [
    'that forgets to finish',
    { from: 'Lifecycle.finished().catch(console.warn);', to: '' },
  ],
  [
    'that is deaf to deep links',
    { from: 'screen.name = intent.action;', to: '' },
  ],
];

describe('the unit tests of the guides', () => {
  it.each(broken)('find an app %s', (_, { from, to }) => {
    const { passed, output } = runTests(versions[0] ?? '', (app) => {
      expect(app).toContain(from);
      return app.replace(from, to);
    });
    expect(passed, output).toBeLessThan(COUNT);
  });
});

/** The lines of all shell commands in a section. */
const readCommands = (page: string, id: string): readonly string[] =>
  readFences(page, id)
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code }) => code.split('\n'));

describe.each(versions)('the workflow of the guides of %s', (version) => {
  it('runs what the page says before', () => {
    const page = getGuide(`versioned_docs/version-${version}`, GUIDE);
    const { '.github/workflows/test.yml': workflow = '' } = readFiles(
      page,
      'in-your-ci',
    );
    const steps = [...workflow.matchAll(/- run: (.*)/g)].map(
      ([, command = '']) => command.replace(' --with-deps', ''),
    );
    const [install, ...commands] = steps;
    expect(install).toBe('npm ci');
    expect(commands).toEqual(
      [
        ...readCommands(page, 'unit-tests'),
        ...readCommands(page, 'browser-tests'),
      ].filter((line) => !line.startsWith('npm install')),
    );
    // YAML must be indented with spaces only.
    expect(workflow).not.toContain('\t');
  });
});

type Step = (fixtures: { page: unknown }) => Promise<void>;

/** Returns the options that a test passes to Mock Firebolt, and the page's calls. */
async function runMockSample(code: string): Promise<readonly string[][]> {
  const calls: string[][] = [];
  const steps: Step[] = [];
  const after: (() => void)[] = [];
  const test = Object.assign(
    (_: string, step: Step) => {
      steps.push(step);
    },
    {
      afterEach: (step: () => void) => {
        after.push(step);
      },
    },
  );
  const execFileSync = (...[program, args]: [string, string[]]): void => {
    calls.push([program, ...args]);
  };
  const page = {
    goto: (address: string) => calls.push(['goto', address]),
    getByText: (text: string) => text,
  };
  const expectText = (given: string | (() => Promise<void>)) => ({
    toBeVisible: () => calls.push(['see', String(given)]),
    toPass: () => (typeof given === 'function' ? given() : undefined),
  });
  const script = code.replace(/^import .*$/gm, '');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('test', 'expect', 'execFileSync', script)(
    test,
    expectText,
    execFileSync,
  );
  for (const step of steps) await step({ page });
  for (const step of after) step();
  return calls;
}

const withMock = versions.filter((version) => {
  const page = getGuide(`versioned_docs/version-${version}`, GUIDE);
  return fs.readFileSync(page, 'utf8').includes('{#with-mock-firebolt}');
});

describe.each(withMock)('the test with Mock Firebolt of %s', (version) => {
  it('opens the page, sends an event by a command of the server, and reverts', async () => {
    const folder = `versioned_docs/version-${version}`;
    const page = getGuide(folder, GUIDE);
    const { 'mock.spec.js': code = '' } = readFiles(page, 'with-mock-firebolt');
    const calls = await runMockSample(code);
    expect(calls).toEqual([
      ['goto', '/?mf=true'],
      [
        'node',
        'cli.mjs',
        '--event',
        expect.stringMatching(/^(?:\.\.\/){3}search\.event\.json$/),
      ],
      ['see', 'search'],
      ['node', 'cli.mjs', '--revert'],
    ]);
    const server = getGuide(folder, 'getting-started/local-development');
    const commands = fs.readFileSync(server, 'utf8');
    for (const [program, , option = ''] of calls) {
      if (program === 'node') {
        expect(commands).toContain(`node cli.mjs ${option}`);
      }
    }
  });
});

it('tests with Mock Firebolt are in the newest guide', () => {
  expect(withMock).toContain(versions[0]);
});
