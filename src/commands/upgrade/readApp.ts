import fs from 'node:fs';
import path from 'node:path';
import type { AppFile } from '../../typing/types';
import {
  readGiven,
  type GivenApp,
  type GivenFile,
} from '../../upgrade/readGiven';
import { isSource } from '../../upgrade/selectFiles';
import type { Problem, Skipped } from '../../upgrade/types';

/** What the command reads of an app; all paths are from the current folder. */
export interface App extends GivenApp {
  /** The folders of the app: `''`, or with `/` at the end. */
  readonly roots: readonly string[];
}

const toPath = (file: string): string =>
  path.relative('', file).split(path.sep).join('/');

/** The path of a folder: `''`, or with `/` at its end. */
const toFolder = (folder: string): string => {
  const name = toPath(folder);
  return name && `${name}/`;
};

const toFile = (file: string): GivenFile => ({
  path: toPath(file),
  read: () => fs.readFileSync(file, 'utf8'),
});

/** The text of a file; nothing for a device, a folder, or what is not there. */
export function readText(file: string): string | undefined {
  try {
    return fs.statSync(file).isFile()
      ? fs.readFileSync(file, 'utf8')
      : undefined;
  } catch {
    return undefined;
  }
}

/** The folders from one up to the root of the disk. */
function getAncestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...getAncestors(parent)];
}

/** Settings of an app that its folders have, and no other file. */
const ABOVE = [
  ...['package.json', 'tsconfig.json', 'jsconfig.json'],
  ...['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'],
];

const isIn = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder.replace(/\/?$/, path.sep));

/** What is to be read of a folder, by real paths, and what is named instead. */
interface Found {
  readonly files: GivenFile[];
  readonly problems: Problem[];
  readonly skipped: Skipped[];
}

const toReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function visitFolder(folder: string, found: Found): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) {
      // What it leads to is read where it stands, if that is in the folder.
      found.skipped.push({ path: toPath(file), reason: 'a link' });
    } else if (entry.isFile()) found.files.push(toFile(file));
    else if (!entry.isDirectory()) {
      // To read a pipe is to wait for who writes to it.
      const message = 'Not checked: it is neither a file nor a folder.';
      const problem = { file: toPath(file), message, isOpen: false };
      if (isSource(file)) found.problems.push(problem);
    } else if (/^(node_modules|\.\w+)$/.test(entry.name)) {
      // Named by what it would hold.
      found.files.push(toFile(path.join(file, 'index')));
    } else {
      try {
        visitFolder(file, found);
      } catch (error) {
        const message = `Not checked: it cannot be read. ${toReason(error)}`;
        found.problems.push({ file: toPath(file), message, isOpen: true });
      }
    }
  }
}

/** The nearest folder with a `package.json`, or the given one. */
function findRoot(folder: string): string {
  const hasPackage = (f: string): boolean =>
    readText(path.join(f, 'package.json')) !== undefined;
  return getAncestors(folder).find(hasPackage) ?? folder;
}

/** Files of such names in some folders. */
const readNamed = (folders: readonly string[], ...names: string[]): AppFile[] =>
  folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .flatMap((file) => {
      const text = readText(file);
      return text === undefined ? [] : [{ path: toPath(file), text }];
    });

/** Reads what is at and below a path. */
async function readPath(given: string): Promise<GivenApp> {
  const found: Found = { files: [], problems: [], skipped: [] };
  const stats = fs.statSync(given);
  if (stats.isDirectory()) visitFolder(given, found);
  else if (stats.isFile()) found.files.push(toFile(given));
  else throw new Error('it is neither a file nor a folder.');
  const folder = stats.isFile() ? path.dirname(given) : given;
  const around = getAncestors(path.dirname(folder));
  const inApp = around.filter((f) => isIn(findRoot(folder), f));
  const ignores = stats.isFile() ? [] : readNamed(inApp, '.gitignore');
  const app = await readGiven(toFolder(folder), found.files, ignores);
  return {
    ...app,
    problems: [...app.problems, ...found.problems],
    skipped: [...app.skipped, ...found.skipped],
  };
}

/** Each file once, by its path. */
const unite = <T extends { readonly path: string }>(files: readonly T[]): T[] =>
  [
    ...new Map([...files].reverse().map((file) => [file.path, file])).values(),
  ].reverse();

/** The app's own files at and below the paths, with the names that they have from here. */
export async function readApp(paths: readonly string[]): Promise<App> {
  const apps: GivenApp[] = [];
  const roots: string[] = [];
  const problems: Problem[] = [];
  for (const given of paths) {
    try {
      const real = fs.realpathSync(given);
      if (roots.some((root) => isIn(root, real))) continue;
      roots.push(real);
      apps.push(await readPath(real));
    } catch (error) {
      const message = `Not checked: ${toReason(error)}`;
      problems.push({ file: given, message, isOpen: true });
    }
  }
  const inside = apps.flatMap(({ settings }) => settings);
  return {
    files: unite(apps.flatMap(({ files }) => files)),
    settings: unite([
      ...roots.flatMap((root) => readNamed(getAncestors(root), ...ABOVE)),
      ...inside,
    ]),
    problems: [...problems, ...apps.flatMap((app) => app.problems)],
    skipped: unite(apps.flatMap(({ skipped }) => skipped)),
    others: apps.reduce((sum, { others }) => sum + others, 0),
    roots: roots.map((root) => toFolder(findRoot(root))),
  };
}
