import fs from 'node:fs';
import path from 'node:path';
import type { AppFile } from '../../typing/types';
import {
  readGiven,
  toUnread,
  type GivenApp,
  type GivenFile,
} from '../../upgrade/readGiven';
import { toSkipped } from '../../upgrade/selectFiles';
import type { Problem } from '../../upgrade/types';

/** An app's files and settings; all paths are relative to the current folder. */
export interface App extends GivenApp {
  /** The app's folders: `''`, or a path that ends with `/`. */
  readonly roots: readonly string[];
}

const toPath = (file: string): string =>
  path.relative('', file).split(path.sep).join('/');

/** Returns `''` for the current folder; other paths end with `/`. */
const toFolder = (folder: string): string =>
  toPath(folder).replace(/[^/]$/, '$&/');

const toFile = (file: string): GivenFile => ({
  path: toPath(file),
  read: () => fs.readFileSync(file, 'utf8'),
});

/** Returns a file's content; `undefined` unless the path is a regular file. */
export function readText(file: string): string | undefined {
  try {
    return fs.statSync(file).isFile()
      ? fs.readFileSync(file, 'utf8')
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the folder and its parents, the innermost first. */
function getAncestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...getAncestors(parent)];
}

/** Settings files that may also be in a parent folder of the app. */
const ABOVE = [
  ...['package.json', 'tsconfig.json', 'jsconfig.json'],
  ...['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'],
];

const isIn = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder.replace(/\/?$/, path.sep));

/** Lists the files below a path. Links, and files that can't be read, become problems. */
function listFiles(root: string, problems: Problem[]): readonly GivenFile[] {
  const visit = (file: string): readonly GivenFile[] => {
    try {
      const stats = fs.lstatSync(file);
      if (stats.isFile()) return [toFile(file)];
      if (!stats.isDirectory()) {
        // Reading a pipe would block; a link's target is read if it is in the folder.
        const reason = stats.isSymbolicLink()
          ? `a link to ${fs.readlinkSync(file)}`
          : 'neither a file nor a folder';
        problems.push(toSkipped(toPath(file), reason));
        return [];
      }
      const isSkipped = /^(node_modules|\.\w+)$/.test(path.basename(file));
      // A made-up file in the folder makes the report list the folder as skipped.
      if (isSkipped && file !== root) return [toFile(path.join(file, 'index'))];
      return fs
        .readdirSync(file)
        .flatMap((name) => visit(path.join(file, name)));
    } catch (error) {
      problems.push(toUnread(toPath(file), error, true));
      return [];
    }
  };
  return visit(root);
}

/** Returns the folder or nearest parent with a `package.json`; otherwise the folder. */
function findRoot(folder: string): string {
  const hasPackage = (f: string): boolean =>
    readText(path.join(f, 'package.json')) !== undefined;
  return getAncestors(folder).find(hasPackage) ?? folder;
}

const readNamed = (folders: readonly string[], ...names: string[]): AppFile[] =>
  folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .flatMap((file) => {
      const text = readText(file);
      return text === undefined ? [] : [{ path: toPath(file), text }];
    });

async function readPath(target: string): Promise<GivenApp> {
  const isFolder = fs.statSync(target).isDirectory();
  const folder = isFolder ? target : path.dirname(target);
  const root = findRoot(folder);
  const above = getAncestors(path.dirname(folder)).filter((f) => isIn(root, f));
  const problems: Problem[] = [];
  const app = await readGiven(
    toFolder(folder),
    listFiles(target, problems),
    isFolder ? readNamed(above, '.gitignore') : [],
  );
  return { ...app, problems: [...app.problems, ...problems] };
}

/** Keeps the first file of each path. */
const dedup = <T extends { readonly path: string }>(files: readonly T[]): T[] =>
  [...new Map([...files].reverse().map((f) => [f.path, f])).values()].reverse();

/** Reads the app's own files in these files and folders. */
export async function readApp(paths: readonly string[]): Promise<App> {
  const apps: GivenApp[] = [];
  const roots: string[] = [];
  const problems: Problem[] = [];
  for (const target of paths) {
    try {
      const real = fs.realpathSync(target);
      if (roots.some((root) => isIn(root, real))) continue;
      roots.push(real);
      apps.push(await readPath(real));
    } catch (error) {
      problems.push(toUnread(target, error, true));
    }
  }
  const around = roots.flatMap((r) => readNamed(getAncestors(r), ...ABOVE));
  return {
    files: dedup(apps.flatMap(({ files }) => files)),
    settings: dedup([...around, ...apps.flatMap(({ settings }) => settings)]),
    problems: [...problems, ...apps.flatMap((app) => app.problems)],
    roots: roots.map((root) => toFolder(findRoot(root))),
  };
}
