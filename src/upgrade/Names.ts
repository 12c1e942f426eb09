import type ts from 'typescript';
import { getEventName } from '../typing/getEventName';
import type { TypeScript } from '../typing/types';

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

interface Collected {
  readonly values: Set<string>;
  readonly types: Map<string, string>;
  readonly deprecated: Map<string, string>;
  readonly subscribable: Set<string>;
  readonly results: Map<string, string>;
}

/** Functions whose overloads are of one event each. */
const LISTENERS = ['listen', 'once'];

function collectFunction(
  typescript: TypeScript,
  declaration: ts.FunctionDeclaration,
  module: string,
  { values, deprecated, subscribable, results }: Collected,
): void {
  const own = declaration.name?.text ?? '';
  const name = `${module}.${own}`;
  const event = LISTENERS.includes(own)
    ? getEventName(typescript, declaration)
    : undefined;
  const symbol = event === undefined ? name : `${module}.${event}`;
  values.add(name).add(symbol);
  const type = declaration.parameters[0]?.type;
  if (type && typescript.isFunctionTypeNode(type)) subscribable.add(name);
  if (!declaration.parameters.length) {
    results.set(name, declaration.type?.getText() ?? '');
  }
  const tag = typescript.getJSDocDeprecatedTag(declaration);
  if (!tag || (symbol === name && deprecated.has(name))) return;
  deprecated.set(symbol, typescript.getTextOfJSDocComment(tag.comment) ?? '');
}

function collect(
  typescript: TypeScript,
  node: ts.Node,
  parent: string,
  found: Collected,
): void {
  const toName = (name: string) => (parent ? `${parent}.${name}` : name);
  if (typescript.isModuleDeclaration(node)) {
    const isPackage = typescript.isStringLiteral(node.name);
    const name = isPackage ? '' : toName(node.name.text);
    if (name) {
      found.values.add(name);
      found.types.set(name, '');
    }
    const { body } = node;
    if (body && typescript.isModuleBlock(body)) {
      for (const s of body.statements) collect(typescript, s, name, found);
    }
  } else if (typescript.isFunctionDeclaration(node)) {
    collectFunction(typescript, node, parent, found);
  } else if (typescript.isTypeAliasDeclaration(node)) {
    found.types.set(toName(node.name.text), node.type.getText());
  } else if (typescript.isVariableStatement(node)) {
    for (const { name } of node.declarationList.declarations) {
      if (typescript.isIdentifier(name)) found.values.add(toName(name.text));
    }
  }
}

const known = new WeakMap<object, Names>();

/** All that the declarations of a version name; read once. */
export function getNames(
  typescript: TypeScript,
  version: { readonly declarations: string },
): Names {
  const names = known.get(version);
  if (names) return names;
  const file = typescript.createSourceFile(
    'firebolt.d.ts',
    version.declarations,
    typescript.ScriptTarget.ES2022,
    true,
  );
  const found: Collected = {
    values: new Set(),
    types: new Map(),
    deprecated: new Map(),
    subscribable: new Set(),
    results: new Map(),
  };
  for (const s of file.statements) collect(typescript, s, '', found);
  known.set(version, found);
  return found;
}
