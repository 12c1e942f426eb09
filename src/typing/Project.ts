import type ts from 'typescript';
import { LIBRARY, SDK_FILE, STUBS_FILE } from './createProgram';
import { getSampleOptions } from './getOptions';
import { getImports, getPackages, printStubs } from './imports';
import type { TypeScript, Snippet } from './types';

/** The code of a playground, as TypeScript's language service sees it. */
export interface Project {
  readonly typescript: TypeScript;
  readonly service: ts.LanguageService;
  /** Shows it the code as it is now; returns the name of the code's file. */
  readonly open: (snippet: Snippet) => string;
  /** Other packages that the code imports: nothing is known of them. */
  readonly getPackages: () => readonly string[];
}

interface OpenFile {
  readonly text: string;
  readonly version: number;
}

/**
 * One project for all versions and both languages: what is parsed once stays.
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
    // The list of a folder's files, for paths of imports: there are none.
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
