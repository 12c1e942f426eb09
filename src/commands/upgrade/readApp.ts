import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { AppFile } from '../../typing/types';
import { parseIgnore, type IgnoreFile } from '../../upgrade/ignoreRules';
import { isBundlerConfig } from '../../upgrade/readBundler';
import { getSkipReason } from '../../upgrade/selectFiles';
import { isConfig, isSource } from '../../upgrade/sortFiles';
import { listExtended } from '../../upgrade/Surroundings';
import type { Problem, Skipped } from '../../upgrade/types';

/** What the command reads of an app; all paths are from the current folder. */
export interface App {
  readonly files: readonly AppFile[];
  /** Every `package.json`, `tsconfig.json` and the like, also above the given paths. */
  readonly surroundings: readonly AppFile[];
  readonly problems: readonly Problem[];
  readonly skipped: readonly Skipped[];
  /** The folder to which the first of the given paths belongs. */
  readonly root: string;
}

/** What has been found so far. */
interface FoundFiles {
  readonly sources: string[];
  readonly configs: string[];
  readonly problems: Problem[];
  readonly skipped: Skipped[];
  /** Real places, so that links do not lead round. */
  readonly seen: Set<string>;
}

interface AppFolder {
  /** Of the app; what stands above says nothing of what is its own. */
  readonly root: string;
  readonly ignores: IgnoreFile[];
  readonly packages: Set<string>;
}

const toPath = (file: string): string =>
  path.relative('', file).split(path.sep).join('/') || '.';

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error
    ? `it cannot be read. ${error.message}`
    : error.message;
}

/** Runs the step; a fault is of this file and keeps no other from being read. */
function attempt(found: FoundFiles, file: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    found.problems.push({
      file: toPath(file),
      message: `Not checked: ${getReason(error)}`,
    });
  }
}

/** The folders from one up to the root of the disk. */
function getAncestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...getAncestors(parent)];
}

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The folder that a path is, or in which its file is. */
const getStart = (given: string): string => {
  const stats = fs.statSync(given, { throwIfNoEntry: false });
  return path.resolve(
    !stats || stats.isDirectory() ? given : path.dirname(given),
  );
};

/** The nearest folder with a `package.json`, or the given one. */
function findRoot(given: string): string {
  const start = getStart(given);
  const above = getAncestors(start);
  return above.find((f) => isFile(path.join(f, 'package.json'))) ?? start;
}

/** Path from the root of the app, with `/` at the end of a folder's. */
const fromRoot = ({ root }: AppFolder, file: string): string =>
  path.relative(root, file).split(path.sep).join('/');

/** Takes in what a folder says of what is the app's own. */
function readRules(place: AppFolder, folder: string): void {
  const below = fromRoot(place, folder);
  const prefix = below ? `${below}/` : '';
  const ignore = path.join(folder, '.gitignore');
  if (isFile(path.join(folder, 'package.json'))) place.packages.add(prefix);
  if (isFile(ignore)) {
    const rules = parseIgnore(fs.readFileSync(ignore, 'utf8'));
    place.ignores.push({ folder: prefix, rules });
  }
}

function visitEntry(found: FoundFiles, place: AppFolder, file: string): void {
  // Follows links.
  const stats = fs.statSync(file);
  const isFolder = stats.isDirectory();
  const reason = getSkipReason(fromRoot(place, file), isFolder, place);
  if (reason !== undefined) {
    if (isFolder || isSource(file)) {
      found.skipped.push({ path: toPath(file), reason });
    }
  } else if (isFolder) visitFolder(found, place, file);
  else if (stats.isFile()) visitFile(found, file);
  else if (isSource(file)) {
    // To read a pipe is to wait for who writes to it.
    throw new Error('it is neither a file nor a folder.');
  }
}

function visitFile(found: FoundFiles, file: string): void {
  const list = isSource(file)
    ? found.sources
    : isConfig(file)
      ? found.configs
      : undefined;
  const real = fs.realpathSync(file);
  if (!list || found.seen.has(real)) return;
  found.seen.add(real);
  list.push(toPath(file));
}

function visitFolder(
  found: FoundFiles,
  place: AppFolder,
  folder: string,
): void {
  const real = fs.realpathSync(folder);
  if (found.seen.has(real)) return;
  found.seen.add(real);
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  readRules(place, folder);
  // What a link leads to is read where it stands, if it is given too.
  const isLink = (e: fs.Dirent): number => Number(e.isSymbolicLink());
  entries.sort((a, b) => isLink(a) - isLink(b) || (a.name < b.name ? -1 : 1));
  for (const { name } of entries) {
    const file = path.join(folder, name);
    attempt(found, file, () => {
      visitEntry(found, place, file);
    });
  }
}

function visitGiven(found: FoundFiles, given: string): void {
  const stats = fs.statSync(given, { throwIfNoEntry: false });
  if (!stats) {
    throw new Error('it does not exist. Name files or folders of your app.');
  }
  if (!stats.isFile() && !stats.isDirectory()) {
    throw new Error('it is neither a file nor a folder.');
  }
  if (isFile(given)) {
    if (!isSource(given) && !isConfig(given)) {
      throw new Error('it is no file of code.');
    }
    visitFile(found, given);
    return;
  }
  const folder = path.resolve(given);
  const root = findRoot(folder);
  const place: AppFolder = { root, ignores: [], packages: new Set() };
  const above = getAncestors(folder).slice(1);
  above
    .filter((f) => !path.relative(root, f).startsWith('..'))
    .reverse()
    .forEach((f) => {
      readRules(place, f);
    });
  visitFolder(found, place, folder);
}

/** Settings of the app that its folders have, and no other file. */
function listSettings(folder: string): string[] {
  const isSettings = (name: string): boolean =>
    /^(package|[jt]sconfig)\.json$/.test(name) || isBundlerConfig(name);
  try {
    return fs
      .readdirSync(folder)
      .filter(isSettings)
      .map((name) => path.join(folder, name))
      .filter(isFile);
  } catch {
    // A folder above the app may be closed to its developer.
    return [];
  }
}

/** What says what imports mean above the given path, the nearest first. */
const listAbove = (given: string): string[] =>
  getAncestors(getStart(given)).flatMap(listSettings).map(toPath);

/** Adds the files that settings of TypeScript extend, wherever they are. */
function readExtended(
  found: FoundFiles,
  configs: readonly AppFile[],
): AppFile[] {
  const known = new Set(configs.map((c) => path.resolve(c.path)));
  const all = [...configs];
  // What is added meanwhile can extend others.
  for (const config of all) {
    if (!isConfig(config.path)) continue;
    const names = listExtended(ts, config)
      .map((list) => list.find(isFile))
      .filter((name) => name !== undefined)
      .filter((name) => !known.has(path.resolve(name)));
    names.forEach((name) => known.add(path.resolve(name)));
    all.push(...readTexts(found, names.map(toPath)));
  }
  return all;
}

function readTexts(found: FoundFiles, files: readonly string[]): AppFile[] {
  const read: AppFile[] = [];
  for (const file of new Set(files)) {
    attempt(found, file, () => {
      read.push({ path: file, text: fs.readFileSync(file, 'utf8') });
    });
  }
  return read;
}

/** The sources at and below the paths, with the names that they have from here. */
export function readApp(paths: readonly string[]): App {
  const found: FoundFiles = {
    sources: [],
    configs: [],
    problems: [],
    skipped: [],
    seen: new Set(),
  };
  for (const given of paths) {
    attempt(found, given, () => {
      visitGiven(found, given);
    });
  }
  const [first = '.'] = paths;
  const configs = [...listAbove(first), ...found.configs, ...listAbove('.')];
  return {
    files: readTexts(found, found.sources),
    surroundings: readExtended(found, readTexts(found, configs)),
    problems: found.problems,
    skipped: found.skipped,
    root: toPath(findRoot(first)),
  };
}
