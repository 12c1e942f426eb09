import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import { parseFences } from '../../src/text/parseFences';
import versions from '../../versions.json';
import { getDocument } from '../content/versions';
import { parseSections } from '../content/sections';
import { bundleSdk } from '../guides/project';
import { getGuide, readFiles } from '../guides/sections';
import { writeFiles } from '../writeFiles';
import { readJson } from '../readJson';
import { expect, plainTest as test } from './test';

const GUIDE = 'getting-started/quick-start-guide';

/** Ways to get the package; pages show the commands and files for each. */
const WAYS = [
  { version: versions[0], way: 'npm' },
  { version: versions[0], way: 'distributor' },
  { version: versions[versions.length - 1], way: 'distributor' },
] as const;

function readWay(page: string, way: string) {
  const text = fs.readFileSync(page, 'utf8');
  const section = parseSections(text).get('installing-firebolt') ?? '';
  const panel = section
    .split(`<TabItem value="${way}"`)[1]
    ?.split('</TabItem>');
  if (!panel?.[0]) throw new Error(`${page}: no panel "${way}"`);
  const fences = parseFences(panel[0]);
  const find = (language: string): readonly string[] =>
    fences.filter((one) => one.language === language).map(({ code }) => code);
  const [install = '', serve = ''] = find('bash');
  return { install, serve, html: find('html')[0] ?? '', sees: find('text')[0] };
}

/** Returns the package's file in the import map, or that of the first releases. */
const getEntry = (html: string): string =>
  /node_modules\/@firebolt-js\/sdk\/([^"]+)/.exec(html)?.[1] ??
  'dist/firebolt.js';

/** Creates a distributor's package, with declarations and a simulated SDK. */
function pack(folder: string, version: string, entry: string): void {
  writeFiles(path.join(folder, 'package'), {
    'package.json': JSON.stringify({
      name: '@firebolt-js/sdk',
      version,
      main: entry,
      types: './dist/firebolt.d.ts',
    }),
    [entry]: bundleSdk(`versioned_docs/version-${version}`),
    'dist/firebolt.d.ts': printDeclarations(getDocument(version)),
  });
  const name = `firebolt-js-sdk-${version}.tgz`;
  execFileSync('tar', ['-czf', name, 'package'], { cwd: folder });
}

/** Makes a command install the project's own copy of the release, not the registry's. */
const fromHere = (command: string): string =>
  command.replace(/@firebolt-js\/sdk@(\S+)/, (_, version: string) => {
    const folder = path.resolve('node_modules/@firebolt-js/sdk');
    const own = readJson(path.join(folder, 'package.json')) as {
      version: string;
    };
    expect(version).toBe(own.version);
    return `--install-links ${folder}`;
  });

for (const { version = '', way } of WAYS) {
  test(`${version}: the first app runs with the package from ${way}`, async ({
    page,
  }) => {
    const guide = getGuide(`versioned_docs/version-${version}`, GUIDE);
    const { install, serve, html, sees } = readWay(guide, way);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-app-'));
    const { 'app.js': app = '' } = readFiles(guide, 'run-a-complete-first-app');
    fs.writeFileSync(path.join(folder, 'app.js'), app);
    fs.writeFileSync(path.join(folder, 'index.html'), html);
    if (way === 'distributor') pack(folder, version, getEntry(html));
    for (const line of install.split('\n')) {
      execFileSync(fromHere(`${line} --offline --ignore-scripts`), {
        cwd: folder,
        shell: true,
        stdio: 'pipe',
      });
    }
    const [command = '', ...args] = serve.replace(/^npx /, '').split(' ');
    const server = spawn(path.resolve('node_modules/.bin', command), args, {
      cwd: folder,
    });
    try {
      const address = /http:\/\/127\S+/;
      let printed = '';
      while (!address.test(printed)) {
        const [text] = (await once(server.stderr, 'data')) as [Buffer];
        printed += text.toString();
      }
      await page.goto(address.exec(printed)?.[0] ?? '');
      await expect(page.locator('pre')).toHaveText(sees ?? 'nothing');
    } finally {
      server.kill();
      fs.rmSync(folder, { recursive: true });
    }
  });
}
