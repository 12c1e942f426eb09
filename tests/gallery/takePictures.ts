import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { getUrl, serve } from '../bench/serve';
import { ensureBrowser } from '../findBrowser';
import { PICTURES, type Picture } from './pictures';

/*
 * `npm run pictures` takes the pictures that guides show of the site, from the built
 * site. What is given to it chooses among them by their names.
 */

const FOLDER = 'static/img/site';

/** Of a page, in CSS pixels: a wider picture is shown smaller. */
const COLUMN = 688;

/** Pixels for each CSS pixel of the page: sharp on most screens, and small enough. */
const DENSITY = 1.35;

const QUALITY = 40;

/** Of the window, in CSS pixels. */
const HEIGHT = 900;

async function takePicture(
  browser: Browser,
  port: number,
  picture: Picture,
  mode: 'dark' | 'light',
): Promise<void> {
  const { name, left = 0, width = picture.window, height } = picture;
  const context = await browser.newContext({
    viewport: { width: picture.window, height: HEIGHT },
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(getUrl(port, picture.page), { waitUntil: 'networkidle' });
  const scale = (DENSITY * Math.min(width, COLUMN)) / width;
  const top = await picture.show(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  // Playwright itself makes no WebP, which is a third of a PNG.
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: false,
    clip: { x: left, y: scrolled + top, width, height, scale },
  });
  const bytes = new Uint8Array(Buffer.from(data, 'base64'));
  const file = path.join(FOLDER, `${name}.${mode}.webp`);
  fs.writeFileSync(file, bytes);
  console.log(`${file}: ${width} x ${height}, ${bytes.length} bytes`);
  await context.close();
}

async function main(wanted: readonly string[]): Promise<void> {
  if (!fs.existsSync('build/index.html'))
    throw new Error('There is no build. Run npm run build first.');
  fs.mkdirSync(FOLDER, { recursive: true });
  const server = await serve('build', 0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const chosen = PICTURES.filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  for (const picture of chosen) {
    await takePicture(browser, port, picture, 'light');
    await takePicture(browser, port, picture, 'dark');
  }
  await browser.close();
  server.close();
}

void main(process.argv.slice(2));
