import fs from 'node:fs';
import type { AppFiles } from '../../src/plugins/pipeline/appFiles';
import type { Page } from '@playwright/test';
import {
  BUNDLES,
  CHUNKS,
  isHome,
  openApp,
  refuseStorage,
  replaceDefaultExport,
  saveData,
  waitForApp,
} from './faults';
import { expect, plainTest as test } from './test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'did not load' });

/**
 * A host that serves `index.html` as such, and our own scripts lost: core then
 * starts the app without the page's chunks, and the loader has to show.
 */
async function serveUnprepared(page: Page): Promise<string> {
  await saveData(page);
  await page.route('**/js/resilience.js', (route) => route.abort());
  const html = fs.readFileSync('build/index.html', 'utf8');
  const [files, data = ''] =
    /<script type="application\/json" id="app-files">(.*?)<\/script>/.exec(
      html,
    ) ?? [''];
  const { scripts } = JSON.parse(data) as AppFiles;
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  await page.route('**/firebolt-documentation/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace(files, '').replace('</body>', `${tags}</body>`),
    }),
  );
  return 'index.html';
}

test('a page that loads shows a spinner after 200 ms, then the page', async ({
  page,
}) => {
  await page.clock.install();
  const path = await serveUnprepared(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    const body = await (await route.fetch()).text();
    if (isHome(body)) await released;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  // The load event waits for the chunk.
  await page.goto(path, { waitUntil: 'commit' });
  await waitForApp(page);
  const spinner = page.getByText('Loading…');
  await expect(heading(page)).toHaveCount(0);
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(spinner).toBeVisible();
  release();
  await page.clock.resume();
  await expect(heading(page)).toHaveText('Firebolt');
  await expect(spinner).toHaveCount(0);
});

test('a page that fails to load says why, and Retry shows it', async ({
  page,
}) => {
  const path = await serveUnprepared(page);
  let isBroken = true;
  await page.route(CHUNKS, async (route) => {
    const body = await (await route.fetch()).text();
    const fails = isBroken && isHome(body);
    await (fails
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body }));
  });
  await page.goto(path);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not load.');
  await expect(alert).toContainText(/Loading chunk .* failed/);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(alert).toContainText('This page did not load.');
  isBroken = false;
  await retry.click();
  await expect(heading(page)).toHaveText('Firebolt');
  await expect(alert).toHaveCount(0);
});

test('a first load without its chunks reads, says so, and Retry recovers', async ({
  page,
}) => {
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto('');
  await expect(banner(page)).toContainText(/\w+\.\w+\.js/);
  await expect(heading(page)).toHaveText('Firebolt');
  await expect(page.getByText('One JavaScript API')).toBeVisible();
  await page.unroute(CHUNKS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await waitForApp(page);
  await expect(banner(page)).toHaveCount(0);
});

test('a chunk that throws says so too', async ({ page }) => {
  await page.route(CHUNKS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'oops(' }),
  );
  await page.goto('');
  await expect(banner(page)).toBeVisible();
});

test('a lost main bundle leaves a page that reads and says so', async ({
  page,
}) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto('docs/api/Device/');
  await expect(banner(page)).toContainText(/runtime~main\.\w+\.js/);
  await expect(heading(page)).toHaveText('Device');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Keyboard', exact: true })
    .click();
  await expect(heading(page)).toHaveText('Keyboard');
});

test('the banner needs no storage', async ({ page }) => {
  await refuseStorage(page);
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto('docs/api/Device/');
  await expect(banner(page)).toBeVisible();
});

test('a page that loads shows no banner', async ({ page }) => {
  await openApp(page, 'docs/api/Device/');
  await expect(banner(page)).toHaveCount(0);
});

test.describe('an app that crashes as a whole', () => {
  // It never says that it is ready.
  test.use({ startsApp: false });

  test('a page module without a default export raises an error that says so', async ({
    page,
  }) => {
    await replaceDefaultExport(page, (name) => `other:()=>${name}`);
    await page.goto('');
    await page.mouse.move(1, 1);
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('alert')).toContainText(
      "/firebolt-documentation/ doesn't have a default export.",
    );
  });
});
