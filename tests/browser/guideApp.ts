import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';

export const ADDRESS = 'http://app.test/';

/** Bundles a guide's app with the fixture's small SDK instead of the package. */
function bundleApp(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    alias: {
      '@firebolt-js/sdk': path.resolve('tests/fixtures/skeleton/sdk.js'),
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Creates a silent WAV file, which every Chromium can play and seek. */
function makeSound(seconds: number): Buffer {
  const rate = 8000;
  const sound = Buffer.alloc(44 + seconds * rate, 128);
  sound.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 0, 'latin1');
  sound.writeUInt32LE(36 + seconds * rate, 4);
  sound.writeUInt32LE(rate, 24);
  sound.writeUInt32LE(rate, 28);
  sound.write('\x01\0\x08\0data', 32, 'latin1');
  sound.writeUInt32LE(seconds * rate, 40);
  return sound;
}

interface Sdk {
  readonly calls: readonly string[];
  readonly emit: (module: string, event: string, value: object) => void;
}

/** Returns the calls of the fixture's SDK. */
export const getCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { sdk: Sdk }).sdk.calls);

/** Moves the app to a state. */
export const enter = (
  page: Page,
  state: string,
  previous = 'foreground',
): Promise<void> =>
  page.evaluate(
    (change) => {
      const { sdk } = window as unknown as { sdk: Sdk };
      sdk.emit('Lifecycle', change.state, change);
    },
    { state, previous },
  );

export async function serveApp(
  page: Page,
  code: string,
  seconds: number,
): Promise<void> {
  const files: Readonly<Record<string, readonly [string, string | Buffer]>> = {
    '/': [
      'text/html',
      '<!doctype html><body><script type="module" src="./app.js"></script></body>',
    ],
    '/app.js': ['text/javascript', bundleApp(code)],
    '.mp4': ['audio/wav', makeSound(seconds)],
    '.vtt': ['text/vtt', 'WEBVTT\n\n00:00.000 --> 00:29.000\nAll aboard\n'],
  };
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[pathname] ?? files[path.extname(pathname)];
    if (!file) return route.fulfill({ status: 404 });
    const [contentType, body] = file;
    // Without this header, a browser can't seek.
    const headers = { 'accept-ranges': 'bytes' };
    return route.fulfill({ contentType, body, headers });
  });
}
