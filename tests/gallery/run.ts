import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  chromium,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { getUrl, serve } from '../bench/serve';
import { ensureBrowser } from '../findBrowser';
import { PICTURES, type Picture } from './pictures';
import { getFileName, STATES, type State } from './states';

/*
 * `npm run gallery` takes pictures of the built site for reviews of its design. `npm run
 * pictures` takes the pictures that guides show. Arguments select pictures by name.
 */

const GALLERY = 'gallery';
const SHOWN = 'static/img/site';

/** Maximum height of a picture in pixels. Pictures of longer pages are cropped. */
const MOST = 4000;

/** Width of a page's text in CSS pixels. Wider pictures are scaled down. */
const COLUMN = 688;

/** Device pixels per CSS pixel, for pictures that look sharp in small files. */
const DENSITY = 1.35;

async function press(page: Page, name: State['press']): Promise<void> {
  if (!name) return;
  const names = { Run: /^Run/, Menu: /menu/i };
  await page.getByRole('button', { name: names[name] }).first().click();
  if (name !== 'Run') return;
  const panel = page.getByRole('region', { name: /^Run: / });
  await panel.getByText('answer to device.name').waitFor();
}

/** Opens a page in a context of its own. */
type Open = (page: string, options: BrowserContextOptions) => Promise<Page>;

/** Loads the images that would load only when the reader scrolls near them. */
const showImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });

async function takeState(open: Open, state: State): Promise<void> {
  const { mode, width } = state;
  const page = await open(state.page, {
    viewport: { width, height: 800 },
    javaScriptEnabled: mode !== 'no-script',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
  });
  if (mode === 'paper') await page.emulateMedia({ media: 'print' });
  await showImages(page);
  await press(page, state.press);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.screenshot({
    path: path.join(GALLERY, getFileName(state)),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MOST) },
  });
  await page.context().close();
}

async function takePicture(
  open: Open,
  picture: Picture,
  colorScheme: 'dark' | 'light',
): Promise<void> {
  const { name, window, left = 0, width = window, height } = picture;
  const viewport = { width: window, height: 900 };
  const page = await open(picture.page, { viewport, colorScheme });
  const scale = (DENSITY * Math.min(width, COLUMN)) / width;
  const top = await picture.show(page);
  const scrolled = await page.evaluate(() => scrollY);
  // Playwright can't create WebP files, which are a third the size of PNG files.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 40,
    captureBeyondViewport: false,
    clip: { x: left, y: scrolled + top, width, height, scale },
  });
  const bytes = new Uint8Array(Buffer.from(data, 'base64'));
  const file = path.join(SHOWN, `${name}.${colorScheme}.webp`);
  fs.writeFileSync(file, bytes);
  console.log(`${file}: ${width} x ${height}, ${bytes.length} bytes`);
  await page.context().close();
}

async function main([kind, ...wanted]: readonly string[]): Promise<void> {
  if (!fs.existsSync('build/index.html'))
    throw new Error('No built site found. Run `npm run build` first.');
  const isWanted = (name: string): boolean =>
    wanted.length === 0 || wanted.some((part) => name.includes(part));
  const server = await serve(() => 'build', 0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const open: Open = async (name, options) => {
    const still = { ...options, reducedMotion: 'reduce' } as const;
    const page = await (await browser.newContext(still)).newPage();
    await page.goto(getUrl(port, name), { waitUntil: 'networkidle' });
    return page;
  };
  if (kind === 'pictures') {
    for (const picture of PICTURES.filter(({ name }) => isWanted(name))) {
      await takePicture(open, picture, 'light');
      await takePicture(open, picture, 'dark');
    }
  } else {
    fs.rmSync(GALLERY, { recursive: true, force: true });
    for (const state of STATES.filter((one) => isWanted(getFileName(one))))
      await takeState(open, state);
  }
  await browser.close();
  server.close();
}

void main(process.argv.slice(2));
