import ts from 'typescript';
import { getEventName } from '../typing/SymbolNames';

/** All that the declarations of a version name. */
export interface Names {
  /** What code can use: modules, functions, constants, events. */
  readonly values: ReadonlySet<string>;
  /** What annotations can use, with the text of each type; modules have none. */
  readonly types: ReadonlyMap<string, string>;
  /** Why a symbol is deprecated, `''` where nothing more is said. */
  readonly deprecated: ReadonlyMap<string, string>;
  /** Functions that take a function. */
  readonly subscribable: ReadonlySet<string>;
  /** The type of what a call without arguments returns, as text. */
  readonly results: ReadonlyMap<string, string>;
}

type Mutable<T> =
  T extends ReadonlyMap<infer K, infer V>
    ? Map<K, V>
    : T extends ReadonlySet<infer V>
      ? Set<V>
      : T;

type Collected = { -readonly [K in keyof Names]: Mutable<Names[K]> };

/** Functions whose overloads are of one event each. */
const LISTENERS = ['listen', 'once'];

function collectFunction(
  declaration: ts.FunctionDeclaration,
  module: string,
  { values, deprecated, subscribable, results }: Collected,
): void {
  const own = declaration.name?.text ?? '';
  const name = `${module}.${own}`;
  const event = LISTENERS.includes(own)
    ? getEventName(ts, declaration)
    : undefined;
  const symbol = event === undefined ? name : `${module}.${event}`;
  values.add(name).add(symbol);
  const type = declaration.parameters[0]?.type;
  if (type && ts.isFunctionTypeNode(type)) subscribable.add(name);
  if (!declaration.parameters.length) {
    results.set(name, declaration.type?.getText() ?? '');
  }
  const tag = ts.getJSDocDeprecatedTag(declaration);
  if (!tag || (symbol === name && deprecated.has(name))) return;
  deprecated.set(symbol, ts.getTextOfJSDocComment(tag.comment) ?? '');
}

function collect(node: ts.Node, parent: string, found: Collected): void {
  const toName = (name: string) => (parent ? `${parent}.${name}` : name);
  if (ts.isModuleDeclaration(node)) {
    const name = ts.isStringLiteral(node.name) ? '' : toName(node.name.text);
    if (name) {
      found.values.add(name);
      found.types.set(name, '');
    }
    const { body } = node;
    if (body && ts.isModuleBlock(body)) {
      body.statements.forEach((s) => {
        collect(s, name, found);
      });
    }
  } else if (ts.isFunctionDeclaration(node)) {
    collectFunction(node, parent, found);
  } else if (ts.isTypeAliasDeclaration(node)) {
    found.types.set(toName(node.name.text), node.type.getText());
  } else if (ts.isVariableStatement(node)) {
    for (const { name } of node.declarationList.declarations) {
      if (ts.isIdentifier(name)) found.values.add(toName(name.text));
    }
  }
}

const known = new WeakMap<object, Names>();

/** All that the declarations of a version name; read once. */
export function getNames(version: { readonly declarations: string }): Names {
  const names = known.get(version);
  if (names) return names;
  const file = ts.createSourceFile(
    'firebolt.d.ts',
    version.declarations,
    ts.ScriptTarget.ES2022,
    true,
  );
  const found: Collected = {
    values: new Set(),
    types: new Map(),
    deprecated: new Map(),
    subscribable: new Set(),
    results: new Map(),
  };
  for (const s of file.statements) collect(s, '', found);
  known.set(version, found);
  return found;
}
