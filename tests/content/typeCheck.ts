import path from 'node:path';
import ts from 'typescript';
import { readLibraries } from '../../src/plugins/browser/compiler/makeFiles';
import { getSampleOptions } from '../../src/typing/getOptions';

/** The same options as in the page; readers may use stricter ones. */
const OPTIONS = getSampleOptions();

const LIBRARY = path.dirname(ts.getDefaultLibFilePath(OPTIONS));

type Read = (name: string) => string | undefined;

const PAGE_LIBRARIES = new Map(readLibraries());

const readPageLibrary: Read = (name) => PAGE_LIBRARIES.get(path.basename(name));

/** Parsed libraries by their text. */
const libraryFiles = new Map<string, ts.SourceFile>();

function parseLibrary(name: string, text: string): ts.SourceFile {
  const file =
    libraryFiles.get(text) ??
    ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  libraryFiles.set(text, file);
  return file;
}

/**
 * A compiler host that has only the given files and TypeScript's library.
 * @param readLibrary default: reads the libraries of the page
 */
export function createHost(
  files: ReadonlyMap<string, string>,
  readLibrary = readPageLibrary,
): ts.CompilerHost {
  const getLibrary: Read = (name) =>
    path.dirname(name) === LIBRARY ? readLibrary(name) : undefined;
  return {
    getSourceFile: (name, options) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, options);
      const library = getLibrary(name);
      return library === undefined ? undefined : parseLibrary(name, library);
    },
    fileExists: (name) => files.has(name) || getLibrary(name) !== undefined,
    readFile: (name) => files.get(name),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getDefaultLibLocation: () => LIBRARY,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

export interface Finding {
  /** Path of the file; `''` for an error in the options. */
  readonly file: string;
  /** Zero-based. */
  readonly line: number;
  readonly message: string;
}

function toFinding({ file, start, code, messageText }: ts.Diagnostic): Finding {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const line =
    file && start !== undefined
      ? file.getLineAndCharacterOfPosition(start).line
      : 0;
  return { file: file?.fileName ?? '', line, message: `TS${code}: ${text}` };
}

/**
 * Type-checks files in memory, by absolute path.
 * @param roots files to check; default: all
 */
export function typeCheck(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions = {},
  roots: readonly string[] = [...files.keys()],
): readonly Finding[] {
  const program = ts.createProgram({
    rootNames: roots,
    options: { ...OPTIONS, ...options },
    host: createHost(files),
  });
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...roots.flatMap((name) => {
      const file = program.getSourceFile(name);
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ];
    }),
  ].map(toFinding);
}
