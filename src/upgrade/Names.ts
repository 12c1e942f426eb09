import ts from 'typescript';
import { getEventName } from '../typing/SymbolNames';

/** All that the declarations of a version name. */
export interface Names {
  /** What code can use: modules, functions, constants, events. */
  readonly values: Set<string>;
  /** Those that apps can listen to. */
  readonly events: Set<string>;
  /** What annotations can use. */
  readonly types: Set<string>;
  /** Why a symbol is deprecated, `''` where nothing more is said. */
  readonly deprecated: Map<string, string>;
  /** Functions that take a function. */
  readonly subscribable: Set<string>;
  /** The type of what a call without arguments returns, as text. */
  readonly results: Map<string, string>;
}

/** Functions whose overloads are of one event each. */
const LISTENERS = ['listen', 'once'];

function collectFunction(
  declaration: ts.FunctionDeclaration,
  module: string,
  { values, events, deprecated, subscribable, results }: Names,
): void {
  const own = declaration.name?.text ?? '';
  const name = `${module}.${own}`;
  const event = LISTENERS.includes(own)
    ? getEventName(ts, declaration)
    : undefined;
  const symbol = event === undefined ? name : `${module}.${event}`;
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

/** Reads all that the declarations of a version name. */
export function readNames(declarations: string): Names {
  const names: Names = {
    values: new Set(),
    events: new Set(),
    types: new Set(),
    deprecated: new Map(),
    subscribable: new Set(),
    results: new Map(),
  };
  const visit = (node: ts.Node, parent: string): void => {
    const toName = (name: string) => (parent ? `${parent}.${name}` : name);
    if (ts.isModuleDeclaration(node)) {
      const name = ts.isStringLiteral(node.name) ? '' : toName(node.name.text);
      if (name) {
        names.values.add(name);
        names.types.add(name);
      }
      ts.forEachChild(node.body ?? node, (child) => {
        visit(child, name);
      });
    } else if (ts.isFunctionDeclaration(node)) {
      collectFunction(node, parent, names);
    } else if (ts.isTypeAliasDeclaration(node)) {
      names.types.add(toName(node.name.text));
    } else if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) {
        if (ts.isIdentifier(name)) names.values.add(toName(name.text));
      }
    }
  };
  ts.createSourceFile(
    'firebolt.d.ts',
    declarations,
    ts.ScriptTarget.ES2022,
    true,
  ).statements.forEach((statement) => {
    visit(statement, '');
  });
  return names;
}
