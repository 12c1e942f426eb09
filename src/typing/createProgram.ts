import type ts from 'typescript';
import { getOptions } from './getOptions';
import { getImports, printStubs } from './imports';
import { toFileName } from './toFileName';
import type { AppFile, TypeScript } from './types';

export const LIBRARY = '/lib/';
export const SDK_FILE = '/firebolt.d.ts';
export const STUBS_FILE = '/packages.d.ts';

/** An app beside the declarations of one version of the SDK. */
export interface AppProgram {
  readonly program: ts.Program;
  readonly sdk: ts.SourceFile;
  /** By the path that the app has for it. */
  readonly files: ReadonlyMap<string, ts.SourceFile>;
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
): AppProgram {
  const texts = new Map([
    [STUBS_FILE, printStubs(getImports(typescript, files))],
    ...files.map(({ path, text }) => [toFileName(path), text] as const),
  ]);
  const getLibrary = (name: string) =>
    name.startsWith(LIBRARY)
      ? libraries.get(name.slice(LIBRARY.length))
      : undefined;
  const host: ts.CompilerHost = {
    getSourceFile: (name, options) => {
      if (name === SDK_FILE) {
        return parseOnce(typescript, version, name, version.declarations);
      }
      const library = getLibrary(name);
      if (library !== undefined) {
        return parseOnce(typescript, libraries, name, library);
      }
      const text = texts.get(name);
      return text === undefined
        ? undefined
        : typescript.createSourceFile(name, text, options, true);
    },
    fileExists: (name) =>
      name === SDK_FILE || texts.has(name) || getLibrary(name) !== undefined,
    readFile: (name) => texts.get(name),
    getDefaultLibFileName: () => `${LIBRARY}lib.d.ts`,
    getDefaultLibLocation: () => LIBRARY.slice(0, -1),
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
  const program = typescript.createProgram({
    rootNames: [SDK_FILE, ...texts.keys()],
    options: getOptions(typescript),
    host,
  });
  const find = (name: string): ts.SourceFile => {
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`${name}: not among the files of the program`);
    return file;
  };
  return {
    program,
    sdk: find(SDK_FILE),
    files: new Map(files.map(({ path }) => [path, find(toFileName(path))])),
  };
}
