import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../writeFiles';
import { makeFolder } from '../makeFolder';
import { findPort } from '../ports';
import { bundleCommand } from './bundleCommand';

const BASE = '/firebolt-documentation/';
const COMMAND = ['--import', 'tsx', 'src/commands/serve/run.ts'];

const folder = writeFiles(makeFolder('serve'), {
  'index.html': 'home',
  '404.html': 'lost',
  'docs/api/index.html': 'api',
  'docs/0.6.1/index.html': 'older',
  'img/a.svg': '<svg/>',
});

const run = bundleCommand('src/commands/serve/run.ts');

describe('npm run serve', () => {
  let server: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    const port = await findPort();
    origin = `http://localhost:${String(port)}`;
    const args = ['--dir', folder, '--port', String(port), '--no-open'];
    server = spawn(process.execPath, [...COMMAND, ...args]);
    if (server.stdout) await once(server.stdout, 'data');
  });

  afterAll(() => {
    server.kill();
  });

  const ask = async (address: string) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const { status, headers } = response;
    return [status, headers.get('location') ?? (await response.text())];
  };

  it.each([
    ['the home page', BASE, 200, 'home'],
    ['a page', `${BASE}docs/api/`, 200, 'api'],
    ['a folder with dots', `${BASE}docs/0.6.1/`, 200, 'older'],
    ['a file', `${BASE}img/a.svg`, 200, '<svg/>'],
    ['no page', `${BASE}nope/`, 404, 'lost'],
    ['a folder without a page', `${BASE}img/`, 404, 'lost'],
    ['a name that is too long', `${BASE}${'a'.repeat(300)}`, 404, 'lost'],
    ['a path that is too long', `${BASE}${'a/'.repeat(3000)}`, 404, 'lost'],
    ['a slash that is escaped', `${BASE}docs%2fapi%2F`, 404, 'lost'],
    ['an address outside the site', '/else/', 302, BASE],
    ['no slash', `${BASE}docs/api?a=b`, 302, `${BASE}docs/api/?a=b`],
    ['no slash after dots', `${BASE}docs/0.6.1`, 302, `${BASE}docs/0.6.1/`],
    ['index.html', `${BASE}docs/api/index.html?a`, 302, `${BASE}docs/api/?a`],
    ['index', `${BASE}docs/api/index`, 302, `${BASE}docs/api/`],
    ['index.html of the home page', `${BASE}index.html`, 302, BASE],
  ])('%s', async (_, address, status, text) => {
    expect(await ask(address)).toEqual([status, text]);
  });

  it('answers what no address can be, and goes on', async () => {
    for (const address of [`${BASE}%E0%A4%A`, '//']) {
      const [status] = await ask(address);
      expect(status).toBe(400);
    }
    expect(await ask(BASE)).toEqual([200, 'home']);
  });

  it('answers GET and HEAD alone', async () => {
    const ask = (method: string) => fetch(origin + BASE, { method });
    expect((await ask('HEAD')).status).toBe(200);
    const { status, headers } = await ask('POST');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('refuses', () => {
  const unfinished = writeFiles(makeFolder('unfinished'), {
    '.unfinished': '',
  });

  it.each([
    [
      'a build that has not ended',
      ['--dir', unfinished],
      `${unfinished}/.unfinished: the build was interrupted or is still running, so this folder may contain pages from different builds. Run \`npm run build\` and let it finish.`,
    ],
    [
      'a folder without a site',
      ['--dir', 'src'],
      'src: no built site found. Run `npm run build` first.',
    ],
    ['an unknown option', ['--prot', '1'], "Unknown option '--prot'"],
    ['a port that is no number', ['--port', 'abc'], 'abc: not a port.'],
    [
      'an unknown host',
      ['--dir', folder, '--host', 'a.invalid'],
      'getaddrinfo',
    ],
  ])('%s', async (_, args, message) => {
    const { status, output } = await run(...args);
    expect(output.slice(0, message.length)).toBe(message);
    expect(status).toBe(1);
  });

  it('a port that is in use', async () => {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // A site may lack a home page.
    const dir = writeFiles(makeFolder('no-home'), { '404.html': 'lost' });
    const result = await run('--dir', dir, '--port', String(port));
    server.close();
    expect(result).toEqual({
      status: 1,
      output: `[ERROR] Something is already running on port ${String(port)}.`,
    });
  });
});
