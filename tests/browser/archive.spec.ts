import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { anyOf, at } from './pick';
import { settle } from './settle';
import { expect, test as base, step } from './test';
import { writeFiles } from '../writeFiles';
import { getTitle } from './reader';
import {
  EXACT,
  getButton,
  getDialog,
  getLink,
  getMain,
  getOptions,
} from './roles';

const ONLINE = 'https://rdkcentral.github.io/firebolt-documentation/';

let folder = '';

base.beforeAll(() => {
  // Folders on a reader's disk can have names with spaces and non-ASCII letters.
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-')), 'a ü');
  const zip = new Uint8Array(fs.readFileSync('build/docs/offline.zip'));
  writeFiles(folder, unzipSync(zip));
});

base.afterAll(() => {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** A test that also fails if a page requests a file that isn't in the archive. */
const test = base.extend<{ onDiskOnly: undefined }>({
  onDiskOnly: [
    async ({ page }, use) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (/^(?:https?|wss?):/.test(request.url()))
          requests.push(request.url());
      });
      page.on('requestfailed', (request) => requests.push(request.url()));
      await use(undefined);
      expect(requests).toEqual([]);
    },
    { auto: true },
  ],
});

const openFile = async (page: Page, file: string): Promise<void> => {
  await page.goto(pathToFileURL(path.join(folder, file)).href);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
};

test('begins with the overview, whose links lead on @engines', async ({
  page,
}) => {
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await page.waitForURL('**/docs/api/index.html');
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await getLink(getMain(page), 'Device').click();
  await expect(getTitle(page)).toHaveText('Device');
  const logo = anyOf(page.locator('.navbar__logo img'));
  await expect(logo).toHaveJSProperty('complete', true);
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  await step('says once that its tools need the site', async () => {
    const main = getMain(page);
    const note = main.getByRole('note').filter({ hasText: 'from an archive' });
    await expect(note).toContainText(
      'Samples, the playground, and other tools work only on the site',
    );
    await expect(note.getByRole('link')).toHaveAttribute(
      'href',
      `${ONLINE}docs/api/Device/`,
    );
    await expect(getButton(main, 'Run')).toHaveCount(0);
    await expect(page.getByText('Actions', { exact: true })).toHaveCount(0);
    await expect(at(getLink(main, 'Run online'), 0)).toHaveAttribute(
      'href',
      `${ONLINE}docs/api/Device/#audio`,
    );
  });
  await getLink(page, 'Home page').click();
  await page.waitForURL('**/docs/api/index.html');
});

test('finds its pages, and leads to them @engines', async ({ page }) => {
  await openFile(page, 'docs/api/index.html');
  await getButton(page, /search/i).click();
  const dialog = getDialog(page, 'Search');
  await expect(getLink(dialog, 'All symbols from A to Z')).toHaveAttribute(
    'href',
    /\/symbols\/index\.html$/,
  );
  await page.keyboard.type('which audio formats are available');
  // The archive's search finds the text of pages, but no other version.
  await expect(at(getOptions(dialog), 0)).toContainText('Device.audio');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await at(getOptions(dialog), 0).click();
  await page.waitForURL('**/docs/api/Device/index.html#audio*');
  await expect(getTitle(page)).toHaveText('Device');
});

test('opens menus, switches tabs and the color mode, and copies @engines', async ({
  page,
}) => {
  await openFile(
    page,
    'docs/firebolt_docs/getting-started/quick-start-guide/index.html',
  );
  await getButton(page, 'Version').click();
  await expect(getLink(page, '0.7.0', EXACT)).toHaveAttribute(
    'href',
    new RegExp(`^${ONLINE}docs/0\\.7\\.0/`),
  );
  await page.keyboard.press('Escape');

  const tab = anyOf(page.getByRole('tab', { selected: false }));
  const name = (await tab.textContent()) ?? '';
  // The tab is far down, so the browser must still lay out the content above the tab.
  await tab.scrollIntoViewIfNeeded();
  await settle(page);
  await tab.click();
  await expect(
    anyOf(page.getByRole('tab', { name, selected: true })),
  ).toBeVisible();
  await expect(anyOf(page.getByRole('tabpanel', { name }))).toBeVisible();

  const mode = page.locator('html');
  const before = (await mode.getAttribute('data-theme')) ?? '';
  await getButton(page, /mode/i).click();
  await expect(mode).not.toHaveAttribute('data-theme', before);

  // "Copied" disappears after a moment.
  await page.clock.install();
  await anyOf(getButton(page, 'Copy code to clipboard')).click();
  await expect(anyOf(getButton(page, 'Copied'))).toBeVisible();
});
