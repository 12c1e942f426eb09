import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { getUrl, serve } from '../bench/serve';
import { ensureBrowser } from '../findBrowser';
import { getFileName, STATES, type State } from './states';

/*
 * `npm run gallery` takes pictures of the built site, for whoever looks over a
 * change of the look. What is given to it chooses among them by their names.
 */

const FOLDER = 'gallery';

/** Pixels of the longest picture: the rest of a page looks the same. */
const MOST = 4000;

const HEIGHT = 800;

async function press(page: Page, name: State['press']): Promise<void> {
  if (!name) return;
  const names = { Run: /^Run/, Search: /^Search/, Menu: /menu/i };
  await page.getByRole('button', { name: names[name] }).first().click();
  if (name === 'Run') {
    await page
      .getByRole('region', { name: /^Run: / })
      .getByText('answer to device.name')
      .waitFor();
  }
}

/** Those that would come when a reader is near. */
const showImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });

async function takePicture(
  browser: Browser,
  port: number,
  state: State,
): Promise<void> {
  const { mode, width } = state;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    javaScriptEnabled: mode !== 'no-script',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (mode === 'paper') await page.emulateMedia({ media: 'print' });
  await page.goto(getUrl(port, state.page), { waitUntil: 'networkidle' });
  await showImages(page);
  await press(page, state.press);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.screenshot({
    path: path.join(FOLDER, getFileName(state)),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MOST) },
  });
  await context.close();
}

async function main(wanted: readonly string[]): Promise<void> {
  if (!fs.existsSync('build/index.html'))
    throw new Error('There is no build. Run npm run build first.');
  const states = STATES.filter((state) => {
    const name = getFileName(state);
    return wanted.length === 0 || wanted.some((part) => name.includes(part));
  });
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const server = await serve('build', 0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? ensureBrowser(),
    args: ['--no-sandbox'],
  });
  for (const state of states) await takePicture(browser, port, state);
  await browser.close();
  server.close();
  console.log(`${states.length} pictures in ${FOLDER}/`);
}

void main(process.argv.slice(2));
