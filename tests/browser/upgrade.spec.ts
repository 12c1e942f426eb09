import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import versions from '../../versions.json';
import { findPartFaults, loadAxe } from './axe';
import { typeInto } from './gestures';
import { hold } from './faults';
import { at } from './pick';
import { expectText } from './reader';
import { expect, strictFreshTest as test, step } from './test';
import { writeFiles } from '../writeFiles';
import {
  EXACT,
  getAlert,
  getButton,
  getLink,
  getMain,
  getStatus,
} from './roles';

const [NEWEST = '', BEFORE = ''] = versions;

const TOOL = path.resolve(`build/js/upgrade/${NEWEST}/firebolt-upgrade.mjs`);

const SDK = "import { Accessibility, Device } from '@firebolt-js/sdk';";

const CODE = `${SDK}\nAccessibility.closedCaptions().then(console.log);\n`;

const printPackage = (version: string): string =>
  `{ "dependencies": { "@firebolt-js/sdk": "${version}" } }`;

const APP: Readonly<Record<string, string>> = {
  'package.json': printPackage('~0.6'),
  'tsconfig.json': '{ "extends": "./settings/base" }',
  'settings/base.json':
    '{ "compilerOptions": { "paths": { "ours/*": ["../src/*"] } } }',
  '.gitignore': 'made/\n',
  'README.md': '# App',
  'made/a.js': SDK,
  'node_modules/other/index.js': SDK,
  'dist/app.js': SDK,
  'src/b.ts': `${SDK}\r\nexport const c = Accessibility.closedCaptions();\r\n`,
  'src/a/Player.vue': `<template>\n  <b>></b>\n</template>\n<script>\n${SDK}\nDevice.once('nameChanged', (name) => alert(name));\n</script>\n`,
  'src/a.js': "import { c } from 'ours/b';\nimport '@/none';\nc.then(alert);\n",
  'src/List.svelte': `<script lang="ts">\n  ${SDK}\n  Accessibility.voiceGuidance();\n</script>\n<p>x</p>\n`,
};

const pick = (
  main: Locator,
  files: Readonly<Record<string, string>>,
): Promise<void> =>
  main.getByLabel('Files').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: '',
      buffer: Buffer.from(text),
    })),
  );

async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(`upgrade/${query}`);
  const main = getMain(page);
  await expect(main.locator('.cm-content')).toBeVisible();
  return main;
}

const check = (main: Locator): Promise<void> =>
  getButton(main, 'Check', EXACT).click();

const getCode = (main: Locator): Locator =>
  main.getByRole('textbox', { name: 'Code', exact: true });

const expectSummary = (main: Locator, text: RegExp | string): Promise<void> =>
  expect(getStatus(main).filter({ hasText: text })).toBeVisible({
    timeout: 60_000,
  });

test(
  'the reader’s own code is checked, and never leaves the page',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const main = await open(page);
    await expectText(main, /^Paste code.*Nothing leaves this browser\./s);

    await step('pasted code is reported by line', async () => {
      await main.getByLabel('From').selectOption(BEFORE);
      await typeInto(getCode(main), CODE);
      await check(main);
      await expectSummary(
        main,
        `From ${BEFORE} to ${NEWEST}: 1 × deprecated. The SDK is used in 1 of 1 file.`,
      );
      await expect(main.getByRole('listitem')).toHaveText([
        /^Line 2: Deprecated\./,
      ]);
      await expect(main.getByRole('deletion')).toHaveText(
        'Accessibility.closedCaptions().then(console.log);',
      );
      await expect(main.getByRole('insertion')).toHaveText(
        'Accessibility.closedCaptionsSettings().then(console.log);',
      );
    });

    await step('its line leads to the code', async () => {
      await getButton(main, 'Line 2').click();
      await expect(getCode(main)).toBeFocused();
      // The line is selected, so Delete removes it.
      await page.keyboard.press('Delete');
      await expect(getCode(main)).not.toContainText('closedCaptions');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(getCode(main)).toContainText('closedCaptions');
    });

    expect(sent).toEqual([]);
    // With `npm start`, Docusaurus resets the page after Back.
    if (test.info().config.configFile?.includes('start')) return;

    await step('everybody can read the report', async () => {
      // `page-kinds.spec.ts` checks the page without a report.
      await loadAxe(page);
      expect(await findPartFaults(page, 'main')).toEqual([]);
    });

    await step('Back from a link leads to code and report', async () => {
      await getLink(main, 'Upgrading: line 2').click();
      await expect(page).toHaveURL(/\/upgrading\/#/);
      await page.goBack();
      await expect(getCode(main)).toContainText('Accessibility.closedCaptions');
      await expectSummary(main, /1 × deprecated/);
    });
  },
);

test('a field is there while the editor loads, and caret and code stay', async ({
  page,
}) => {
  const release = await hold(page, '**/js/run/run.js');
  await page.goto('upgrade/');
  const main = getMain(page);
  const code = getCode(main);
  await expect(code).toHaveAttribute('placeholder', 'Paste your code here.');
  await code.fill('one();\ntwo();');
  await hold(page, '**/libraries.json');
  await getButton(main, 'Check', EXACT).click();
  await getButton(main, 'Cancel', EXACT).click();
  await code.press('Home');
  const said = main.getByText('Canceled.', { exact: false });
  const place = await said.boundingBox();
  release();
  const lines = code.locator('.cm-line');
  await expect(lines).toHaveText(['one();', 'two();']);
  expect((await said.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  await expect(code).toBeFocused();
  await page.keyboard.type('here ');
  await expect(lines).toHaveText(['one();', 'here two();']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(lines).toHaveText('Paste your code here.');
});

test('on a phone, Check is in the first screen, the tool is offered, a folder gets its answers, and chosen files are checked without a network', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await open(page);
  const from = main.getByLabel('From');
  const button = getButton(main, 'Check', EXACT);
  await expect(button).toBeInViewport({ ratio: 1 });
  await step('the page says what the compiler weighs', async () => {
    const answer = await request.get('js/compiler/size.json');
    const size = (await answer.json()) as { readonly download: number };
    const megabytes = (size.download / 1_000_000).toFixed(1);
    await expectText(main, `${megabytes} MB, loaded for`);
  });
  const download = page.waitForEvent('download');
  await getLink(main, 'firebolt-upgrade.mjs').click();
  // Comparing buffers would take seconds for a file of this size.
  const read = (file: string): string => fs.readFileSync(file, 'utf8');
  expect(read(await (await download).path()) === read(TOOL)).toBe(true);

  await page.setViewportSize({ width: 390, height: 600 });
  await getButton(main, 'Example').click();
  await expect(from).toHaveValue('0.5.3');
  // A check that waits for its file can't end before Cancel is pressed.
  const release = await hold(page, '**/libraries.json', { times: 1 });
  await check(main);
  await getButton(main, 'Cancel', EXACT).click();
  await expectText(main, 'Canceled.');
  release();
  await check(main);
  const kinds = /stops working.*deprecated.*behaves differently/;
  await expectSummary(main, kinds);
  await expect(getStatus(main).filter({ hasText: kinds })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(getButton(main, 'Line 7')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await step('the example makes room for files and their version', async () => {
    await pick(main, { 'package.json': printPackage('latest'), 'a.js': SDK });
    const doubt = main.getByText('"latest" isn\'t a version or a range');
    await expect(doubt).toContainText('versions. Choose a version for From.');
    await pick(main, { 'package.json': printPackage('0.6.1'), 'a.js': SDK });
    await expect(from).toHaveValue('0.6.1');
    await expect(getCode(main)).not.toContainText('Lifecycle');
  });

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'firebolt-page-'));
  const root = path.join(folder, 'my-app');
  writeFiles(root, APP);
  await main.getByLabel('Folder').setInputFiles(root);
  await expectText(main, '4 files selected.');
  await expectText(main, '"~0.6" allows several versions; 0.6.0 is the oldest');
  await check(main);
  await expectSummary(
    main,
    /1 × stops working, 2 × deprecated\. The SDK is used in 3 of 4 files\./,
  );

  await getButton(main, 'Copy the report').click();
  await expectText(main, 'Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const tool = spawnSync(process.execPath, [TOOL, 'my-app'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(copied.trim()).toBe(tool.stdout.trim());

  await step('it is copied where the site is not served securely', async () => {
    // Browsers don't give scripts a clipboard on insecure pages.
    const text = page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
      return new Promise((resolve) => {
        document.addEventListener('copy', ({ target }) => {
          resolve((target as HTMLTextAreaElement).value);
        });
      });
    });
    await getButton(main, 'Copy the report').click();
    expect(await text).toBe(copied);
    await expectText(main, 'Copied.');
    await expect(getButton(main, 'Copy the report')).toBeFocused();
  });

  await getButton(main, 'Line 6').click();
  await expect(main.getByLabel('Show')).toHaveValue('my-app/src/a/Player.vue');
  await expect(getCode(main)).toBeFocused();

  await getButton(main, 'Remove the files').click();
  await check(main);
  await expect(getAlert(main)).toContainText('Paste code');
  // After an invalid request, the page doesn't show the previous report either.
  await expect(getButton(main, 'Copy the report')).toHaveCount(0);

  await step('files are checked without a network', async () => {
    await context.setOffline(true);
    await typeInto(getCode(main), CODE);
    await pick(main, { 'a.js': SDK });
    await expectText(main, '1 file selected.');
    await check(main);
    await expectSummary(main, 'The SDK is used in 2 of 2 files.');
  });
  const title = main.getByRole('heading', { name: 'What to change' });
  await expect(title).toBeVisible();
  await step('nothing to change is all that it says', async () => {
    await getButton(main, 'Remove the files').click();
    await getCode(main).fill('');
    await expect(getCode(main)).not.toContainText('Accessibility');
    await page.keyboard.type('const a = 1;');
    await check(main);
    await expectSummary(main, 'Nothing was checked');
    await expect(title).toHaveCount(0);
  });
  await step('the command for a terminal can be copied', async () => {
    const command = at(main.locator('h2 ~ .theme-code-block'), 0);
    await expect(command).toHaveText('node firebolt-upgrade.mjs src');
    await expect(getButton(command, /^Copy code/)).toBeVisible();
  });
  await step('code and a choice of versions outlast a reload', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(getCode(main)).toContainText('const a = 1;');
    await getCode(main).fill('');
    await from.selectOption('0.6.0');
    await page.reload();
    await expect(from).toHaveValue('0.6.0');
    await expect(getCode(main)).toBeVisible();
    await expect(getCode(main)).not.toContainText('const');
  });
});

test('a choice by hand stays, one that is no upgrade is told, and of files that are picked twice only the last count', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Blob.prototype.text = async function () {
      const read = await new Response(this).text();
      if (read.includes('slow')) {
        await new Promise((_, reject) => {
          addEventListener('release', () => {
            reject(new Error('too late'));
          });
        });
      }
      return read;
    };
  });
  const main = await open(page, `?from=${NEWEST}&to=${BEFORE}`);
  await expect(getAlert(main)).toHaveText(
    `${BEFORE} isn't newer than ${NEWEST}. Choose an older version for From, or a newer one for To.`,
  );
  await main.getByLabel('From').selectOption('0.6.0');
  await expect(getAlert(main)).toHaveText('');
  await pick(main, { 'package.json': printPackage('1.7.0'), 'a.js': SDK });
  await expectText(
    main,
    `"1.7.0" is newer than ${NEWEST}, the newest version that this check supports.`,
  );
  await expect(main.getByLabel('From')).toHaveValue('0.6.0');
  await pick(main, { 'slow.js': '// slow' });
  await pick(main, { 'a.js': SDK, 'b.js': SDK });
  await expectText(main, '2 files selected.');
  // Otherwise, the browser would ignore a second choice of the same files.
  await expect(main.getByLabel('Files')).toHaveValue('');
  await page.evaluate(async () => {
    dispatchEvent(new Event('release'));
    await new Promise(requestAnimationFrame);
  });
  await expectText(main, '2 files selected.');
  await expect(getAlert(main)).toHaveText('');
});
