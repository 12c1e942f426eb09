import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';

/** What makes modules, apart from the module and the files that it names. */
export const MAKERS = [
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
];

/** The files below the folders, and the files themselves, as far as they exist. */
const listAll = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => fs.existsSync(name))
    .flatMap((name) =>
      fs.statSync(name).isDirectory()
        ? listFiles(name).map((below) => path.join(name, below))
        : name,
    )
    .sort();

/** A value that changes with settings, plugins and packages. */
export function getFingerprint(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of listAll(MAKERS.map((name) => path.join(siteDir, name)))) {
    const text = fs.readFileSync(file, 'utf8');
    hash.update(`${path.relative(siteDir, file)}\n${text}`);
  }
  return hash.digest('hex');
}
