import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
function listFiles(siteDir: string): readonly string[] {
  return MAKERS.map((name) => path.join(siteDir, name))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) =>
      fs.statSync(file).isDirectory()
        ? fs
            .readdirSync(file, { recursive: true, encoding: 'utf8' })
            .map((name) => path.join(file, name))
            .filter((name) => fs.statSync(name).isFile())
        : file,
    )
    .sort();
}

/**
 * A value that changes with settings, plugins and packages, and with the other
 * files that are named.
 */
export function getFingerprint(
  siteDir: string,
  others: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  for (const file of [...listFiles(siteDir), ...others]) {
    const text = fs.readFileSync(file, 'utf8');
    hash.update(`${path.relative(siteDir, file)}\n${text}`);
  }
  return hash.digest('hex');
}
