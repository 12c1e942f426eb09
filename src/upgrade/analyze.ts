import type ts from 'typescript';
import {
  createProgram,
  type AppProgram,
  type Resolve,
} from '../typing/createProgram';
import type { AppFile, TypeScript } from '../typing/types';
import { findUses, type UseNode } from './findUses';
import { isTyped } from './isTyped';
import { getNames, type Names } from './Names';
import type { SdkVersion } from './createSdkVersion';

/** TypeScript, and its own declarations by file name. */
export interface Compiler {
  readonly typescript: TypeScript;
  readonly libraries: ReadonlyMap<string, string>;
}

/** A fault that TypeScript finds in the app. */
export interface Fault {
  readonly file: string;
  readonly start: number;
  readonly code: number;
  readonly message: string;
}

/** An app as one version of the SDK sees it. */
export interface Analysis {
  readonly app: AppProgram;
  readonly names: Names;
  readonly uses: readonly UseNode[];
  readonly faults: readonly Fault[];
  /** Where a file cannot be read as code. */
  readonly parseFaults: readonly Fault[];
}

const toFaults = (
  typescript: TypeScript,
  file: string,
  diagnostics: readonly ts.Diagnostic[],
): Fault[] =>
  diagnostics.map(({ start = 0, code, messageText }) => ({
    file,
    start,
    code,
    message: typescript.flattenDiagnosticMessageText(messageText, ' '),
  }));

function analyzeAnew(
  { typescript, libraries }: Compiler,
  version: SdkVersion,
  files: readonly AppFile[],
  resolve?: Resolve,
): Analysis {
  const app = createProgram(typescript, libraries, version, files, resolve);
  const names = getNames(typescript, version);
  const { program } = app;
  const collect = (
    read: (file: ts.SourceFile) => readonly ts.Diagnostic[],
  ): Fault[] =>
    [...app.files].flatMap(([path, file]) =>
      toFaults(typescript, path, read(file)),
    );
  return {
    app,
    names,
    uses: findUses(typescript, app, names),
    // What would be said of plain JavaScript is never told.
    faults: collect((file) =>
      isTyped(typescript, file) ? program.getSemanticDiagnostics(file) : [],
    ),
    parseFaults: collect((file) => program.getSyntacticDiagnostics(file)),
  };
}

const known = new WeakMap<readonly AppFile[], Map<SdkVersion, Analysis>>();

/**
 * What an app uses of a version of the SDK, and what TypeScript finds wrong;
 * found once for the same files.
 */
export function analyze(
  compiler: Compiler,
  version: SdkVersion,
  files: readonly AppFile[],
  resolve?: Resolve,
): Analysis {
  const analyses = known.get(files) ?? new Map<SdkVersion, Analysis>();
  known.set(files, analyses);
  const analysis =
    analyses.get(version) ?? analyzeAnew(compiler, version, files, resolve);
  analyses.set(version, analysis);
  return analysis;
}
