import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/plugins/shared/listFiles';

/** Folders of Docusaurus's components that a theme can replace. */
const ROOTS = [
  'node_modules/@docusaurus/theme-classic/src/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

const OURS = 'src/theme';

/** Components that the site replaces: `DocItem/Layout`. */
export const listReplaced = (): readonly string[] =>
  listFiles(OURS)
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file))
    .sort();

export const getOwnFile = (name: string): string => `${OURS}/${name}/index.tsx`;

/**
 * Finds the Docusaurus file that our component replaces, relative to the project.
 * @throws if Docusaurus no longer has this component
 */
export function findStock(name: string): string {
  const files = ROOTS.flatMap((root) =>
    ['/index.tsx', '.tsx', '/index.js'].map((end) => `${root}/${name}${end}`),
  );
  const file = files.find((one) => fs.existsSync(one));
  if (file) return file;
  throw new Error(
    `src/theme/${name} replaces nothing: Docusaurus no longer has this component. Find its replacement, and move or remove ours.`,
  );
}

/** Twelve digits that change if the file changes. */
export const hash = (file: string): string =>
  createHash('sha256')
    .update(fs.readFileSync(file, 'utf8'))
    .digest('hex')
    .slice(0, 12);
