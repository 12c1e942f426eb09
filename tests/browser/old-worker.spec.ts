import fs from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, freshTest as test } from './test';
import { getTitle } from './reader';
import { getLink, getMain } from './roles';

let server: Server;
/** Ends with a slash. */
let root = '';
let worker = '';
let isDown = false;

test.beforeEach(async ({ baseURL }) => {
  const site = new URL(baseURL ?? '');
  worker = fs.readFileSync('tests/fixtures/oldWorker.js', 'utf8');
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (isDown) request.socket.destroy();
    else if (url === `${site.pathname}sw.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(worker);
    } else {
      send(new URL(url, site), { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, {
          ...answer.headers,
          'cache-control': 'no-store',
        });
        answer.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  root = `http://localhost:${port}${site.pathname}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );

const listCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => caches.keys());

/** Registers the service worker as earlier deployments did. */
const register = (page: Page): Promise<void> =>
  page.evaluate(async (scope) => {
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope });
    await caches.open('of another site');
    await navigator.serviceWorker.ready;
  }, root);

test('the service worker of an earlier deployment goes, with all that it saved @engines', async ({
  page,
}) => {
  const address = `${root}docs/api/`;
  await page.goto(address);
  expect(await countWorkers(page)).toBe(0);
  await register(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(await listCaches(page)).toHaveLength(3);
  isDown = true;
  await page.goto(address);
  await expect(getTitle(page)).toBeVisible();
  isDown = false;

  worker = fs.readFileSync('build/sw.js', 'utf8');
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
  isDown = true;
  await expect(page.goto(address)).rejects.toThrow();
});
