import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const SITE = 'tests/fixtures/faultySite';

/** Output and exit code of a build of the tiny site with one fault. */
function buildWith(fault: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['docusaurus', 'build', SITE, '--no-minify'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        FAULT: fault,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  return { status, output: stdout + stderr };
}

test.each([
  [
    'an unknown type of navbar item',
    'navbarType',
    'Bad navbar item type docsVersionDropdwon',
  ],
  [
    'an unknown sidebar in the navbar',
    'navbarSidebar',
    `Can't find any sidebar with id "guides"`,
  ],
  [
    'an unknown page in the navbar',
    'navbarDoc',
    `couldn't find any doc with id "paeg"`,
  ],
  [
    'an unknown page in a sidebar',
    'sidebarDoc',
    'These sidebar document ids do not exist',
  ],
  [
    'a redirect to an unknown page',
    'redirect',
    '/docs/old/: leads to /docs/paeg/, which does not exist.',
  ],
  [
    'an inline script',
    'inline',
    'unknown inline script "track("a page")". Move it into a file that the page loads, or name it in src/plugins/checks/csp/knownScripts.ts.',
  ],
])('%s stops the build', { timeout: 300_000 }, (_, fault, message) => {
  const { status, output } = buildWith(fault);
  expect(output).toContain(message);
  expect(status).toBe(1);
});
