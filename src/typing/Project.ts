import type ts from 'typescript';
import { LIBRARY, SDK_FILE, STUBS_FILE } from './createProgram';
import { getSampleOptions } from './getOptions';
import { getImports, getPackages, printStubs } from './imports';
import type { TypeScript, Snippet } from './types';

/** A playground's code in TypeScript's language service. */
export interface Project {
  readonly typescript: TypeScript;
  readonly service: ts.LanguageService;
  /** Updates the code, and returns its file name. */
  readonly open: (snippet: Snippet) => string;
  /** Packages other than the SDK that the open code imports; their types are unknown. */
  readonly getPackages: () => readonly string[];
}

interface OpenFile {
  readonly text: string;
  readonly version: number;
}

/**
 * One project serves all versions and both languages, so that parsed files are reused.
 * @param libraries TypeScript's own declarations, by file name
 */
export function createProject(
  typescript: TypeScript,
  libraries: ReadonlyMap<string, string>,
): Project {
  const files = new Map<string, OpenFile>();
  let packages: readonly string[] = [];
  const setFile = (name: string, text: string): void => {
    const { text: known, version = 0 } = files.get(name) ?? {};
    if (known !== text) files.set(name, { text, version: version + 1 });
  };
  const read = (name: string): string | undefined =>
    name.startsWith(LIBRARY)
      ? libraries.get(name.slice(LIBRARY.length))
      : files.get(name)?.text;
  let current = '';
  const options = getSampleOptions(typescript);
  const service = typescript.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [SDK_FILE, STUBS_FILE, current],
    getScriptVersion: (name) => String(files.get(name)?.version ?? 0),
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
    // Completions of import paths would list a folder's files; the project has none.
    readDirectory: () => [],
  });
  return {
    typescript,
    service,
    open: ({ version, language, code }) => {
      current = `/code.${language}`;
      const imports = getImports(typescript, [{ path: current, text: code }]);
      packages = getPackages(imports);
      setFile(SDK_FILE, version.declarations);
      setFile(STUBS_FILE, printStubs(imports));
      setFile(current, code);
      return current;
    },
    getPackages: () => packages,
  };
}
