import ts from 'typescript';
import { getEventName } from '../typing/SymbolNames';

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
}

/** Functions with an overload for each event. */
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

/** Reads the names in a version's declarations. */
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
