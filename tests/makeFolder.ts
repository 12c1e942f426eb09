import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Creates an empty folder; removes it after all tests of the file or group. */
export function makeFolder(name: string): string {
  const prefix = path.join(fs.realpathSync(os.tmpdir()), `${name}-`);
  const folder = fs.mkdtempSync(prefix);
  afterAll(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  }, 120_000);
  return folder;
}
