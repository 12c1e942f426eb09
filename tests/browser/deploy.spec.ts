import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { saveData } from './faults';
import { expect, test } from './test';

/** Within the site, so that packages are found. */
const FOLDER = path.resolve('.cache/deploy');

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const run = promisify(execFile);

const FIRST = path.join(FOLDER, 'build');

async function buildFirst(): Promise<void> {
  fs.cpSync('tests/fixtures/deploy', FOLDER, { recursive: true });
  await run(process.execPath, [DOCUSAURUS, 'build', FOLDER, '--no-minify'], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
}

const getChunks = (folder: string): readonly string[] =>
  fs.readdirSync(path.join(folder, 'assets/js')).sort();

const reverse = (hash: string): string => Array.from(hash).reverse().join('');

/** The build with another text, so that each of its scripts has another name. */
function createSecond(): string {
  const folder = path.join(FOLDER, 'second');
  fs.cpSync(FIRST, folder, { recursive: true });
  const hashes = getChunks(folder).map((name) => name.split('.').at(-2) ?? '');
  const change = (text: string): string =>
    hashes.reduce(
      (changed, hash) => changed.replaceAll(hash, reverse(hash)),
      text.replaceAll('Version 1', 'Version 2'),
    );
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
    const file = path.join(folder, name);
    if (!/\.(?:html|js)$/.test(name)) continue;
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
    fs.renameSync(file, path.join(folder, change(name)));
  }
  return folder;
}

/** A host whose content is replaced as a whole. */
function createHost() {
  let root = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(root, pathname.replace(/\/$/, '/index.html'));
    const exists = fs.existsSync(file);
    const isPage = file.endsWith('.html');
    // Browsers ask for an icon that the fixture does not have.
    const isMissing = !exists && pathname !== '/favicon.ico';
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': isPage ? 'text/html' : 'text/javascript',
    });
    response.end(exists ? fs.readFileSync(file) : '');
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}/`;
  return {
    url,
    /** As the workflow does: keeps what is deployed, then replaces it. */
    async deploy(folder: string) {
      await run('npx', ['tsx', '.github/keepAssets.ts', folder, url]);
      root = folder;
    },
    stop: () => server.close(),
  };
}

test('an open tab survives a deployment, and its scripts go with the next', async ({
  page,
}) => {
  test.setTimeout(240_000);
  fs.rmSync(FOLDER, { recursive: true, force: true });
  await buildFirst();
  const second = createSecond();
  const firstChunks = getChunks(FIRST);
  const secondChunks = getChunks(second);
  expect(secondChunks).not.toEqual(firstChunks);
  const host = createHost();
  try {
    await host.deploy(FIRST);
    // Nothing is fetched ahead of the click.
    await saveData(page);
    await page.goto(host.url);
    await page.evaluate(() => {
      document.documentElement.dataset['tab'] = 'open';
    });

    await host.deploy(second);
    await page.getByRole('link', { name: 'Second' }).click();
    await expect(page.getByRole('heading')).toHaveText('Version 1');
    await expect(page.locator('html')).toHaveAttribute('data-tab', 'open');
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText('Version 2');

    expect(getChunks(second)).toEqual(
      [...new Set([...firstChunks, ...secondChunks])].sort(),
    );
    const third = path.join(FOLDER, 'third');
    fs.cpSync(FIRST, third, { recursive: true });
    fs.rmSync(path.join(third, 'assets/js'), { recursive: true });
    fs.mkdirSync(path.join(third, 'assets/js'));
    await host.deploy(third);
    expect(getChunks(third)).toEqual(secondChunks);
  } finally {
    host.stop();
  }
});
