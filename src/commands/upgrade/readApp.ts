import fs from 'node:fs';
import path from 'node:path';
import type { AppFile } from '../../typing/types';
import {
  readGiven,
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

/** `''` for the current folder; other paths end with `/`. */
const toFolder = (folder: string): string =>
  toPath(folder).replace(/[^/]$/, '$&/');

const toFile = (file: string): GivenFile => ({
  path: toPath(file),
  read: () => fs.readFileSync(file, 'utf8'),
});

/** A file's content; `undefined` if the path is missing or isn't a regular file. */
export function readText(file: string): string | undefined {
  try {
    return fs.statSync(file).isFile()
      ? fs.readFileSync(file, 'utf8')
      : undefined;
  } catch {
    return undefined;
  }
}

/** The folder and its parents, up to the root of the file system. */
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

/** The files to read, and the files that the report lists as not checked. */
interface Found {
  readonly files: GivenFile[];
  readonly problems: Problem[];
}

function toProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `Not checked: it cannot be read. ${reason}`;
  return { file, message, isOpen: true };
}

function visitFolder(folder: string, found: Found): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isFile()) found.files.push(toFile(file));
    else if (!entry.isDirectory()) {
      // If a link's target is in the folder, the walk reads it at its real path. To
      // read a pipe would block until another process writes to it.
      const reason = entry.isSymbolicLink()
        ? `a link to ${fs.readlinkSync(file)}`
        : 'neither a file nor a folder';
      found.problems.push(toSkipped(toPath(file), reason));
    } else if (/^(node_modules|\.\w+)$/.test(entry.name)) {
      // One made-up path is enough for the report to list the folder as skipped.
      found.files.push(toFile(path.join(file, 'index')));
    } else {
      try {
        visitFolder(file, found);
      } catch (error) {
        found.problems.push(toProblem(toPath(file), error));
      }
    }
  }
}

/** The nearest parent folder with a `package.json`, or the folder itself. */
function findRoot(folder: string): string {
  const hasPackage = (f: string): boolean =>
    readText(path.join(f, 'package.json')) !== undefined;
  return getAncestors(folder).find(hasPackage) ?? folder;
}

/** Reads the files with these names in the folders; skips missing ones. */
const readNamed = (folders: readonly string[], ...names: string[]): AppFile[] =>
  folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .flatMap((file) => {
      const text = readText(file);
      return text === undefined ? [] : [{ path: toPath(file), text }];
    });

/** Reads one file, or a folder with its subfolders. */
async function readPath(target: string): Promise<GivenApp> {
  const found: Found = { files: [], problems: [] };
  const stats = fs.statSync(target);
  if (stats.isDirectory()) visitFolder(target, found);
  else if (stats.isFile()) found.files.push(toFile(target));
  else throw new Error('It is neither a file nor a folder.');
  const folder = stats.isFile() ? path.dirname(target) : target;
  const around = getAncestors(path.dirname(folder));
  const inApp = around.filter((f) => isIn(findRoot(folder), f));
  const ignores = stats.isFile() ? [] : readNamed(inApp, '.gitignore');
  const app = await readGiven(toFolder(folder), found.files, ignores);
  return {
    ...app,
    problems: [...app.problems, ...found.problems],
  };
}

/** Removes duplicate paths; the first file of each path stays. */
const dedup = <T extends { readonly path: string }>(files: readonly T[]): T[] =>
  [...new Map([...files].reverse().map((f) => [f.path, f])).values()].reverse();

/** Reads the app's own files in the paths; file names are relative to the current folder. */
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
      problems.push(toProblem(target, error));
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
