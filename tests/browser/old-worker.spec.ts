import fs from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, plainTest as test } from './test';
import { getTitle } from './reader';
import { getLink, getMain } from './roles';

test.use({ reuseContext: false });

interface Host {
  /** Ends with a slash. */
  readonly url: string;
  readonly server: Server;
  worker: string;
  isDown: boolean;
}

function createHost(site: URL, worker: string): Promise<Host> {
  const host = { worker, isDown: false };
  const server = createServer((request, response) => {
    if (host.isDown) {
      request.socket.destroy();
      return;
    }
    const { url = '', headers } = request;
    if (url === `${site.pathname}sw.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(host.worker);
      return;
    }
    send(new URL(url, site), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        'cache-control': 'no-store',
      });
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      const url = `http://localhost:${port}${site.pathname}`;
      resolve(Object.assign(host, { url, server }));
    });
  });
}

const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );

const listCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => caches.keys());

/** Registers the service worker as earlier deployments did. */
const register = (page: Page, root: string): Promise<void> =>
  page.evaluate(async (scope) => {
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope });
    await caches.open('of another site');
    await navigator.serviceWorker.ready;
  }, root);

let host: Host;

test.beforeEach(async ({ baseURL }) => {
  const old = fs.readFileSync('tests/fixtures/oldWorker.js', 'utf8');
  host = await createHost(new URL(baseURL ?? ''), old);
});

test.afterEach(() => {
  host.server.closeAllConnections();
  host.server.close();
});

test('the service worker of an earlier deployment goes, with all that it saved @engines', async ({
  page,
}) => {
  const address = `${host.url}docs/api/`;
  await page.goto(address);
  expect(await countWorkers(page)).toBe(0);
  await register(page, host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(await listCaches(page)).toHaveLength(3);
  host.isDown = true;
  await page.goto(address);
  await expect(getTitle(page)).toBeVisible();
  host.isDown = false;

  host.worker = fs.readFileSync('build/sw.js', 'utf8');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(address);
  await expect(getTitle(page)).toBeVisible();
  await expect.poll(() => countWorkers(page)).toBe(0);
  expect(await listCaches(page)).toEqual(['of another site']);
  // The page still works and hasn't been reloaded.
  await getLink(getMain(page), 'Device').click();
  await expect(getTitle(page)).toHaveText('Device');
  expect(loads).toBe(1);

  await page.goto(address);
  await expect(getTitle(page)).toBeVisible();
  const isControlled = (): boolean =>
    navigator.serviceWorker.controller !== null;
  expect(await page.evaluate(isControlled)).toBe(false);
  host.isDown = true;
  await expect(page.goto(address)).rejects.toThrow();
});
