import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findAll } from '../findAll';
import versions from '../../versions.json';
import { writeProject } from './project';
import { getGuide, readFences, readFiles } from './sections';

const GUIDE = 'getting-started/automated-tests';
const COUNT = 5;

const getFolder = (version: string): string =>
  `versioned_docs/version-${version}`;

const getPage = (version: string): string =>
  getGuide(getFolder(version), GUIDE);

/** Runs the page's unit tests as a reader would, and returns how many pass. */
function runTests(version: string, from = '', to = '') {
  const page = getPage(version);
  const { 'app.js': app = '' } = readFiles(page, 'introduction');
  expect(app).toContain(from);
  const project = writeProject(getFolder(version), {
    ...readFiles(page, 'unit-tests'),
    'app.js': app.replace(from, to),
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap'],
    { cwd: project.folder, encoding: 'utf8' },
  );
  project.remove();
  const [, passed] = /^# pass (\d+)$/m.exec(stdout) ?? [];
  return { passed: Number(passed), output: stdout + stderr };
}

it.each(versions)('the unit tests of the guides of %s pass', (version) => {
  const { passed, output } = runTests(version);
  expect(passed, output).toBe(COUNT);
});

const START = 'export async function start() {';

it.each([
  ['that takes any answer for a yes', ' === true;', ';'],
  ['that is ready too early', START, `${START}\n  await Lifecycle.ready();`],
  ['that does not stop', "'inactive', stop", "'inactive', draw"],
  ['that forgets to finish', 'Lifecycle.finished().catch(console.warn);', ''],
  ['that is deaf to deep links', 'screen.name = intent.action;', ''],
])('the unit tests of the guides find an app %s', (_, from, to) => {
  const { passed, output } = runTests(versions[0] ?? '', from, to);
  expect(passed, output).toBeLessThan(COUNT);
});

/** The lines of all shell commands in a section. */
const readCommands = (page: string, id: string): readonly string[] =>
  readFences(page, id)
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code }) => code.split('\n'));

it.each(versions)(
  'the workflow of the guides of %s runs what the page says before',
  (version) => {
    const page = getPage(version);
    const { '.github/workflows/test.yml': workflow = '' } = readFiles(
      page,
      'in-your-ci',
    );
    const steps = findAll(workflow, /- run: (.*)/g).map((command) =>
      command.replace(' --with-deps', ''),
    );
    const commands = ['unit-tests', 'browser-tests']
      .flatMap((id) => readCommands(page, id))
      .filter((line) => !line.startsWith('npm install'));
    expect(steps).toEqual(['npm ci', ...commands]);
    // YAML must be indented with spaces only.
    expect(workflow).not.toContain('\t');
  },
);

const withMock = versions.filter((version) =>
  fs.readFileSync(getPage(version), 'utf8').includes('{#with-mock-firebolt}'),
);

it.each(withMock)(
  'the test with Mock Firebolt of %s opens the page, sends an event by a command of the server, and reverts',
  (version) => {
    const page = getPage(version);
    const files = readFiles(page, 'with-mock-firebolt');
    const { 'mock.spec.js': code = '', ...others } = files;
    expect(code).toContain("page.goto('/?mf=true')");
    const [, cli = ''] = /'node', \['(.*?)', \.\.\.args\]/.exec(code) ?? [];
    const [, folder = ''] = /^const CLI = '(.*)';$/m.exec(code) ?? [];
    const calls = findAll(code, /\bmock\('(--\w+)'/g);
    expect(calls).toEqual(['--revert', '--event']);
    const [, event = ''] = /'--event', '(.*?)'/.exec(code) ?? [];
    expect(Object.keys(others)).toContain(path.posix.join(folder, event));
    const server = getGuide(
      getFolder(version),
      'getting-started/local-development',
    );
    const commands = fs.readFileSync(server, 'utf8');
    for (const call of calls) expect(commands).toContain(`node ${cli} ${call}`);
  },
);

it('tests with Mock Firebolt are in the newest guide', () => {
  expect(withMock).toContain(versions[0]);
});
