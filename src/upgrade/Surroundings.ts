import type { AppFile, TypeScript } from '../typing/types';

/**
 * What lies around the sources of an app and says what its imports mean: every
 * `package.json`, `tsconfig.json` and `jsconfig.json`.
 */
export type Surroundings = readonly AppFile[];

/** A package of the app itself, or the app. */
export interface OwnPackage {
  readonly folder: string;
  readonly name: string;
  /** Paths in it at which it is entered, the first that exists. */
  readonly entries: readonly string[];
  /** What it depends on that is not its own. */
  readonly dependencies: readonly string[];
}

/** Short names for paths, which hold below a folder. */
export interface Aliases {
  readonly folder: string;
  /** Pattern, with `*` for anything, and paths from the root of the app. */
  readonly paths: readonly (readonly [string, readonly string[]])[];
}

const LISTS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** Versions that point into the repository of the app. */
const OWN_VERSION = /^(workspace|file|link|portal):/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getFolder = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1);

/** A path without `.` and, where it has a folder to leave, without `..`. */
export function toCleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const last = parts[parts.length - 1];
    if (part === '..' && last !== undefined && last !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The names of the app's folder that a file describes; `undefined` for no JSON. */
function parse(typescript: TypeScript, { path, text }: AppFile): unknown {
  return typescript.parseConfigFileTextToJson(path, text).config as unknown;
}

function toPackage(path: string, fields: unknown): OwnPackage {
  const all = isRecord(fields) ? fields : {};
  const texts = ['source', 'types', 'module', 'main']
    .map((key) => all[key])
    .filter((v) => typeof v === 'string');
  const dependencies = LISTS.flatMap((list) => {
    const found = all[list];
    return isRecord(found)
      ? Object.entries(found)
          .filter(([, v]) => typeof v === 'string' && !OWN_VERSION.test(v))
          .map(([name]) => name)
      : [];
  });
  return {
    folder: getFolder(path),
    name: typeof all.name === 'string' ? all.name : '',
    entries: ['src/index', 'index', ...texts],
    dependencies,
  };
}

function toAliases(path: string, fields: unknown): Aliases {
  const folder = getFolder(path);
  const options = isRecord(fields) ? fields.compilerOptions : undefined;
  const { baseUrl, paths } = isRecord(options) ? options : {};
  const base = folder + (typeof baseUrl === 'string' ? `${baseUrl}/` : '');
  const list = isRecord(paths) ? Object.entries(paths) : [];
  const toPaths = (targets: unknown): string[] =>
    Array.isArray(targets)
      ? targets
          .filter((t) => typeof t === 'string')
          .map((t: string) => toCleanPath(base + t))
      : [];
  return {
    folder,
    paths: [
      ...list.map(([pattern, to]) => [pattern, toPaths(to)] as const),
      ...(typeof baseUrl === 'string'
        ? [['*', [toCleanPath(`${base}*`)]] as const]
        : []),
    ],
  };
}

/** Packages of the app, and short names for its paths. */
export function readSurroundings(
  typescript: TypeScript,
  files: Surroundings,
): { readonly packages: OwnPackage[]; readonly aliases: Aliases[] } {
  const isPackage = ({ path }: AppFile) => /(^|\/)package\.json$/.test(path);
  return {
    packages: files
      .filter(isPackage)
      .map((file) => toPackage(file.path, parse(typescript, file))),
    aliases: files
      .filter((file) => !isPackage(file))
      .map((file) => toAliases(file.path, parse(typescript, file)))
      // The nearest says what holds.
      .sort((a, b) => b.folder.length - a.folder.length),
  };
}
