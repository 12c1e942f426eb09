import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import versions from '../../versions.json';
import { writeProject } from '../guides/project';
import { getGuide, readFiles } from '../guides/sections';

const GUIDE = 'getting-started/automated-tests';

/** Versions whose pages differ here. */
const [newest = '', ...older] = versions;
const oldest = older.at(-1) ?? '';

/** The app of the page, and a page that starts it. */
function buildApp(folder: string): string {
  const files = readFiles(getGuide(folder, GUIDE), 'introduction');
  const main = "import { start } from './app.js';\nstart();\n";
  const project = writeProject(folder, { ...files, 'main.js': main });
  try {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(project.folder, 'main.js')],
      bundle: true,
      format: 'esm',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  } finally {
    project.remove();
  }
}

type Step = (fixtures: { page: Page }) => Promise<void>;

interface Written {
  readonly before: readonly Step[];
  readonly tests: readonly (readonly [name: string, step: Step])[];
}

/** The tests of the page, as its code registers them. */
function readTests(folder: string): Written {
  const { 'app.spec.js': code = '' } = readFiles(
    getGuide(folder, GUIDE),
    'browser-tests',
  );
  const before: Step[] = [];
  const tests: [string, Step][] = [];
  const collect = Object.assign(
    (name: string, step: Step) => tests.push([name, step]),
    { beforeEach: (step: Step) => before.push(step) },
  );
  // Playwright finds no file for code that comes as text, so we register it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('test', 'expect', code.replace(/^import .*$/m, ''))(
    collect,
    expect,
  );
  return { before, tests };
}

test.use({ baseURL: 'http://app.test/' });

for (const version of [newest, oldest]) {
  const folder = `versioned_docs/version-${version}`;
  const { before, tests } = readTests(folder);
  for (const [name, step] of tests) {
    test(`${version}, as the guide writes it: ${name}`, async ({ page }) => {
      const app = buildApp(folder);
      await page.route('http://app.test/**', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: app })
          : route.fulfill({
              contentType: 'text/html',
              body: '<body><script type="module" src="/app.js"></script>',
            }),
      );
      for (const first of before) await first({ page });
      await step({ page });
    });
  }
}
