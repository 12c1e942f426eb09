import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expect, test } from './test';

// It has no app, and its first page leads on at once.

let folder = '';

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  const zip = new Uint8Array(fs.readFileSync('build/docs/offline.zip'));
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
});

test.afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

test('opens from a disk, with its styles and menus', async ({ page }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) failed.push(request.url());
  });
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await page.waitForURL('**/docs/api/index.html');
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('button', { name: /search/i })).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'Device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Device');
  // What runs samples is not in the archive.
  const run = page.locator('[data-control=run]');
  expect(await run.count()).toBeGreaterThan(0);
  await expect(run.filter({ visible: true })).toHaveCount(0);
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-theme');
  await page.getByRole('button', { name: /mode/i }).click();
  await expect(mode).not.toHaveAttribute('data-theme', before ?? '');
  expect(failed).toEqual([]);
});
