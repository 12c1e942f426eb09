import path from 'node:path';
import { buildSync } from 'esbuild';

/** An app of a guide, with the small SDK of the fixture in place of the package. */
export function bundleApp(contents: string): string {
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

/** Silence that every Chromium plays and can skip in. */
export function makeSound(seconds: number): Buffer {
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
