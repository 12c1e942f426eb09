import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import versions from '../../versions.json';
import { findBrowser } from '../findBrowser';
import { linkPackage } from '../guides/bundlers';
import { writeProject } from '../guides/project';
import { getGuide, readFiles } from '../guides/sections';
import { findPort } from '../ports';
import { expect, plainTest as test } from './test';

const GUIDE = 'getting-started/automated-tests';

/** The packages that the guide installs, with the dependencies of Playwright and npx. */
const PACKAGES = [
  '@playwright/test',
  'playwright',
  'playwright-core',
  'esbuild',
  '.bin/esbuild',
];

/** The newest and the oldest version have different guides. */
const ENDS = [...versions.slice(0, 1), ...versions.slice(-1)];

const run = promisify(execFile);

for (const version of ENDS) {
  test(`${version}: the browser tests of the guide pass`, async () => {
    const folder = `versioned_docs/version-${version}`;
    const page = getGuide(folder, GUIDE);
    const files = {
      ...readFiles(page, 'introduction'),
      ...readFiles(page, 'unit-tests'),
      ...readFiles(page, 'browser-tests'),
    };
    const executablePath = process.env.BROWSER_PATH ?? findBrowser();
    const launch = JSON.stringify({ executablePath, args: ['--no-sandbox'] });
    const project = writeProject(folder, {
      ...files,
      // Another test may use the guide's port.
      'playwright.config.js': (files['playwright.config.js'] ?? '')
        .replaceAll('8000', String(await findPort()))
        .replace('use: {', `use: { launchOptions: ${launch},`),
    });
    try {
      for (const name of PACKAGES) linkPackage(project, name);
      const { stdout } = await run(
        process.execPath,
        ['node_modules/@playwright/test/cli.js', 'test'],
        { cwd: project.folder },
      );
      expect(stdout).toContain('2 passed');
    } finally {
      project.remove();
    }
  });
}
