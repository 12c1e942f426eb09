import ts from 'typescript';
import { LIBRARY, SDK_FILE, STUBS_FILE } from './createProgram';
import { getSampleOptions } from './getOptions';
import { getImports, getPackages, printStubs } from './imports';
import type { Snippet } from './types';

export interface Project {
  readonly service: ts.LanguageService;
  /** Updates the code, and returns its file name. */
  readonly open: (snippet: Snippet) => string;
  /** Returns the imported packages other than the SDK; they have no types. */
  readonly getPackages: () => readonly string[];
}

/** Creates one project for all versions and both languages, to reuse parsed files. */
export function createProject(libraries: ReadonlyMap<string, string>): Project {
  const files = new Map<string, string>();
  let packages: readonly string[] = [];
  const read = (name: string): string | undefined =>
    name.startsWith(LIBRARY)
      ? libraries.get(name.slice(LIBRARY.length))
      : files.get(name);
  let current = '';
  const options = getSampleOptions();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [SDK_FILE, STUBS_FILE, current],
    // A file's text is also its version.
    getScriptVersion: (name) => files.get(name) ?? '',
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIBRARY}lib.d.ts`,
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    // Called to complete an import's path; the project has no other files.
    readDirectory: () => [],
  });
  return {
    service,
    open: ({ version, language, code }) => {
      current = `/code.${language}`;
      const imports = getImports([{ path: current, text: code }]);
      packages = getPackages(imports);
      files.set(SDK_FILE, version.declarations);
      files.set(STUBS_FILE, printStubs(imports));
      files.set(current, code);
      return current;
    },
    getPackages: () => packages,
  };
}
