import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { waitForApp } from './faults';
import { anyOf, at } from './pick';
import { settle } from './settle';
import { expect, step, test } from './test';
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

// The archive is unpacked once, for all questions.
test('the archive begins with the overview, finds its pages, and its controls work @engines', async ({
  page,
}) => {
  // Folders on a reader's disk can have names with spaces and non-ASCII letters.
  const folder = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'docs-')),
    'a ü',
  );
  const zip = new Uint8Array(fs.readFileSync('build/docs/offline.zip'));
  writeFiles(folder, unzipSync(zip));
  const open = (file: string) =>
    page.goto(pathToFileURL(path.join(folder, file)).href);
  const missing: string[] = [];
  page.on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url())) missing.push(request.url());
  });
  page.on('requestfailed', (request) => missing.push(request.url()));

  await open('index.html');
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
  await waitForApp(page);
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

  await open('docs/firebolt_docs/getting-started/quick-start-guide/index.html');
  await waitForApp(page);
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
  expect(missing).toEqual([]);
  fs.rmSync(path.dirname(folder), { recursive: true });
});
