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
import {
  createSymbolNames,
  getEventName,
  type SymbolNames,
} from '../typing/SymbolNames';

/** TypeScript's own declarations, by file name. */
export type Libraries = ReadonlyMap<string, string>;

export interface Names {
  /** Modules, functions, constants, and events. */
  readonly values: Set<string>;
  /** Values that apps can listen to. */
  readonly events: Set<string>;
  /** Names that annotations can contain: types and modules. */
  readonly types: Set<string>;
  /** The text of each symbol's deprecation; can be empty. */
  readonly deprecated: Map<string, string>;
  /** Functions whose first parameter is a function. */
  readonly subscribable: Set<string>;
  /** The return type of a call without arguments, as text. */
  readonly results: Map<string, string>;
  /** The parts of the names of values and types: `Device` and `name`. */
  readonly parts: Set<string>;
}

export interface Compiled {
  readonly app: AppProgram;
  readonly checker: ts.TypeChecker;
  readonly symbols: SymbolNames;
  readonly names: Names;
  /** Paths of the files that import the SDK, directly or through other files. */
  readonly reach: ReadonlySet<string>;
  /** The files in `reach` that have types; only their type errors are reported. */
  readonly typed: ReadonlySet<string>;
}

/** Matches code that declares or sets a global. */
const SHARES =
  /\bdeclare\s+(global|module)\b|\bglobalThis\s*(\.\s*\w+|\[[^\]]*\])\s*=[^=]/;

const COMMONJS = /\brequire\s*\(|\bexports\b/;

/** Finds the files that can use the SDK; the check skips all others. */
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

function addFunction(
  name: string,
  declaration: ts.FunctionDeclaration,
  { values, events, deprecated, subscribable, results }: Names,
): void {
  const event = getEventName(declaration);
  const symbol = event === undefined ? name : name.replace(/\w+$/, () => event);
  values.add(name).add(symbol);
  if (symbol !== name) events.add(symbol);
  const type = declaration.parameters[0]?.type;
  if (type && ts.isFunctionTypeNode(type)) subscribable.add(name);
  if (!declaration.parameters.length) {
    results.set(name, declaration.type?.getText() ?? '');
  }
  const tag = ts.getJSDocDeprecatedTag(declaration);
  if (!tag || (symbol === name && deprecated.has(name))) return;
  deprecated.set(symbol, ts.getTextOfJSDocComment(tag.comment) ?? '');
}

function readNames(sdk: ts.SourceFile, symbols: SymbolNames): Names {
  const names: Names = {
    values: new Set(),
    events: new Set(),
    types: new Set(),
    deprecated: new Map(),
    subscribable: new Set(),
    results: new Map(),
    parts: new Set(),
  };
  const visit = (node: ts.Node): void => {
    const name = symbols.ofDeclaration(node);
    if (name) {
      const isType = ts.isTypeAliasDeclaration(node);
      if (ts.isFunctionDeclaration(node)) addFunction(name, node, names);
      else if (!isType) names.values.add(name);
      if (isType || ts.isModuleDeclaration(node)) names.types.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(sdk);
  for (const name of [...names.values, ...names.types]) {
    name.split('.').forEach((part) => names.parts.add(part));
  }
  return names;
}

/** Matches a comment that turns on type checks of JavaScript, or declares a type. */
const ASKS = /@ts-check\b|@(type|param|returns?|typedef|satisfies|import)\s*\{/;

export function compile(
  libraries: Libraries,
  version: SdkVersion,
  files: readonly AppFile[],
  resolve: Resolve,
): Compiled {
  const app = createProgram(libraries, version, files, resolve);
  const reach = getReach(app);
  const isTyped = (file: ts.SourceFile): boolean =>
    (file.flags & ts.NodeFlags.JavaScriptFile) === 0 || ASKS.test(file.text);
  const symbols = createSymbolNames(app);
  const typed = [...app.files].filter(
    ([path, file]) => reach.has(path) && isTyped(file),
  );
  return {
    app,
    checker: app.program.getTypeChecker(),
    symbols,
    names: readNames(app.sdk, symbols),
    reach,
    typed: new Set(typed.map(([path]) => path)),
  };
}

/** Returns the line of an offset in a file; the first line is 1. */
export const getLine = ({ app }: Compiled, file: string, start = 0): number =>
  (app.files.get(file)?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
