import ts from 'typescript';
import { getEventName, type SymbolNames } from '../typing/SymbolNames';

/** The names in a version's declarations. */
export interface Names {
  /** Modules, functions, constants and events. */
  readonly values: Set<string>;
  /** Values that apps can listen to. */
  readonly events: Set<string>;
  /** Types and modules, for annotations. */
  readonly types: Set<string>;
  /** The text of a symbol's deprecation, which can be empty. */
  readonly deprecated: Map<string, string>;
  /** Functions whose first parameter is a function. */
  readonly subscribable: Set<string>;
  /** The return type of a call without arguments, as text. */
  readonly results: Map<string, string>;
  /** The parts of the names of values and types: `Device` and `name`. */
  readonly parts: Set<string>;
}

function addFunction(
  name: string,
  declaration: ts.FunctionDeclaration,
  { values, events, deprecated, subscribable, results }: Names,
): void {
  const event = getEventName(ts, declaration);
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

/** Reads the names in a version's declarations. */
export function readNames(sdk: ts.SourceFile, symbols: SymbolNames): Names {
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
