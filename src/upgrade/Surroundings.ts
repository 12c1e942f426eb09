import type { AppFile, TypeScript } from '../typing/types';
import { getFolder, toCleanPath, type AliasPath } from './aliasPaths';
import { isBundlerConfig, readBundler } from './readBundler';

/**
 * What lies around the sources of an app and says what its imports mean: every
 * `package.json` and `tsconfig.json`, and the settings of bundlers.
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
  readonly paths: readonly AliasPath[];
}

/** Settings of TypeScript that were not given, and what asks for them. */
export interface MissingConfig {
  readonly file: string;
  readonly wanted: string;
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

/** All texts in a value, whatever it is for: `{ import: 'a', default: 'b' }`. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isRecord(value) ? Object.values(value).flatMap(listTexts) : [];
}

/** What a file of JSON holds; `undefined` for no JSON. */
const parse = (typescript: TypeScript, { path, text }: AppFile): unknown =>
  typescript.parseConfigFileTextToJson(path, text).config as unknown;

/** The list of what a file extends, as it stands there. */
function getExtended(fields: unknown): readonly string[] {
  const wanted = isRecord(fields) ? fields.extends : undefined;
  return listTexts(wanted);
}

/** Files that settings of TypeScript extend by a path; of each the first that exists. */
export function listExtended(
  typescript: TypeScript,
  file: AppFile,
): readonly (readonly string[])[] {
  return getExtended(parse(typescript, file))
    .filter((name) => /^\.{0,2}\//.test(name))
    .map((name) => {
      const path = name.startsWith('/')
        ? name
        : toCleanPath(getFolder(file.path) + name);
      return [path, `${path}.json`, `${path}/tsconfig.json`];
    });
}

function toPackage(path: string, fields: unknown): OwnPackage {
  const all = isRecord(fields) ? fields : {};
  const exported = isRecord(all.exports) ? all.exports['.'] : all.exports;
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
    entries: ['src/index', 'index', ...texts, ...listTexts(exported)],
    dependencies,
  };
}

/** The short names that a `package.json` gives inside (`#x`) and outside (`own/x`). */
function readPackagePaths(path: string, fields: unknown): AliasPath[] {
  const folder = getFolder(path);
  const { name, imports, exports } = isRecord(fields) ? fields : {};
  const toPaths = (list: unknown, start: string): AliasPath[] =>
    isRecord(list)
      ? Object.entries(list).map(([key, targets]) => [
          start + key.replace(/^\.(?=\/)/, ''),
          listTexts(targets).map((t) => toCleanPath(folder + t)),
        ])
      : [];
  return [
    ...toPaths(imports, ''),
    ...(typeof name === 'string' ? toPaths(exports, name) : []),
  ];
}

/** The short names of a `tsconfig.json`, or those of what it extends. */
function readConfigPaths(
  typescript: TypeScript,
  file: AppFile,
  files: ReadonlyMap<string, AppFile>,
  seen: readonly AppFile[] = [],
): readonly AliasPath[] {
  const fields = parse(typescript, file);
  const options = isRecord(fields) ? fields.compilerOptions : undefined;
  const { baseUrl, paths } = isRecord(options) ? options : {};
  if (baseUrl === undefined && paths === undefined) {
    return listExtended(typescript, file)
      .map((names) => names.map((n) => files.get(toCleanPath(n))).find(Boolean))
      .filter((f): f is AppFile => f !== undefined && !seen.includes(f))
      .flatMap((f) => readConfigPaths(typescript, f, files, [...seen, file]));
  }
  const isBased = typeof baseUrl === 'string';
  const base = getFolder(file.path) + (isBased ? `${baseUrl}/` : '');
  const list = isRecord(paths) ? Object.entries(paths) : [];
  return [
    ...list.map(([pattern, targets]): AliasPath => [
      pattern,
      listTexts(targets).map((t) => toCleanPath(base + t)),
    ]),
    ...(isBased ? [['*', [toCleanPath(`${base}*`)]] as const] : []),
  ];
}

/** Settings that others extend, and that were not given. */
function findMissingConfigs(
  typescript: TypeScript,
  configs: readonly AppFile[],
  files: ReadonlyMap<string, AppFile>,
): MissingConfig[] {
  return configs.flatMap((file) => {
    const found = listExtended(typescript, file).map((names) =>
      names.some((n) => files.has(toCleanPath(n))),
    );
    const paths = getExtended(parse(typescript, file));
    const relative = paths.filter((name) => /^\.{0,2}\//.test(name));
    return paths
      .filter((name) => !found[relative.indexOf(name)])
      .map((wanted) => ({ file: file.path, wanted }));
  });
}

/** What the surroundings of an app say; all paths are whole ones. */
export interface Own {
  readonly packages: readonly OwnPackage[];
  readonly aliases: readonly Aliases[];
  readonly missing: readonly MissingConfig[];
}

/**
 * Packages of the app, and short names for its paths.
 * @param folder from which the paths of the surroundings go on
 */
export function readSurroundings(
  typescript: TypeScript,
  surroundings: Surroundings,
  folder = '',
): Own {
  const named = surroundings.map((file): readonly [string, AppFile] => {
    const path = toCleanPath(`${folder}/${file.path}`);
    return [path, { ...file, path }];
  });
  const files = new Map(named);
  const isPackage = ({ path }: AppFile) => /(^|\/)package\.json$/.test(path);
  const all = [...files.values()];
  const packages = all.filter(isPackage);
  const configs = all.filter((f) => !isPackage(f) && !isBundlerConfig(f.path));
  const readPaths = (file: AppFile): readonly AliasPath[] => {
    if (isBundlerConfig(file.path)) return readBundler(typescript, file);
    return isPackage(file)
      ? readPackagePaths(file.path, parse(typescript, file))
      : readConfigPaths(typescript, file, files);
  };
  return {
    packages: packages.map((file) =>
      toPackage(file.path, parse(typescript, file)),
    ),
    aliases: all
      .map((file) => ({ folder: getFolder(file.path), paths: readPaths(file) }))
      .filter(({ paths }) => paths.length > 0)
      // The nearest says what holds.
      .sort((a, b) => b.folder.length - a.folder.length),
    missing: findMissingConfigs(typescript, configs, files),
  };
}
