import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Downloads, type Limits } from '../../.github/Downloads';

const LIMITS: Limits = {
  requestTime: 60_000,
  time: 60_000,
  fileSize: 2_000_000,
  size: 3_000_000,
};

const megabyte = Buffer.alloc(1e6).toString();

const answers: Readonly<Record<string, RequestListener>> = {
  '/a.js': (_, response) => response.end(megabyte),
  '/long.js': (_, response) => response.end(megabyte.repeat(3)),
  '/silent.js': () => undefined,
  '/slow.js': (_, response) => response.write('a'),
  '/moved.js': (_, response) =>
    response
      .writeHead(302, { location: `http://127.0.0.1:${port}/a.js` })
      .end(),
};

const server = createServer((request, response) => {
  answers[request.url ?? '']?.(request, response);
});
let port = 0;

beforeAll(() => {
  server.listen(0);
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const toUrl = (path: string): URL => new URL(`http://localhost:${port}${path}`);

it.each([
  ['/long.js', {}, 'more than 2 MB'],
  ['/silent.js', { requestTime: 50 }, 'aborted due to timeout'],
  ['/slow.js', { requestTime: 50 }, 'aborted due to timeout'],
  ['/moved.js', {}, 'another site'],
])('gives up %s with the limits %j: %s', async (path, limits, reason) => {
  const url = toUrl(path);
  const promise = new Downloads({ ...LIMITS, ...limits }).get(url);
  await expect(promise).rejects.toThrow(`${url.href}: can't be read (`);
  await expect(promise).rejects.toThrow(reason);
});

it('gives up when all files are too large', async () => {
  const downloads = new Downloads(LIMITS);
  for (let i = 0; i < 3; i++) {
    expect(await downloads.get(toUrl('/a.js'))).toHaveLength(1e6);
  }
  await expect(downloads.get(toUrl('/a.js'))).rejects.toThrow(
    'all files together have more than 3 MB',
  );
});

it('gives up when all files take too long', async () => {
  const downloads = new Downloads({ ...LIMITS, time: 0 });
  await expect(downloads.get(toUrl('/a.js'))).rejects.toThrow(
    'all files together take more than 0 s',
  );
});
