import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { OfflineList } from '../../src/browser/offline/list';
import { anyOf, at } from './pick';
import { expect, plainTest as test } from './test';

test.use({ reuseContext: false });

/** The site as served, and what a test puts in its place. */
interface Host {
  /** With a slash at its end. */
  readonly url: string;
  /** Texts by path below the site; nothing is an address without a file. */
  readonly changes: Map<string, string | undefined>;
  isDown: boolean;
  /** Takes requests, and never answers. */
  isHanging: boolean;
  readonly server: Server;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
};

/** Hands on to the server of the site, unless the host is down. */
function createHost(site: URL): Promise<Host> {
  const changes: Host['changes'] = new Map();
  const host = { url: '', changes, isDown: false, isHanging: false };
  const server = createServer((request, response) => {
    if (host.isDown) {
      request.socket.destroy();
      return;
    }
    if (host.isHanging) return;
    const { url = '', headers } = request;
    const path = url.slice(site.pathname.length).replace(/[?#].*/, '');
    if (changes.has(path)) {
      const text = changes.get(path);
      const type = TYPES[/\w*$/.exec(path)?.[0] ?? ''] ?? 'text/html';
      response.writeHead(text === undefined ? 404 : 200, {
        'content-type': type,
        'cache-control': 'no-cache',
      });
      response.end(text ?? 'Not found');
      return;
    }
    send(new URL(url, site), { headers }, (answer) => {
      // As `.github/hosting` has it: else the browser guesses how long.
      response.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        'cache-control': 'no-cache',
      });
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      host.url = `http://localhost:${port}${site.pathname}`;
      resolve(Object.assign(host, { server }));
    });
  });
}

const readBuilt = (file: string): string =>
  fs.readFileSync(`build/${file}`, 'utf8');

const list = JSON.parse(readBuilt('offline.json')) as OfflineList;
const [newest, other] = list.versions;
const KEPT = newest?.name ?? '';

/** The list with few pages of each version: saving these takes a third of the time. */
const FEW = JSON.stringify({
  ...list,
  versions: list.versions.map(({ name, files }) => ({
    name,
    files: files.filter(
      ([path], i) => i === 0 || /(?:Device|quick-start-guide)\//.test(path),
    ),
  })),
});

/** How long a server has for a page, in the worker; for a test, a tenth of it. */
const PATIENCE = '5e3';

const GUIDE = 'docs/firebolt_docs/getting-started/quick-start-guide/';
const MODULE = 'docs/api/Device/';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Read offline' });

async function openDialog(page: Page): Promise<void> {
  await page.getByText('Actions', { exact: true }).click();
  await page.getByRole('button', { name: 'Read offline', exact: true }).click();
  await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
}

async function keepNewest(page: Page): Promise<void> {
  await openDialog(page);
  await page.getByRole('button', { name: `Save ${KEPT} (` }).click();
  await expect(dialog(page)).toContainText(`${KEPT} is saved.`, {
    timeout: 30_000,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );

const listCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => caches.keys());

/** Puts another text in the place of a note of the service worker. */
const writeNote = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    async ([root, file, content]) => {
      const cache = await caches.open(`offline ${root} note`);
      await cache.put(root + file, new Response(content));
    },
    [host.url, name, text] as const,
  );

/** Since when the site seems to be without service worker; never is zero. */
const readDoubt = (page: Page): Promise<number> =>
  page.evaluate(async (root) => {
    const note = await caches.match(`${root}offline-doubt-sw.js`);
    return Number((await note?.text()) ?? 0);
  }, host.url);

/** No answer at all, as without a network. */
function setDown(host: Host, isDown: boolean): void {
  host.isDown = isDown;
  host.server.closeAllConnections();
}

let host: Host;

test.beforeEach(async ({ baseURL }) => {
  host = await createHost(new URL(baseURL ?? ''));
});

test.afterEach(() => {
  host.server.closeAllConnections();
  host.server.close();
});

test('a version is kept on request, read offline, updated and removed', async ({
  page,
}) => {
  test.setTimeout(120_000);

  await test.step('nothing runs before the reader asks', async () => {
    await page.goto(host.url + MODULE);
    expect(await countWorkers(page)).toBe(0);
    await openDialog(page);
    expect(await countWorkers(page)).toBe(0);
    expect(await listCaches(page)).toEqual([]);
  });

  await test.step('the size is that of the files', async () => {
    const files = [...list.shared, ...(newest?.files ?? [])];
    const size = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
    await expect(
      page.getByRole('button', {
        name: `Save ${KEPT} (${(size / 1e6).toFixed(1)} MB)`,
      }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('keeps, and lists it as kept', async () => {
    await keepNewest(page);
    await expect(dialog(page)).toContainText(`${KEPT}: saved,`);
    await page.keyboard.press('Escape');
  });

  await test.step('reads pages, with links and without slashes', async () => {
    setDown(host, true);
    await page.goto(host.url + GUIDE);
    await expect(title(page)).toHaveText(/Quick start/);
    await anyOf(page.getByRole('main').getByRole('link')).waitFor();
    await page.goto(host.url + MODULE.replace(/\/$/, ''));
    await expect(page).toHaveURL(host.url + MODULE);
    await expect(title(page)).toHaveText('Device');
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: 'Account', exact: true })
      .click();
    await expect(title(page)).toHaveText('Account');
  });

  await test.step('searches', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('audio');
    await at(page.getByRole('option', { name: /Device.audio/ }), 0).click();
    await expect(page).toHaveURL(`${host.url + MODULE}#audio`);
  });

  await test.step('says what is not kept', async () => {
    await page.goto(`${host.url}docs/${other?.name ?? ''}/api/Device/`);
    await expect(title(page)).toHaveText('This page is not saved');
    await page.getByRole('link', { name: `Version ${KEPT}` }).click();
    await page.getByRole('main').getByRole('link', { name: 'Device' }).click();
    await expect(title(page)).toHaveText('Device');
    await page.getByRole('button', { name: `Version ${KEPT}` }).click();
    await page
      .locator('.navbar')
      .getByRole('link', { name: other?.name ?? '', exact: true })
      .click();
    await expect(page.getByRole('alert')).toContainText(
      `is not saved: you have ${KEPT}`,
    );
    await expect(title(page)).toHaveText('Device');
  });

  await test.step('online, a changed page shows at once', async () => {
    setDown(host, false);
    const changed = readBuilt(`${GUIDE}index.html`).replace(
      '</h1>',
      ' changed</h1>',
    );
    host.changes.set(GUIDE, changed);
    await page.goto(host.url + GUIDE);
    await expect(title(page)).toHaveText(/changed/);
  });

  await test.step('an update is offered, and taken', async () => {
    const text = host.changes.get(GUIDE) ?? '';
    const hash = await page.evaluate(async (content) => {
      const bytes = new TextEncoder().encode(content);
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      return Array.from(new Uint8Array(digest), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    }, text);
    const next = JSON.stringify(list).replace(
      new RegExp(`("${GUIDE}index\\.html",)"\\w+"`),
      `$1"${hash.slice(0, 16)}"`,
    );
    host.changes.set('offline.json', next);
    await page.goto(host.url + GUIDE);
    await page.getByRole('button', { name: 'Update (0.1 MB)' }).click();
    await expect(page.getByText('The saved pages are up to date.')).toBeVisible(
      { timeout: 20_000 },
    );
    setDown(host, true);
    await page.goto(host.url + GUIDE);
    await expect(title(page)).toHaveText(/changed/);
    setDown(host, false);
  });

  await test.step('removing leaves nothing', async () => {
    await page.goto(host.url + GUIDE);
    await openDialog(page);
    await page.getByRole('button', { name: `Remove ${KEPT}` }).click();
    await expect(dialog(page)).toContainText(`${KEPT} is removed.`);
    expect(await listCaches(page)).toEqual([]);
    expect(await countWorkers(page)).toBe(0);
  });
});

test('says why it could not keep a version, and keeps nothing of it', async ({
  page,
  context,
}) => {
  await page.goto(host.url + MODULE);
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(host.url).origin,
    quotaSize: 1_000_000,
  });
  await openDialog(page);
  const button = page.getByRole('button', { name: `Save ${KEPT} (` });
  await button.click();
  await expect(dialog(page)).toContainText('too little space', {
    timeout: 30_000,
  });
  expect(await listCaches(page)).toEqual([]);
  expect(await countWorkers(page)).toBe(0);

  await client.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(host.url).origin,
  });
  // Of another deployment than the list.
  host.changes.set(GUIDE, 'changed');
  await button.click();
  await expect(dialog(page)).toContainText(
    'The site has changed in the meantime.',
  );
  expect(await listCaches(page)).toEqual([]);
});

/** A worker that never asks the network again. */
const TRAP = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }));
});`;

test('no worker outlives what it is for', async ({ page }) => {
  test.setTimeout(90_000);
  host.changes.set('offline.json', FEW);

  await test.step('one that an older deployment left is replaced', async () => {
    host.changes.set('sw.js', TRAP);
    await page.goto(host.url + MODULE);
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
      await navigator.serviceWorker.ready;
    }, `${host.url}sw.js`);
    await page.goto(host.url + MODULE);
    await expect(title(page)).toHaveText('Old');
    host.changes.delete('sw.js');
    // Browsers look for a new worker a second after a page is opened.
    await page.goto(host.url + MODULE);
    await expect.poll(() => countWorkers(page)).toBe(0);
    await page.goto(host.url + MODULE);
    await expect(title(page)).toHaveText('Device');
  });

  await test.step('ours stays for one answer without it', async () => {
    await keepNewest(page);
    host.changes.set('sw.js', undefined);
    for (let i = 0; i < 2; i += 1) {
      await page.goto(host.url + MODULE);
      await expect.poll(() => readDoubt(page)).toBeGreaterThan(0);
    }
    expect(await countWorkers(page)).toBe(1);
    host.changes.delete('sw.js');
    await page.goto(host.url + MODULE);
    await expect.poll(() => readDoubt(page)).toBe(0);
  });

  await test.step('ours ends when the site has it no more for long', async () => {
    host.changes.set('sw.js', undefined);
    await page.goto(host.url + MODULE);
    await expect.poll(() => readDoubt(page)).toBeGreaterThan(0);
    await writeNote(
      page,
      'offline-doubt-sw.js',
      String(Date.now() - 7_200_000),
    );
    await page.goto(host.url + MODULE);
    await expect.poll(() => countWorkers(page)).toBe(0);
    expect(await listCaches(page)).toEqual([]);
  });
});

test('what cannot be read is nothing kept', async ({ page }) => {
  test.setTimeout(90_000);
  host.changes.set('offline.json', FEW);
  await page.goto(host.url + MODULE);
  await keepNewest(page);
  for (const text of ['{', 'null', '{"cache":"a","time":1,"list":{}}']) {
    await writeNote(page, 'offline-note', text);
    await page.goto(host.url + MODULE);
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await openDialog(page);
    await expect(
      page.getByRole('button', { name: `Save ${KEPT} (` }),
    ).toBeVisible();
  }
});

test('two dialogs lose no version', async ({ page, context }) => {
  test.setTimeout(90_000);
  host.changes.set('offline.json', FEW);
  await page.goto(host.url + MODULE);
  const second = await context.newPage();
  await second.goto(host.url + MODULE);
  await openDialog(second);
  await keepNewest(page);
  const name = other?.name ?? '';
  await second.getByRole('button', { name: `Save ${name} (` }).click();
  await expect(dialog(second)).toContainText(`${name} is saved.`, {
    timeout: 30_000,
  });
  await expect(dialog(second)).toContainText(`${KEPT}: saved,`);
});

test('a version that the site has no more stays, and can be removed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  host.changes.set('offline.json', FEW);
  await page.goto(host.url + MODULE);
  await keepNewest(page);
  const versions = list.versions.filter(({ name }) => name !== KEPT);
  host.changes.set('offline.json', JSON.stringify({ ...list, versions }));
  await page.reload();
  await openDialog(page);
  await expect(dialog(page)).toContainText('no longer on the site');
  await page.getByRole('button', { name: `Remove ${KEPT}` }).click();
  await expect(dialog(page)).toContainText(`${KEPT} is removed.`);
  expect(await listCaches(page)).toEqual([]);
});

test('a list of another shape says so', async ({ page }) => {
  await page.goto(host.url + MODULE);
  for (const text of ['[]', '{"shared":[1],"versions":[]}', 'no JSON']) {
    host.changes.set('offline.json', text);
    await openDialog(page);
    await expect(dialog(page)).toContainText('(offline.json) is broken');
    await page.keyboard.press('Escape');
    await page.reload();
  }
});

test('a server that does not answer is given up on', async ({ page }) => {
  test.setTimeout(90_000);
  host.changes.set('offline.json', FEW);
  const worker = readBuilt('sw.js');
  expect(worker.split(PATIENCE)).toHaveLength(2);
  host.changes.set('sw.js', worker.replace(PATIENCE, '500'));
  await page.goto(host.url + MODULE);
  await keepNewest(page);
  host.isHanging = true;
  await page.goto(host.url + GUIDE);
  await expect(title(page)).toHaveText(/Quick start/);
});
