import path from 'node:path';
import ts from 'typescript';
import { getSampleOptions } from '../../src/typing/getOptions';

/** The same options as in the page; readers may use stricter ones. */
const OPTIONS = getSampleOptions();

const LIBRARY = path.dirname(ts.getDefaultLibFilePath(OPTIONS));

/** TypeScript's own files, parsed once for all programs. */
const libraryFiles = new Map<string, ts.SourceFile>();

function getLibraryFile(name: string): ts.SourceFile | undefined {
  const known = libraryFiles.get(name);
  if (known) return known;
  const text = ts.sys.readFile(name);
  if (text === undefined) return undefined;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  libraryFiles.set(name, file);
  return file;
}

/** A compiler host that has only the given files and TypeScript's library. */
export function createHost(
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const isLibrary = (name: string) => path.dirname(name) === LIBRARY;
  return {
    getSourceFile: (name, options) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, options);
      return isLibrary(name) ? getLibraryFile(name) : undefined;
    },
    fileExists: (name) =>
      files.has(name) || (isLibrary(name) && ts.sys.fileExists(name)),
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
