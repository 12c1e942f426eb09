import type ts from 'typescript';
import {
  createProgram,
  type AppProgram,
  type Resolve,
} from '../typing/createProgram';
import type { AppFile, TypeScript } from '../typing/types';
import { findUses, type UseNode } from './findUses';
import { getReach } from './getReach';
import { isTyped } from './isTyped';
import { getNames, type Names } from './Names';
import type { SdkVersion } from './createSdkVersion';

/** How far a check has come: the file that it turns to, and what for. */
export interface Progress {
  /** Reads it, looks for the SDK in it, or checks its types. */
  readonly step: 'read' | 'look' | 'check';
  readonly path: string;
  /** Counted from one, in this step. */
  readonly number: number;
  readonly total: number;
}

/** TypeScript, and its own declarations by file name. */
export interface Compiler {
  readonly typescript: TypeScript;
  readonly libraries: ReadonlyMap<string, string>;
  readonly onProgress?: (progress: Progress) => void;
}

/** Tells of each file that a step turns to. */
export function createReporter(
  { onProgress }: Compiler,
  step: Progress['step'],
  total: number,
): (path: string) => void {
  let number = 0;
  return (path) => onProgress?.({ step, path, number: ++number, total });
}

/** A fault that TypeScript finds in the app. */
export interface CompilerFault {
  readonly file: string;
  readonly start: number;
  readonly code: number;
  readonly message: string;
}

/** An app beside one version of the SDK, with what TypeScript finds wrong. */
export interface Compiled {
  readonly app: AppProgram;
  /** Paths of the files into which the SDK reaches. */
  readonly reach: ReadonlySet<string>;
  /** Those of them of whose types something is to be said. */
  readonly typed: readonly string[];
  /** What is wrong with the types of a file; found when it is asked for. */
  readonly getFaults: (path: string) => readonly CompilerFault[];
}

/** An app as one version of the SDK sees it. */
export interface Analysis extends Compiled {
  readonly names: Names;
  readonly uses: readonly UseNode[];
}

const toFaults = (
  typescript: TypeScript,
  file: string,
  diagnostics: readonly ts.Diagnostic[],
): CompilerFault[] =>
  diagnostics.map(({ start = 0, code, messageText }) => ({
    file,
    start,
    code,
    message: typescript.flattenDiagnosticMessageText(messageText, ' '),
  }));

/** Makes what a key stands for once. */
function makeOnce<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** Puts an app beside a version of the SDK. */
export function compile(
  compiler: Compiler,
  version: SdkVersion,
  files: readonly AppFile[],
  resolve?: Resolve,
): Compiled {
  const { typescript, libraries } = compiler;
  const app = createProgram(
    typescript,
    libraries,
    version,
    files,
    resolve,
    createReporter(compiler, 'read', files.length),
  );
  const reach = getReach(typescript, app);
  const find = (path: string): readonly CompilerFault[] => {
    const file = app.files.get(path);
    return file
      ? toFaults(typescript, path, app.program.getSemanticDiagnostics(file))
      : [];
  };
  return {
    app,
    reach,
    // What would be said of plain JavaScript is never told.
    typed: [...app.files]
      .filter(([path, file]) => reach.has(path) && isTyped(typescript, file))
      .map(([path]) => path),
    getFaults: makeOnce(find),
  };
}

/** What an app uses of a version of the SDK that it is beside. */
function analyze(
  compiler: Compiler,
  version: SdkVersion,
  compiled: Compiled,
): Analysis {
  const { typescript } = compiler;
  const names = getNames(typescript, version);
  const { app, reach } = compiled;
  const onLook = createReporter(compiler, 'look', reach.size);
  const uses = findUses(typescript, app, reach, names, onLook);
  return { ...compiled, names, uses };
}

/** An app beside versions of the SDK: beside each once, for all of its upgrades. */
export interface Beside {
  readonly compile: (version: SdkVersion) => Compiled;
  readonly analyze: (version: SdkVersion) => Analysis;
}

export function createBeside(
  compiler: Compiler,
  files: readonly AppFile[],
  resolve: Resolve,
): Beside {
  const compileOnce = makeOnce((version: SdkVersion) =>
    compile(compiler, version, files, resolve),
  );
  return {
    compile: compileOnce,
    analyze: makeOnce((version: SdkVersion) =>
      analyze(compiler, version, compileOnce(version)),
    ),
  };
}

/** Where files cannot be read as code. */
export function findParseFaults(
  typescript: TypeScript,
  { app }: Compiled,
): readonly CompilerFault[] {
  return [...app.files].flatMap(([path, file]) =>
    toFaults(typescript, path, app.program.getSyntacticDiagnostics(file)),
  );
}
