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
import { createSymbolNames, type SymbolNames } from '../typing/SymbolNames';
import { readNames, type Names } from './readNames';

/** TypeScript's own declarations, by file name. */
export type Libraries = ReadonlyMap<string, string>;

/** An app, type-checked with one SDK version. */
export interface Compiled {
  readonly app: AppProgram;
  readonly checker: ts.TypeChecker;
  /** Finds the SDK symbol that a part of the app refers to. */
  readonly symbols: SymbolNames;
  /** The names in the version's declarations. */
  readonly names: Names;
  /** Paths of the files that import the SDK, directly or through others. */
  readonly reach: ReadonlySet<string>;
  /** The files among them whose type errors are reported. */
  readonly typed: ReadonlySet<string>;
}

/** Matches code that declares or sets a global. */
const SHARES =
  /\bdeclare\s+(global|module)\b|\bglobalThis\s*(\.\s*\w+|\[[^\]]*\])\s*=[^=]/;

const COMMONJS = /\brequire\s*\(|\bexports\b/;

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
      !(ts.isExternalModule(file) || COMMONJS.test(file.text)),
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
  resolve: Resolve,
): Compiled {
  const app = createProgram(ts, libraries, version, files, resolve);
  const reach = getReach(app);
  const isTyped = (file: ts.SourceFile): boolean =>
    (file.flags & ts.NodeFlags.JavaScriptFile) === 0 || ASKS.test(file.text);
  const symbols = createSymbolNames(ts, app);
  const typed = [...app.files].filter(
    ([path, file]) => reach.has(path) && isTyped(file),
  );
  return {
    app,
    checker: app.program.getTypeChecker(),
    symbols,
    names: readNames(app.sdk, symbols),
    reach,
    // The report has no TypeScript errors of plain JavaScript.
    typed: new Set(typed.map(([path]) => path)),
  };
}

/** The line of an offset in a file; the first is 1. */
export const getLine = ({ app }: Compiled, file: string, start = 0): number =>
  (app.files.get(file)?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
