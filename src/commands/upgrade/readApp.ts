import fs from 'node:fs';
import path from 'node:path';
import type { AppFile } from '../../typing/types';
import { isSource } from '../../upgrade/sortFiles';

/** What the command reads of an app. */
export interface App {
  readonly files: readonly AppFile[];
  /** Of the first `package.json` among the paths. */
  readonly packageJson?: string;
}

function listFiles(given: string): string[] {
  if (!fs.existsSync(given)) {
    throw new Error(`${given}: not found. Name files or folders of your app.`);
  }
  if (!fs.statSync(given).isDirectory()) return [given];
  return fs
    .readdirSync(given, { withFileTypes: true })
    .filter((e) => e.name !== 'node_modules' && !e.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((e) => {
      const file = path.join(given, e.name);
      if (e.isDirectory()) return listFiles(file);
      return e.isFile() ? [file] : [];
    });
}

const toPath = (file: string): string =>
  path.relative('', file).split(path.sep).join('/');

/**
 * The sources below the paths, with the names that they have from here.
 * @throws where a path does not exist
 */
export function readApp(paths: readonly string[]): App {
  const all = [...new Set(paths.flatMap(listFiles).map(toPath))];
  const packageFile = all.find((f) => path.basename(f) === 'package.json');
  return {
    files: all
      .filter((file) => isSource(file) || paths.includes(file))
      .map((file) => ({ path: file, text: fs.readFileSync(file, 'utf8') })),
    ...(packageFile && { packageJson: fs.readFileSync(packageFile, 'utf8') }),
  };
}
