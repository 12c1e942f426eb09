import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import versions from '../../versions.json';
import { expect, returningTest as test } from './test';

const TOOL = path.resolve(
  `build/js/upgrade/${versions[0] ?? ''}/firebolt-upgrade.mjs`,
);

const PATIENCE = { timeout: 60_000 };

const SDK = "import { Accessibility, Device } from '@firebolt-js/sdk';";

const APP: Readonly<Record<string, string>> = {
  'package.json': '{ "dependencies": { "@firebolt-js/sdk": "~0.6" } }',
  'tsconfig.json': '{ "extends": "./settings/base" }',
  'settings/base.json': '{}',
  '.gitignore': 'made/\n',
  'README.md': '# App',
  'made/a.js': SDK,
  'node_modules/other/index.js': SDK,
  'dist/app.js': SDK,
  'src/b.ts': `${SDK}\r\nexport const c = Accessibility.closedCaptions();\r\n`,
  'src/a/Player.vue': `<template>\n  <b>></b>\n</template>\n<script>\n${SDK}\nDevice.once('nameChanged', (name) => alert(name));\n</script>\n`,
  'src/a.js': "import { c } from './b';\nimport '@/none';\nc.then(alert);\n",
  'src/List.svelte': `<script lang="ts">\n  ${SDK}\n  Accessibility.voiceGuidance();\n</script>\n<p>x</p>\n`,
};

/** Writes files to an empty folder, which is the app's own name. */
function write(
  files: Readonly<Record<string, string>>,
  root = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'firebolt-page-')),
    'my-app',
  ),
): string {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** What the tool says of the app, from the folder around it. */
function runTool(root: string, format: string): string {
  const args = [TOOL, '--format', format, path.basename(root)];
  const options = { cwd: path.dirname(root), encoding: 'utf8' } as const;
  try {
    return execFileSync(process.execPath, args, { ...options, stdio: 'pipe' });
  } catch (error) {
    // It ends with 1 where the app must be changed.
    return (error as { readonly stdout: string }).stdout;
  }
}

async function open(page: Page): Promise<Locator> {
  await page.goto('upgrade/');
  const main = page.getByRole('main');
  await expect(main.getByText(/The first check loads \d\.\d MB/)).toBeVisible();
  return main;
}

const check = (main: Locator): Promise<void> =>
  main.getByRole('button', { name: 'Check', exact: true }).click();

const getCode = (main: Locator): Locator =>
  main.getByRole('textbox', { name: /^Code/ });

const getSummary = (main: Locator): Locator =>
  main.getByLabel('Summary for an issue', { exact: true });

const ANSWER =
  /1 × stops working, 2 × deprecated\. The SDK is used in 3 of 4 files\./;

/** Drops a folder of the disk, as a reader's hand would. */
async function drop(page: Page, target: Locator, root: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nowhere to drop');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + 10,
      y: box.y + 10,
      data: { items: [], files: [root], dragOperationsMask: 1 },
    });
  }
}

test('a folder gets the answers of the tool, chosen or dropped, and its patch', async ({
  page,
}) => {
  test.slow();
  const root = write(APP);
  const want = runTool(root, 'markdown').trim();
  expect(want).toMatch(ANSWER);
  const main = await open(page);
  const summary = getSummary(main);

  await test.step('chosen', async () => {
    await main.getByLabel('Folder', { exact: true }).setInputFiles(root);
    await expect(
      main.getByText('4 files with code chosen. 2 other files are ignored.'),
    ).toBeVisible();
    await expect(
      main.getByText('"~0.6" allows several versions; 0.6.0 is the oldest'),
    ).toBeVisible();
    await check(main);
    await expect(
      main.getByRole('status').filter({ hasText: ANSWER }),
    ).toBeVisible(PATIENCE);
    expect((await summary.textContent())?.trim()).toBe(want);
  });

  await test.step('the patch', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download the patch' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('firebolt-upgrade.patch');
    const file = await download.path();
    expect(fs.readFileSync(file, 'utf8')).toBe(runTool(root, 'patch'));
    await expect(
      main.getByText('in the folder that has my-app in it'),
    ).toBeVisible();
    execFileSync('git', ['apply', file], { cwd: path.dirname(root) });
    expect(fs.readFileSync(path.join(root, 'src/b.ts'), 'utf8')).toBe(
      APP['src/b.ts']?.replace('Captions()', 'CaptionsSettings()'),
    );
    write(APP, root);
  });

  await test.step('dropped', async () => {
    await main.getByRole('button', { name: 'Forget the files' }).click();
    await check(main);
    await expect(main.getByRole('alert')).toContainText('Paste code');
    // What was wrong to ask has no answer, also not that of before.
    await expect(summary).toHaveCount(0);
    await drop(page, main.getByText('Drop files or a folder here'), root);
    await expect(main.getByText('4 files with code chosen.')).toBeVisible();
    await check(main);
    await expect(summary).toHaveCount(1, PATIENCE);
    expect((await summary.textContent())?.trim()).toBe(want);
  });

  await test.step('one file is one file', async () => {
    await main
      .getByLabel('Files', { exact: true })
      .setInputFiles([
        path.join(root, 'src/b.ts'),
        path.join(root, 'README.md'),
      ]);
    await expect(
      main.getByText('1 file with code chosen. 1 other file is ignored.'),
    ).toBeVisible();
  });
});

test('a check shows each file it is at, and can be canceled', async ({
  page,
}) => {
  test.slow();
  const files = Array.from({ length: 400 }, (_, i) => [
    `src/part${i}.ts`,
    `${SDK}\nexport const read${i} = async () => [\n${"  (await Device.name()).split(' ').map((x) => x.length),\n".repeat(40)}];\n`,
  ]);
  const root = write(Object.fromEntries(files) as Record<string, string>);
  const main = await open(page);
  await main.getByLabel('Folder', { exact: true }).setInputFiles(root);
  await expect(main.getByText('400 files with code chosen.')).toBeVisible();
  await check(main);
  await expect(
    main.getByText(/my-app\/src\/part\d+\.ts \(\d+ of 400\)/),
  ).toBeVisible(PATIENCE);
  await expect(main.getByRole('progressbar', { name: 'Files' })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(main.getByText('Canceled.', { exact: false })).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expect(
    main.getByRole('button', { name: 'Check', exact: true }),
  ).toBeVisible();
});

test('input and report outlast a reload and Back, within a limit', async ({
  page,
}) => {
  test.slow();
  const main = await open(page);
  const code = `${SDK}\nAccessibility.closedCaptions();\n`;
  await main.getByLabel('From', { exact: true }).selectOption('0.7.0');
  await getCode(main).fill(code);
  await main.getByLabel('The pasted code is TypeScript').check();
  await check(main);
  await expect(getSummary(main)).toHaveCount(1, PATIENCE);
  const report = await getSummary(main).textContent();

  const expectAll = async (): Promise<void> => {
    await expect(getCode(main)).toHaveValue(code);
    await expect(main.getByLabel('From', { exact: true })).toHaveValue('0.7.0');
    await expect(
      main.getByLabel('The pasted code is TypeScript'),
    ).toBeChecked();
    await expect(getSummary(main)).toHaveText(report ?? '');
  };
  await page.reload();
  await expectAll();
  // From a page that was loaded anew, too.
  await page.goto('compare/');
  await page.goBack();
  await expectAll();

  await test.step('what is asked for in the address goes first', async () => {
    await page.goto('upgrade/?from=0.6.0&to=0.6.1');
    await expect(main.getByLabel('From', { exact: true })).toHaveValue('0.6.0');
    await expect(main.getByLabel('To', { exact: true })).toHaveValue('0.6.1');
    await expect(getCode(main)).toHaveValue(code);
    await expect(getSummary(main)).toHaveCount(0);
  });

  await test.step('what is too large is not kept, and says so', async () => {
    const files = [0, 1, 2].map((i) => ({
      name: `big${i}.js`,
      mimeType: 'text/javascript',
      buffer: Buffer.from(`/*${'x'.repeat(900_000)}*/`),
    }));
    await main.getByLabel('Files', { exact: true }).setInputFiles(files);
    await expect(main.getByText('They are too large to be kept')).toBeVisible();
    await page.reload();
    await expect(getCode(main)).toHaveValue(code);
    await expect(main.getByText('with code chosen')).toHaveCount(0);
  });
});

test('nothing is affected only where something was checked', async ({
  page,
}) => {
  test.slow();
  const main = await open(page);
  await getCode(main).fill('export const a = 1;');
  await check(main);
  await expect(
    main.getByText(
      'The SDK is used in 0 of 1 file. There was nothing to check: give the files that import @firebolt-js/sdk.',
    ),
  ).toBeVisible(PATIENCE);
  await getCode(main).fill(SDK);
  await check(main);
  await expect(
    main.getByText(/^No code is affected .* The SDK is used in 1 of 1 file\.$/),
  ).toBeVisible(PATIENCE);
  await main.getByLabel('From', { exact: true }).selectOption('0.8.0');
  await check(main);
  await expect(main.getByRole('alert')).toContainText('Choose a newer version');
  await expect(main.getByText(/^No code is affected/)).toHaveCount(0);
});

test('the tool is offered, and runs', async ({ page }) => {
  const main = await open(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'firebolt-upgrade.mjs' }).click(),
  ]);
  const file = path.join(path.dirname(write({ x: '' })), 'tool.mjs');
  await download.saveAs(file);
  const said = execFileSync(process.execPath, [file, '--version']);
  expect(said.toString()).toBe(`${versions[0] ?? ''}\n`);
});

test('buttons fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const main = await open(page);
  for (const button of await main.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (!box) continue;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    390,
  );
});
