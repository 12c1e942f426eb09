import ts from 'typescript';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import { isRelative, isSdk } from '../typing/imports';
import { getOptions } from '../typing/getOptions';
import type { Resolve } from '../typing/createProgram';
import { getFileName, toFileName, toPath } from '../typing/toFileName';
import type { AppFile } from '../typing/types';
import { readPackages, type OwnPackage } from './readPackages';
import { getFolder } from './selectFiles';

export interface Settings {
  /** Each `package.json`, `tsconfig.json`, and lock file. */
  readonly settings?: readonly AppFile[];
  /** Reads a file that a `tsconfig.json` extends, if it isn't in `settings`. */
  readonly readFile?: (path: string) => string | undefined;
  /** Aliases that an option defines: `@` for `src`. */
  readonly aliases?: readonly (readonly [name: string, path: string])[];
}

type Read = (name: string) => string | undefined;

/** True if the file is in the folder; the folder's path can start with `../`. */
const isBelow = (path: string, folder: string): boolean =>
  toFileName(path).startsWith(toFileName(folder));

/** Matches the package's address on a CDN, with or without a version. */
const SDK_URL = new RegExp(`^https?://[^?#]*/${SDK_PACKAGE}(?=[@/?#]|$)`);

type Paths = Record<string, string[]>;

/** Maps `@` to `src`, and each path below `@` to the path below `src`. */
const toPaths = (name: string, target: string): Paths => ({
  [name]: [target],
  [`${name}/*`]: [`${target}/*`],
});

/** Returns the default aliases of common tools, and the sources of the app's packages. */
function getUsualPaths(packages: readonly OwnPackage[]): Paths {
  const roots = new Set(['', ...packages.map(({ folder }) => folder)]);
  const toNames = (...paths: readonly string[]): string[] =>
    [...roots].flatMap((root) => paths.map((p) => toFileName(root + p)));
  const own = packages.filter(({ name }) => name !== '');
  return Object.assign(
    {
      '@/*': toNames('src/*', '*'),
      '~/*': toNames('src/*', '*'),
      '$lib/*': toNames('src/lib/*'),
      'src/*': toNames('src/*'),
      'app/*': toNames('app/*'),
    },
    ...own.map(({ name, folder }) => toPaths(name, toFileName(`${folder}src`))),
  ) as Paths;
}

/** Reads a `tsconfig.json` and the files it extends; `error` is `''` if there is none. */
function readConfig({ path }: AppFile, readFile: Read) {
  const name = toFileName(path);
  const host: ts.ParseConfigHost = {
    fileExists: (file) => readFile(file) !== undefined,
    readFile,
    readDirectory: () => [],
    useCaseSensitiveFileNames: true,
  };
  try {
    const read = ts.readConfigFile(name, readFile);
    const { options, errors } = ts.parseJsonConfigFileContent(
      read.config as unknown,
      host,
      getFolder(name),
      undefined,
      name,
    );
    // TypeScript also reports an empty list of files, which isn't an error here.
    const all = errors.filter(({ code }) => ![18002, 18003].includes(code));
    const text = (read.error ?? all[0])?.messageText ?? '';
    return { path, options, error: ts.flattenDiagnosticMessageText(text, ' ') };
  } catch (error) {
    return { path, options: {}, error: String(error) };
  }
}

/** The host contains the app's files, with its own packages also in `node_modules`. */
function createHost(
  own: ReadonlyMap<string, AppFile>,
  packages: readonly OwnPackage[],
  readSetting: Read,
): ts.ModuleResolutionHost {
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  const realpath = (name: string): string =>
    name.replace(
      /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//,
      (all, found: string) => {
        const folder = folders.get(found);
        return folder === undefined ? all : toFileName(folder);
      },
    );
  const readFile: Read = (name) =>
    own.get(realpath(name))?.text ??
    (name.endsWith('/package.json') ? readSetting(realpath(name)) : undefined);
  const fileExists = (name: string) => readFile(name) !== undefined;
  return { fileExists, readFile, realpath, getCurrentDirectory: () => '/' };
}

/** Resolves short names and the app's packages; `problems` are errors in settings. */
export function createResolve(
  files: readonly AppFile[],
  { settings = [], readFile, aliases = [] }: Settings,
) {
  const given = new Map(settings.map((s) => [toFileName(s.path), s.text]));
  const read: Read = (name) => given.get(name) ?? readFile?.(toPath(name));
  const { packages, problems } = readPackages(settings);
  const configs = settings
    .filter(({ path }) => /(^|\/)[jt]sconfig[\w.-]*\.json$/.test(path))
    .map((file) => readConfig(file, read))
    .sort((a, b) => b.path.length - a.path.length);
  const own = new Map(files.map((file) => [getFileName(file), file]));
  const host = createHost(own, packages, read);
  const told = aliases.map(([name, path]) => toPaths(name, toFileName(path)));
  const usual = Object.assign(getUsualPaths(packages), ...told) as Paths;
  const find = (specifier: string, path: string): AppFile | undefined => {
    const nearest = configs.filter((c) => isBelow(path, getFolder(c.path)));
    return [...nearest, { options: { paths: usual } }]
      .map(({ options }) =>
        ts.resolveModuleName(
          specifier,
          toFileName(path),
          { ...options, ...getOptions() },
          host,
        ),
      )
      .map((r) => own.get(r.resolvedModule?.resolvedFileName ?? ''))
      .find(Boolean);
  };
  const found = new Map<string, AppFile | undefined>();
  const resolve: Resolve = (specifier, path) => {
    if (isRelative(specifier) || isSdk(specifier)) return undefined;
    const isRenamed =
      SDK_URL.test(specifier) ||
      packages.some(
        ({ folder, sdk }) => sdk.has(specifier) && isBelow(path, folder),
      );
    if (isRenamed) return 'sdk';
    const key = `${specifier}\n${getFolder(path)}`;
    if (!found.has(key)) found.set(key, find(specifier, path));
    return found.get(key);
  };
  const ignored = configs
    .filter(({ error }) => error)
    .map(({ path, error }) => ({
      file: path,
      message: `The check ignores its import aliases: ${error.replace(/(\/-)+\//g, '')}`,
      isOpen: false,
    }));
  return { resolve, packages, problems: [...problems, ...ignored] };
}
