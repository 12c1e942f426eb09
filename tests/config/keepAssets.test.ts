import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What a deployed site answers, by path. */
type Answers = Readonly<Record<string, { status: number; body: string }>>;

interface Run {
  readonly output: string;
  readonly files: readonly string[];
}

/** Runs the script with a build of one asset, `assets/b.js`. */
async function keepAssets(answers: Answers): Promise<Run> {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  fs.mkdirSync(path.join(build, 'assets'));
  fs.writeFileSync(path.join(build, 'assets/b.js'), 'b');
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404, body: '' };
    response.writeHead(answer.status).end(answer.body);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [
          '--require',
          'tsx/cjs',
          '.github/keepAssets.ts',
          build,
          `http://localhost:${port}/`,
        ],
        (_, stdout, stderr) => {
          resolve((stdout + stderr).replaceAll(String(port), 'PORT').trim());
        },
      );
    });
    const files = fs
      .readdirSync(build, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(build, name)).isFile())
      .sort();
    return { output, files };
  } finally {
    server.close();
    fs.rmSync(build, { recursive: true });
  }
}

const found = (body: string) => ({ status: 200, body });

it('keeps nothing of a site that is not deployed yet', async () => {
  expect(await keepAssets({})).toEqual({
    output: 'kept 0 assets of http://localhost:PORT/',
    files: ['assets.json', 'assets/b.js'],
  });
});

it('keeps what the build lacks', async () => {
  const { files } = await keepAssets({
    '/assets.json': found('["assets/b.js","assets/js/a.js"]'),
    '/assets/js/a.js': found('a'),
  });
  expect(files).toEqual(['assets.json', 'assets/b.js', 'assets/js/a.js']);
});

it.each([
  '["../a.js"]',
  '["assets/../../a.js"]',
  '["/etc/a.js"]',
  '["https://attacker.example/a.js"]',
  '["assets/.htaccess"]',
  '{}',
])('writes nothing for the list %s', async (list) => {
  expect(await keepAssets({ '/assets.json': found(list) })).toEqual({
    output:
      'http://localhost:PORT/assets.json: is not a list of assets. Look what is deployed there.',
    files: ['assets/b.js'],
  });
});

it('fails when the site does not answer', async () => {
  const { output } = await keepAssets({
    '/assets.json': { status: 500, body: '' },
  });
  expect(output).toBe(
    'http://localhost:PORT/assets.json: cannot be read (Error: answers 500). Run the deployment again.',
  );
});
