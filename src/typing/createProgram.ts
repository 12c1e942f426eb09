import type ts from 'typescript';
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
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile, TypeScript } from './types';

export const LIBRARY = '/lib/';
export const SDK_FILE = '/firebolt.d.ts';
export const STUBS_FILE = '/packages.d.ts';

/** Stands for paths into the package that lead there by folders. */
const SDK_PATH_FILE = '/sdk-path.d.ts';

/**
 * The file of the app that an import means, where no path says it; `sdk` for the
 * package of the SDK under another name.
 */
export type Resolve = (
  specifier: string,
  path: string,
) => AppFile | 'sdk' | undefined;

/** An app beside the declarations of one version of the SDK. */
export interface AppProgram {
  readonly program: ts.Program;
  readonly sdk: ts.SourceFile;
  /** By the path that the app has for it. */
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  /** Files of the app, and the package of the SDK, that a file imports; all by path. */
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of files that are empty here, because they nest too deep. */
  readonly deep: ReadonlySet<string>;
}

const parsed = new WeakMap<object, Map<string, ts.SourceFile>>();

/** Parses files that many programs share once; `owner`: what they belong to. */
function parseOnce(
  typescript: TypeScript,
  owner: object,
  name: string,
  text: string,
): ts.SourceFile {
  const files = parsed.get(owner) ?? new Map<string, ts.SourceFile>();
  parsed.set(owner, files);
  const file =
    files.get(name) ??
    typescript.createSourceFile(name, text, typescript.ScriptTarget.ES2022);
  files.set(name, file);
  return file;
}

const parsedOwn = new WeakMap<AppFile, ts.SourceFile>();

/** Parses code; `undefined` for what nests so deep that no stack can go through it. */
function parse(
  typescript: TypeScript,
  name: string,
  text: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  try {
    const file = typescript.createSourceFile(name, text, options, true);
    return isTooDeep(typescript, file) ? undefined : file;
  } catch (error) {
    // The parser itself has no room left.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Parses a file of the app once for all versions that it is looked at with;
 * without its code where that nests too deep.
 */
function parseOwn(
  typescript: TypeScript,
  file: AppFile,
  name: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
  deep: Set<string>,
): ts.SourceFile {
  const known = parsedOwn.get(file);
  const own = known ?? parse(typescript, name, file.text, options);
  const read = own ?? typescript.createSourceFile(name, '', options, true);
  if (read.text !== file.text) deep.add(file.path);
  parsedOwn.set(file, read);
  return read;
}

/** Imports without those that are files of the app. */
function getOutside(imports: Imports, resolve: Resolve): Imports {
  return new Map(
    [...imports].map(([path, names]) => [
      path,
      names.filter((name) => !resolve(name, path)),
    ]),
  );
}

/** Resolves imports as TypeScript does, and those that only the app explains. */
function createResolution(
  typescript: TypeScript,
  files: readonly AppFile[],
  host: ts.ModuleResolutionHost,
  resolve: Resolve,
  links: Map<string, Set<string>>,
): ts.CompilerHost['resolveModuleNameLiterals'] {
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
    return typescript.resolveModuleName(text, containing, options, host);
  };
  return (literals, containing, _, options) => {
    const found = literals.map(({ text }) => find(text, containing, options));
    const path = paths.get(containing) ?? '';
    const linked = literals.map(({ text }, i) => {
      const name = found[i]?.resolvedModule?.resolvedFileName ?? '';
      const isPackage = isSdk(text) || resolve(text, path) === 'sdk';
      return isPackage ? SDK_PACKAGE : paths.get(name);
    });
    links.set(path, new Set(linked.filter((path) => path !== undefined)));
    return found;
  };
}

/** What a program is read from, and what is found out meanwhile. */
interface ProgramSources {
  /** TypeScript's own declarations, by file name. */
  readonly libraries: ReadonlyMap<string, string>;
  readonly version: { readonly declarations: string };
  /** Files of the app, by their names in the program. */
  readonly own: ReadonlyMap<string, AppFile>;
  /** Declarations that are made for the app, by name. */
  readonly made: ReadonlyMap<string, string>;
  /** Gets the paths of files that nest too deep. */
  readonly deep: Set<string>;
}

/** Gives a program its files; there are no others. */
function createHost(
  typescript: TypeScript,
  { libraries, version, own, made, deep }: ProgramSources,
): ts.CompilerHost {
  const getLibrary = (name: string) =>
    name.startsWith(LIBRARY)
      ? libraries.get(name.slice(LIBRARY.length))
      : undefined;
  const readFile = (name: string) => own.get(name)?.text ?? made.get(name);
  return {
    getSourceFile: (name, options) => {
      if (name === SDK_FILE) {
        return parseOnce(typescript, version, name, version.declarations);
      }
      const library = getLibrary(name);
      if (library !== undefined) {
        return parseOnce(typescript, libraries, name, library);
      }
      const owner = own.get(name);
      if (owner) return parseOwn(typescript, owner, name, options, deep);
      const text = made.get(name);
      return text === undefined
        ? undefined
        : typescript.createSourceFile(name, text, options, true);
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

/**
 * An app beside the declarations of a version, in memory alone.
 * @param libraries TypeScript's own declarations, by file name
 * @param version identity under which its declarations are parsed once
 */
export function createProgram(
  typescript: TypeScript,
  libraries: ReadonlyMap<string, string>,
  version: { readonly declarations: string },
  files: readonly AppFile[],
  resolve: Resolve = () => undefined,
): AppProgram {
  const imports = getImports(typescript, files);
  const renamed = [...imports].flatMap(([path, names]) =>
    names.filter((name) => resolve(name, path) === 'sdk'),
  );
  const made = new Map([
    [STUBS_FILE, printStubs(getOutside(imports, resolve), renamed)],
    [SDK_PATH_FILE, `export * from '${SDK_PACKAGE}';`],
  ]);
  const own = new Map(files.map((file) => [getFileName(file), file]));
  const links = new Map<string, Set<string>>();
  const deep = new Set<string>();
  const sources = { libraries, version, own, made, deep };
  const host = createHost(typescript, sources);
  host.resolveModuleNameLiterals = createResolution(
    typescript,
    files,
    host,
    resolve,
    links,
  );
  const program = typescript.createProgram({
    rootNames: [SDK_FILE, ...made.keys(), ...own.keys()],
    options: getOptions(typescript),
    host,
  });
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
    deep,
  };
}
