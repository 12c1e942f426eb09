import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { writeProject, type Project } from './project';
import { getGuide, readFiles } from './sections';

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

/** Runs the unit tests of the page as a reader does. */
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
