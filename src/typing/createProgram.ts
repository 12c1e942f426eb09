import ts from 'typescript';
import { getOptions } from './getOptions';
import {
  getImports,
  isRelative,
  isSdk,
  isSdkPath,
  printStubs,
  type Imports,
} from './imports';
import { isTooDeep } from './isTooDeep';
import { getFileName } from './toFileName';
import { memoize } from '../text/memoize';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from './types';

export const LIBRARY = '/lib/';
export const SDK_FILE = '/firebolt.d.ts';
export const STUBS_FILE = '/packages.d.ts';

/** Types `require` in TypeScript's files, where the compiler ignores it. */
const REQUIRE_FILE = '/require.d.ts';

/** Re-exports the SDK for imports of paths inside its package. */
const SDK_PATH_FILE = '/sdk-path.d.ts';

/** Returns the file for an import that isn't a path, or `sdk` for an alias of the SDK. */
export type Resolve = (
  specifier: string,
  path: string,
) => AppFile | 'sdk' | undefined;

export interface AppProgram {
  readonly program: ts.Program;
  readonly sdk: ts.SourceFile;
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  /** For each path, its imports: paths of the app's files, and the SDK's package name. */
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each path, the other imports, including paths inside the SDK's package. */
  readonly unresolved: ReadonlyMap<string, readonly ts.StringLiteralLike[]>;
  /** Paths of files that are skipped because their code is nested too deeply. */
  readonly deep: ReadonlySet<string>;
}

const getParsed = /* @__PURE__ */ memoize<object, Map<string, ts.SourceFile>>(
  () => new Map(),
);

/** Parses a file once for all programs with the same `owner`. */
function parseShared(owner: object, name: string, text: string): ts.SourceFile {
  const files = getParsed(owner);
  const file =
    files.get(name) ?? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  files.set(name, file);
  return file;
}

const parsedAppFiles = new WeakMap<AppFile, ts.SourceFile>();

/** Returns `undefined` if the code is nested too deeply for the recursive parser. */
function parse(
  name: string,
  text: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  try {
    const file = ts.createSourceFile(name, text, options, true);
    return isTooDeep(file) ? undefined : file;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Parses a file once for all versions. Code that is nested too deeply is parsed as an empty file. */
function parseAppFile(
  file: AppFile,
  name: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
  deep: Set<string>,
): ts.SourceFile {
  const known = parsedAppFiles.get(file);
  const source = known ?? parse(name, file.text, options);
  const read = source ?? ts.createSourceFile(name, '', options, true);
  if (read.text !== file.text) deep.add(file.path);
  parsedAppFiles.set(file, read);
  return read;
}

const getExternalImports = (imports: Imports, resolve: Resolve): Imports =>
  new Map(
    [...imports].map(([path, names]) => [
      path,
      names.filter((name) => !resolve(name, path)),
    ]),
  );

/** Resolves imports as TypeScript does, plus those that `resolve` finds. */
function createResolution(
  files: readonly AppFile[],
  host: ts.ModuleResolutionHost,
  resolve: Resolve,
) {
  const links = new Map<string, ReadonlySet<string>>();
  const unresolved = new Map<string, readonly ts.StringLiteralLike[]>();
  const paths = new Map(files.map((f) => [getFileName(f), f.path]));
  const toModule = (resolvedFileName: string) => ({
    resolvedModule: {
      resolvedFileName,
      extension: /\.[cm]?[jt]sx?$/.exec(resolvedFileName)?.[0] ?? '.ts',
      isExternalLibraryImport: false,
    },
  });
  const find = (
    text: string,
    containing: string,
    options: ts.CompilerOptions,
  ): ts.ResolvedModuleWithFailedLookupLocations => {
    const file = resolve(text, paths.get(containing) ?? '');
    if (typeof file === 'object') return toModule(getFileName(file));
    if (isSdkPath(text) && isRelative(text)) return toModule(SDK_PATH_FILE);
    return ts.resolveModuleName(text, containing, options, host);
  };
  const resolveModuleNameLiterals: ts.CompilerHost['resolveModuleNameLiterals'] =
    (literals, containing, _, options) => {
      const found = literals.map(({ text }) => find(text, containing, options));
      const path = paths.get(containing) ?? '';
      const linked = literals.map(({ text }, i) => {
        const name = found[i]?.resolvedModule?.resolvedFileName ?? '';
        const isPackage = isSdk(text) || resolve(text, path) === 'sdk';
        return isPackage ? SDK_PACKAGE : paths.get(name);
      });
      links.set(path, new Set(linked.filter((path) => path !== undefined)));
      unresolved.set(
        path,
        literals.filter((l, i) => linked[i] === undefined || isSdkPath(l.text)),
      );
      return found;
    };
  return { links, unresolved, resolveModuleNameLiterals };
}

interface ProgramSources {
  readonly libraries: ReadonlyMap<string, string>;
  readonly version: { readonly declarations: string };
  /** The app's files, by their names in the program. */
  readonly appFiles: ReadonlyMap<string, AppFile>;
  readonly stubs: ReadonlyMap<string, string>;
  readonly deep: Set<string>;
}

/** Creates a compiler host that has only the program's files. */
function createHost({
  libraries,
  version,
  appFiles,
  stubs,
  deep,
}: ProgramSources): ts.CompilerHost {
  const getLibrary = (name: string) =>
    name.startsWith(LIBRARY)
      ? libraries.get(name.slice(LIBRARY.length))
      : undefined;
  const readFile = (name: string) =>
    appFiles.get(name)?.text ?? stubs.get(name);
  return {
    getSourceFile: (name, options) => {
      if (name === SDK_FILE) {
        return parseShared(version, name, version.declarations);
      }
      const library = getLibrary(name);
      if (library !== undefined) {
        return parseShared(libraries, name, library);
      }
      const owner = appFiles.get(name);
      if (owner) return parseAppFile(owner, name, options, deep);
      const text = stubs.get(name);
      return text === undefined
        ? undefined
        : ts.createSourceFile(name, text, options, true);
    },
    fileExists: (name) =>
      name === SDK_FILE ||
      readFile(name) !== undefined ||
      getLibrary(name) !== undefined,
    readFile,
    getDefaultLibFileName: () => `${LIBRARY}lib.d.ts`,
    getDefaultLibLocation: () => LIBRARY.slice(0, -1),
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

const printRequire = (names: readonly string[]): string => {
  const calls = names.map(
    (n) => `(id: ${JSON.stringify(n)}): typeof import('${SDK_PACKAGE}');`,
  );
  return `declare var require: { ${calls.join(' ')} (id: string): any };`;
};

/** Type-checks in memory; `version` is also the cache key for its parsed declarations. */
export function createProgram(
  libraries: ReadonlyMap<string, string>,
  version: { readonly declarations: string },
  files: readonly AppFile[],
  resolve: Resolve = () => undefined,
): AppProgram {
  const imports = getImports(files);
  const sdkImports = [...imports].flatMap(([path, names]) =>
    names
      .filter((name) => isSdk(name) || resolve(name, path) === 'sdk')
      .map((name) => [path, name] as const),
  );
  const renamed = sdkImports.map(([, name]) => name).filter((n) => !isSdk(n));
  const stubs = new Map([
    [STUBS_FILE, printStubs(getExternalImports(imports, resolve), renamed)],
    [REQUIRE_FILE, printRequire(sdkImports.map(([, name]) => name))],
    [SDK_PATH_FILE, `export * from '${SDK_PACKAGE}';`],
  ]);
  const appFiles = new Map(files.map((file) => [getFileName(file), file]));
  const deep = new Set<string>();
  const sources = { libraries, version, appFiles, stubs, deep };
  const host = createHost(sources);
  const resolution = createResolution(files, host, resolve);
  const { links, unresolved, resolveModuleNameLiterals } = resolution;
  host.resolveModuleNameLiterals = resolveModuleNameLiterals;
  const program = ts.createProgram({
    rootNames: [SDK_FILE, ...stubs.keys(), ...appFiles.keys()],
    options: getOptions(),
    host,
  });
  // The compiler doesn't resolve `require` in TypeScript's files.
  for (const [path] of sdkImports) {
    links.set(path, new Set(links.get(path)).add(SDK_PACKAGE));
  }
  const find = (name: string): ts.SourceFile => {
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`${name}: not one of the program's files`);
    return file;
  };
  return {
    program,
    sdk: find(SDK_FILE),
    files: new Map(files.map((file) => [file.path, find(getFileName(file))])),
    links,
    unresolved,
    deep,
  };
}
