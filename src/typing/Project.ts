import type ts from 'typescript';
import { LIBRARY, SDK_FILE, STUBS_FILE } from './createProgram';
import { getSampleOptions } from './getOptions';
import { getImports, getPackages, printStubs } from './imports';
import type { TypeScript, Snippet } from './types';

/** TypeScript's language service for the code in the editor. */
export interface Project {
  readonly typescript: TypeScript;
  readonly service: ts.LanguageService;
  /** Updates the code, and returns its file name. */
  readonly open: (snippet: Snippet) => string;
  /** Returns the packages other than the SDK that the code imports; they have no types. */
  readonly getPackages: () => readonly string[];
}

/**
 * Creates a project for all versions and both languages, so that parsed files are reused.
 * @param libraries TypeScript's own declarations, by file name
 */
export function createProject(
  typescript: TypeScript,
  libraries: ReadonlyMap<string, string>,
): Project {
  const files = new Map<string, string>();
  let packages: readonly string[] = [];
  const read = (name: string): string | undefined =>
    name.startsWith(LIBRARY)
      ? libraries.get(name.slice(LIBRARY.length))
      : files.get(name);
  let current = '';
  const options = getSampleOptions(typescript);
  const service = typescript.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [SDK_FILE, STUBS_FILE, current],
    // A file has changed if its text has.
    getScriptVersion: (name) => files.get(name) ?? '',
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined
        ? undefined
        : typescript.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIBRARY}lib.d.ts`,
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    // Called to complete an import's path; the project has no other files.
    readDirectory: () => [],
  });
  return {
    typescript,
    service,
    open: ({ version, language, code }) => {
      current = `/code.${language}`;
      const imports = getImports(typescript, [{ path: current, text: code }]);
      packages = getPackages(imports);
      files.set(SDK_FILE, version.declarations);
      files.set(STUBS_FILE, printStubs(imports));
      files.set(current, code);
      return current;
    },
    getPackages: () => packages,
  };
}
