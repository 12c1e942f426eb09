import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';

/** Files and folders that affect how every module is compiled. */
export const INPUTS = [
  'docusaurus.config.js',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'src/diagrams',
  'src/feed',
  'src/markdown',
  'src/openrpc',
  'src/plugins',
  'src/reference',
  'src/search',
  'src/site',
  'src/text',
  'src/typing',
  'src/upgrade',
];

/** Lists the files, including those in the folders; skips missing names. */
const listAll = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => fs.existsSync(name))
    .flatMap((name) =>
      fs.statSync(name).isDirectory()
        ? listFiles(name).map((below) => path.join(name, below))
        : name,
    )
    .sort();

/** A hash (SHA-256, hexadecimal) of all settings, plugins and package versions. */
export function getFingerprint(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of listAll(INPUTS.map((name) => path.join(siteDir, name)))) {
    const text = fs.readFileSync(file, 'utf8');
    hash.update(`${path.relative(siteDir, file)}\n${text}`);
  }
  return hash.digest('hex');
}
