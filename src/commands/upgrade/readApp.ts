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
  /** Each folder is `''` (the current folder) or a path that ends with `/`. */
  readonly roots: readonly string[];
}

const toPath = (file: string): string =>
  path.relative('', file).split(path.sep).join('/');

/** Returns a path that ends with `/`, or `''` for the current folder. */
const toFolder = (folder: string): string =>
  toPath(folder).replace(/[^/]$/, '$&/');

const toFile = (file: string): GivenFile => ({
  path: toPath(file),
  read: () => fs.readFileSync(file, 'utf8'),
});

/** Returns a regular file's content, or `undefined` for any other path. */
export function readText(file: string): string | undefined {
  try {
    return fs.statSync(file).isFile()
      ? fs.readFileSync(file, 'utf8')
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the folder and its ancestors, innermost first. */
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

/** Lists the files below a path. Links and unreadable files are added to `problems`. */
function listFiles(root: string, problems: Problem[]): readonly GivenFile[] {
  const visit = (file: string): readonly GivenFile[] => {
    try {
      const stats = fs.lstatSync(file);
      if (stats.isFile()) return [toFile(file)];
      if (!stats.isDirectory()) {
        // Reading a pipe would block. A link's target is read if the folder contains it.
        const reason = stats.isSymbolicLink()
          ? `a link to ${fs.readlinkSync(file)}`
          : 'neither a file nor a folder';
        problems.push(toSkipped(toPath(file), reason));
        return [];
      }
      const isSkipped = /^(node_modules|\.\w+)$/.test(path.basename(file));
      // This placeholder makes the report list the folder as skipped.
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

/** Searches upward for a folder with `package.json`; returns `folder` if none has it. */
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

/** Keeps the first of several files with the same path. */
const dedup = <T extends { readonly path: string }>(files: readonly T[]): T[] =>
  [...new Map([...files].reverse().map((f) => [f.path, f])).values()].reverse();

/** Reads an app from the given files and folders. */
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
