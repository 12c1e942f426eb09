import { isIgnored, parseIgnore, type IgnoreFile } from './ignoreRules';
import type { Skipped } from './types';

/** Folders that tools write, beside the `package.json` of what they write. */
const OUTPUT = ['dist', 'build', 'coverage', 'out'];

/** What the folders of an app say of what is its own. */
export interface Rules {
  /** The outer one first. */
  readonly ignores: readonly IgnoreFile[];
  /** Folders with a `package.json`: `''`, or with `/` at the end. */
  readonly packages: ReadonlySet<string>;
}

const getFolder = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Why a folder or file is not read; `undefined` for what is the app's own.
 * @param path from the given root on: what stands above it says nothing
 */
export function getSkipReason(
  path: string,
  isFolder: boolean,
  { ignores, packages }: Rules,
): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (isFolder && name === 'node_modules') return 'packages';
  if (isFolder && name.startsWith('.')) return 'hidden';
  if (isIgnored(path, isFolder, ignores)) return 'named in .gitignore';
  return isFolder && OUTPUT.includes(name) && packages.has(getFolder(path))
    ? 'made from sources'
    : undefined;
}

const byLength = (a: string, b: string): number => a.length - b.length;

/** What the files of a folder say of what is its own. */
export function getRules(
  paths: readonly string[],
  ignoreTexts: ReadonlyMap<string, string>,
): Rules {
  const isPackage = (path: string) => /(^|\/)package\.json$/.test(path);
  return {
    packages: new Set(paths.filter(isPackage).map(getFolder)),
    ignores: [...ignoreTexts.keys()].sort(byLength).map((path) => ({
      folder: getFolder(path),
      rules: parseIgnore(ignoreTexts.get(path) ?? ''),
    })),
  };
}

/** The folders around a path, the outer one first, and the path itself. */
function getParts(path: string): string[] {
  const names = path.split('/');
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
}

/**
 * Of a list of files, those that are an app's own.
 * @param paths from the given root on
 */
export function selectFiles(
  paths: readonly string[],
  rules: Rules,
): { readonly own: readonly string[]; readonly skipped: readonly Skipped[] } {
  const skipped = new Map<string, string>();
  const own = paths.filter((path) => {
    const parts = getParts(path);
    for (const part of parts) {
      const isFolder = part !== path;
      const reason = skipped.get(part) ?? getSkipReason(part, isFolder, rules);
      if (reason === undefined) continue;
      skipped.set(isFolder ? part : path, reason);
      return false;
    }
    return true;
  });
  return {
    own,
    skipped: [...skipped].map(([path, reason]) => ({ path, reason })),
  };
}
