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

/** An app as one version of the SDK sees it. */
export interface Analysis extends Compiled {
  readonly names: Names;
  readonly uses: readonly Use[];
}

/** Declares, or sets, what all files see. */
const SHARES =
  /\bdeclare\s+(global|module)\b|\bglobalThis\s*(\.\s*\w+|\[[^\]]*\])\s*=[^=]/;

/** A module of the older kind. */
const COMMON = /\brequire\s*\(|\bexports\b/;

/**
 * Paths of the files into which the SDK reaches: they import it, or a file that
 * does. No other file can hold anything of it, so no other is asked.
 */
function getReach({ files, links }: AppProgram): ReadonlySet<string> {
  const referring = [...files].filter(([, file]) =>
    [...file.referencedFiles, ...file.typeReferenceDirectives].some((r) =>
      isSdkPath(r.fileName),
    ),
  );
  const found = new Set([SDK_PACKAGE, ...referring.map(([path]) => path)]);
  // Paths that are added meanwhile are visited too.
  for (const path of found) {
    for (const [importer, targets] of links) {
      if (targets.has(path)) found.add(importer);
    }
  }
  const own = [...files].filter(([path]) => found.has(path));
  const isShared = own.some(
    ([, file]) =>
      SHARES.test(file.text) ||
      !(ts.isExternalModule(file) || COMMON.test(file.text)),
  );
  return new Set((isShared ? [...files] : own).map(([path]) => path));
}

/** Asks the compiler to check a file in JavaScript, or tells it a type. */
const ASKS = /@ts-check\b|@(type|param|returns?|typedef|satisfies|import)\s*\{/;

/** Puts an app beside a version of the SDK. */
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
    // What would be said of plain JavaScript is never told.
    typed: new Set(typed.map(([path]) => path)),
  };
}

/** Puts an app beside a version of the SDK, and finds what it uses of that. */
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

/** The line of a place in a file, from one. */
export const getLine = ({ app }: Compiled, file: string, start = 0): number =>
  (app.files.get(file)?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
