import { execFile } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { getUrl, serve } from '../bench/serve';
import { saveData } from './faults';
import { at } from './pick';
import { expect, test } from './test';
import { followNavbar, markPage } from './reader';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { getButton, getMain, getOptions } from './roles';

const FOLDER = path.resolve('.cache/deploy');

/** The parts of the site that the tab requests. */
const PARTS = ['assets', 'img', 'js', 'index.html', 'playground/index.html'];

/** Text on the page that the tab opens, in each deployment. */
const TEXT = 'against a simulated device';
const NEXT_TEXT = 'against a device of the next deployment';

const run = promisify(execFile);

const FIRST = path.join(FOLDER, 'first');

const getChunks = (folder: string): readonly string[] =>
  fs.readdirSync(path.join(folder, 'assets/js')).sort();

/** Copies the build, changes its text, and gives each script another name. */
function createSecond(): string {
  const folder = path.join(FOLDER, 'second');
  fs.cpSync(FIRST, folder, { recursive: true });
  const hashes = getChunks(folder).map((name) => name.split('.').at(-2) ?? '');
  const change = (text: string): string =>
    hashes.reduce(
      (changed, hash) =>
        changed.replaceAll(hash, Array.from(hash).reverse().join('')),
      text.replaceAll(TEXT, NEXT_TEXT),
    );
  for (const name of listFiles(folder)) {
    const file = path.join(folder, name);
    if (!/\.(?:html|js)$/.test(name)) continue;
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
    fs.renameSync(file, path.join(folder, change(name)));
  }
  return folder;
}

test('an open tab survives a deployment, and its scripts go with the next', async ({
  page,
}) => {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  for (const part of PARTS) {
    const [from, to] = [path.join('build', part), path.join(FIRST, part)];
    fs.cpSync(from, to, { recursive: true });
  }
  const second = createSecond();
  const firstChunks = getChunks(FIRST);
  const secondChunks = getChunks(second);
  expect(secondChunks).not.toEqual(firstChunks);
  let root = '';
  const server = await serve(() => root, 0);
  const url = getUrl((server.address() as AddressInfo).port, '');
  /** Saves the deployed assets before replacing them, like the workflow. */
  const deploy = async (folder: string): Promise<void> => {
    const keep = ['--require=tsx/cjs', '.github/keepAssets.ts', folder, url];
    await run(process.execPath, keep);
    root = folder;
  };
  try {
    await deploy(FIRST);
    await saveData(page);
    await page.goto(url);
    const isSame = await markPage(page);

    await deploy(second);
    // The tab can still load its own scripts.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Device.audio');
    await expect(at(getOptions(page), 0)).toContainText('Device');
    await page.keyboard.press('Escape');
    expect(await isSame()).toBe(true);
    // The next deployment's page loads with all of its files.
    await getButton(page, 'Tools').click();
    await followNavbar(page, 'Playground');
    await expect(getMain(page)).toContainText(NEXT_TEXT);
    expect(await isSame()).toBe(false);

    expect(getChunks(second)).toEqual(
      [...new Set([...firstChunks, ...secondChunks])].sort(),
    );
    const third = path.join(FOLDER, 'third');
    fs.cpSync(FIRST, third, { recursive: true });
    fs.rmSync(path.join(third, 'assets/js'), { recursive: true });
    fs.mkdirSync(path.join(third, 'assets/js'));
    await deploy(third);
    expect(getChunks(third)).toEqual(secondChunks);
  } finally {
    server.close();
  }
});
