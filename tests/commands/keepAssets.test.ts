import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder';
import { listFiles } from '../../src/plugins/shared/listFiles';

/** Responses of the deployed site, by path. */
type Answers = Readonly<
  Record<
    string,
    {
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  >
>;

interface Run {
  readonly output: string;
  readonly files: readonly string[];
}

const folder = makeFolder('keep-assets');
const SCRIPT = path.join(folder, 'keepAssets.cjs');

// Compile the script once; otherwise, Node.js would compile it for each run.
buildSync({
  entryPoints: ['.github/keepAssets.ts'],
  bundle: true,
  platform: 'node',
  outfile: SCRIPT,
});

/** Runs the script with a build of one asset, `assets/b.js`, and other files. */
async function keepAssets(
  answers: Answers,
  others: readonly string[] = [],
  base = '/',
): Promise<Run> {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  fs.mkdirSync(path.join(build, 'assets'));
  for (const name of ['assets/b.js', ...others]) {
    fs.writeFileSync(path.join(build, name), name);
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404, body: '' };
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [SCRIPT, build, `http://localhost:${port}${base}`],
        (_, stdout, stderr) => {
          resolve(
            (stdout + stderr)
              .replaceAll(String(port), 'PORT')
              .replaceAll(build, 'BUILD')
              .trim(),
          );
        },
      );
    });
    const files = listFiles(build);
    return { output, files };
  } finally {
    server.close();
    fs.rmSync(build, { recursive: true });
  }
}

const found = (body: string) => ({ status: 200, body });

const page = {
  ...found('<h1>Not found</h1>'),
  headers: { 'content-type': 'text/html; charset=utf-8' },
};

const NO_LIST =
  "http://localhost:PORT/assets.json: isn't a list of assets. Check the deployment at this URL.";

it('keeps nothing of a site that is not deployed yet', async () => {
  expect(await keepAssets({})).toEqual({
    output: 'Kept 0 assets from http://localhost:PORT/',
    files: ['assets.json', 'assets/b.js'],
  });
});

it('takes the URL of the site without its final slash, too', async () => {
  const answers = {
    '/docs/assets.json': found('["assets/a.js"]'),
    '/docs/assets/a.js': found('a'),
  };
  const { output } = await keepAssets(answers, [], '/docs');
  expect(output).toBe('Kept 1 assets from http://localhost:PORT/docs');
  expect((await keepAssets({}, [], ':no')).output).toMatch(/isn't a URL/);
});

it('keeps what the build lacks', async () => {
  const { files } = await keepAssets({
    '/assets.json': found('["assets/b.js","assets/a b@2 #1.pdf"]'),
    '/assets/a%20b%402%20%231.pdf': found('a'),
  });
  expect(files).toEqual(['assets.json', 'assets/a b@2 #1.pdf', 'assets/b.js']);
});

it.each([
  '["../a.js"]',
  '["assets/../../a.js"]',
  '["/etc/a.js"]',
  '["https://attacker.example/a.js"]',
  '["assets/.htaccess"]',
  '{}',
  'Not found',
])('writes nothing for the list %s', async (list) => {
  expect(await keepAssets({ '/assets.json': found(list) })).toEqual({
    output: NO_LIST,
    files: ['assets/b.js'],
  });
});

it('refuses a list without end', async () => {
  const names = Array.from({ length: 5001 }, (_, i) => `assets/${i}.js`);
  const list = found(JSON.stringify(names));
  const { output } = await keepAssets({ '/assets.json': list });
  expect(output).toBe(NO_LIST);
});

it('takes a page for an answer that there is no such file', async () => {
  expect(await keepAssets({ '/assets.json': page })).toEqual({
    output: 'Kept 0 assets from http://localhost:PORT/',
    files: ['assets.json', 'assets/b.js'],
  });
  expect(
    await keepAssets({
      '/assets.json': found('["assets/a.js", "assets/c.js"]'),
      '/assets/a.js': page,
      '/assets/c.js': found('c'),
    }),
  ).toEqual({
    output: 'Kept 1 assets from http://localhost:PORT/',
    files: ['assets.json', 'assets/b.js', 'assets/c.js'],
  });
});

it('refuses a build that has not ended', async () => {
  expect(await keepAssets({}, ['.unfinished'])).toEqual({
    output:
      'BUILD/.unfinished: the build was interrupted or is still running, so this folder may contain pages from different builds. Run `npm run build` and let it finish.',
    files: ['.unfinished', 'assets/b.js'],
  });
});

it('fails when the site does not answer', async () => {
  const { output } = await keepAssets({
    '/assets.json': { status: 500, body: '' },
  });
  expect(output).toBe(
    "http://localhost:PORT/assets.json: can't be read (status 500). Check the deployment at this URL, or run the workflow again.",
  );
});
