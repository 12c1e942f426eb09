import type ts from 'typescript';
import { createProgram, type AppProgram } from '../typing/createProgram';
import type { AppFile, TypeScript } from '../typing/types';
import { findUses, type UseNode } from './findUses';
import { getNames, type Names } from './Names';
import type { SdkVersion } from './createSdkVersion';

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
  typescript: TypeScript,
  libraries: ReadonlyMap<string, string>,
  version: SdkVersion,
  files: readonly AppFile[],
): Analysis {
  const app = createProgram(typescript, libraries, version, files);
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
    faults: collect((file) => program.getSemanticDiagnostics(file)),
    parseFaults: collect((file) => program.getSyntacticDiagnostics(file)),
  };
}

const known = new WeakMap<readonly AppFile[], Map<SdkVersion, Analysis>>();

/**
 * What an app uses of a version of the SDK, and what TypeScript finds wrong;
 * found once for the same files.
 */
export function analyze(
  typescript: TypeScript,
  libraries: ReadonlyMap<string, string>,
  version: SdkVersion,
  files: readonly AppFile[],
): Analysis {
  const analyses = known.get(files) ?? new Map<SdkVersion, Analysis>();
  known.set(files, analyses);
  const analysis =
    analyses.get(version) ?? analyzeAnew(typescript, libraries, version, files);
  analyses.set(version, analysis);
  return analysis;
}
