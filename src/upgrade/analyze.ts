import ts from 'typescript';
import {
  createProgram,
  type AppProgram,
  type Resolve,
} from '../typing/createProgram';
import { isSdkPath } from '../typing/imports';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from '../typing/types';
import type { SdkVersion } from './SdkVersion';
import { createSymbolNames } from '../typing/SymbolNames';
import { findUses } from './findUses';
import { readNames, type Names } from './Names';
import type { Compiled, Use } from './types';

/** TypeScript's own declarations, by file name. */
export type Libraries = ReadonlyMap<string, string>;

/** An app, and its uses of one SDK version. */
export interface Analysis extends Compiled {
  readonly names: Names;
  readonly uses: readonly Use[];
}

/** Matches code that declares or sets a global. */
const SHARES =
  /\bdeclare\s+(global|module)\b|\bglobalThis\s*(\.\s*\w+|\[[^\]]*\])\s*=[^=]/;

/** Matches a CommonJS module. */
const COMMON = /\brequire\s*\(|\bexports\b/;

/**
 * Paths of the files that import the SDK, directly or through other files. Only these can
 * use it, so the check skips all others.
 */
export function getReach({
  files,
  links,
}: Pick<AppProgram, 'files' | 'links'>): ReadonlySet<string> {
  const referring = [...files].filter(([, file]) =>
    [...file.referencedFiles, ...file.typeReferenceDirectives].some((r) =>
      isSdkPath(r.fileName),
    ),
  );
  const importers = new Map<string, Set<string>>();
  for (const [importer, targets] of links) {
    for (const target of targets) {
      const known = importers.get(target) ?? new Set();
      importers.set(target, known.add(importer));
    }
  }
  const found = new Set([SDK_PACKAGE, ...referring.map(([path]) => path)]);
  // The loop also visits paths that it adds.
  for (const path of found) {
    importers.get(path)?.forEach((importer) => found.add(importer));
  }
  const own = [...files].filter(([path]) => found.has(path));
  const isShared = own.some(
    ([, file]) =>
      SHARES.test(file.text) ||
      !(ts.isExternalModule(file) || COMMON.test(file.text)),
  );
  return new Set((isShared ? [...files] : own).map(([path]) => path));
}

/** Matches a comment that makes the compiler check JavaScript, or gives it a type. */
const ASKS = /@ts-check\b|@(type|param|returns?|typedef|satisfies|import)\s*\{/;

/** Type-checks an app with an SDK version. */
export function compile(
  libraries: Libraries,
  version: SdkVersion,
  files: readonly AppFile[],
  resolve?: Resolve,
): Compiled {
  const app = createProgram(ts, libraries, version, files, resolve);
  const reach = getReach(app);
  const isTyped = (file: ts.SourceFile): boolean =>
    (file.flags & ts.NodeFlags.JavaScriptFile) === 0 || ASKS.test(file.text);
  const typed = [...app.files].filter(
    ([path, file]) => reach.has(path) && isTyped(file),
  );
  return {
    app,
    checker: app.program.getTypeChecker(),
    symbols: createSymbolNames(ts, app),
    reach,
    // The report has no TypeScript errors of plain JavaScript.
    typed: new Set(typed.map(([path]) => path)),
  };
}

/** Type-checks an app with an SDK version, and finds its uses of the SDK. */
export function analyze(
  libraries: Libraries,
  version: SdkVersion,
  files: readonly AppFile[],
  resolve: Resolve,
): Analysis {
  const compiled = compile(libraries, version, files, resolve);
  const names = readNames(version.declarations);
  return { ...compiled, names, uses: findUses(compiled, names) };
}

/** The line of an offset in a file; the first is 1. */
export const getLine = ({ app }: Compiled, file: string, start = 0): number =>
  (app.files.get(file)?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
