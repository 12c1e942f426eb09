import ts from 'typescript';
import type { Analysis } from './analyze';
import { findWords } from './findWords';
import { matchSome, type Note } from './Notes';
import { getOwner, type Compiled, type Use } from './types';

/** How far names that stand for names are followed. */
const DEPTH = 12;

/** The call that a use is the name of. */
export function getCall({
  node,
}: Pick<Use, 'node'>): ts.CallExpression | undefined {
  if (ts.isSourceFile(node)) return undefined;
  const { parent } = node;
  const isMember =
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent);
  const callee = isMember ? parent : node;
  const call = callee.parent;
  return ts.isCallExpression(call) && call.expression === callee
    ? call
    : undefined;
}

const has = (node: ts.Node, isWanted: (n: ts.Node) => boolean): boolean =>
  isWanted(node) ||
  (ts.forEachChild(node, (child) => has(child, isWanted)) ?? false);

/** True for `console.log(name)`. */
const isLogged = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^console\b/.test(parent.expression.getText());

/** True for a parameter with which its function does more than log it. */
const isRead = ({ name, parent }: ts.ParameterDeclaration): boolean =>
  !ts.isIdentifier(name) ||
  has(
    parent,
    (node) =>
      ts.isIdentifier(node) &&
      node !== name &&
      node.text === name.text &&
      !isLogged(node),
  );

/** Where the app declares what a name means. */
function getDeclarations(
  { app, checker }: Compiled,
  name: ts.Node,
): readonly ts.Node[] {
  const found = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const isAlias = found && (found.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(found) : found;
  const own = [...app.files.values()];
  const all = symbol?.declarations ?? [];
  return all.filter((d) => own.includes(d.getSourceFile()));
}

/** The functions of the app that an expression stands for. */
function listFunctions(
  compiled: Compiled,
  node: ts.Node,
  depth = 0,
): readonly ts.SignatureDeclaration[] {
  if (depth > DEPTH) return [];
  if (ts.isFunctionLike(node)) return [node];
  if (ts.isCallExpression(node)) {
    // `watch.bind(this)`, `debounce(watch)`
    const { expression } = node;
    const isBound =
      ts.isPropertyAccessExpression(expression) &&
      expression.name.text === 'bind';
    const parts = isBound ? [expression.expression] : node.arguments;
    return parts.flatMap((part) => listFunctions(compiled, part, depth + 1));
  }
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return getDeclarations(compiled, name).flatMap((declared) => {
    const { initializer } = declared as ts.HasInitializer;
    return listFunctions(compiled, initializer ?? declared, depth + 1);
  });
}

/** Some functions and all of the app that their names lead to. */
function findReach(
  compiled: Compiled,
  functions: readonly ts.Node[],
): ReadonlySet<ts.Node> {
  const parts = new Set(functions);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      getDeclarations(compiled, node)
        .filter((d) => !ts.isParameter(d))
        .forEach((d) => parts.add(d));
    }
    ts.forEachChild(node, visit);
  };
  // Parts that are added meanwhile are visited too.
  for (const part of parts) visit(part);
  return parts;
}

/** Tells whether what a callback does leaves a note standing. */
export function isMeant(
  before: Analysis,
  { callback, within, about = '', unlessSwitch = '' }: Note,
  use: Use,
): boolean {
  if (!callback && !within) return true;
  const { names, uses } = before;
  const last = getCall(use)?.arguments.slice(-1)[0];
  const functions = last ? listFunctions(before, last) : [];
  const parts = findReach(before, functions);
  if (within) {
    return uses.some(
      (other) =>
        matchSome(within, other) &&
        ts.findAncestor(other.node, (node) => parts.has(node)),
    );
  }
  if (!functions.length) return true;
  const { words } = findWords(use.file, [...parts]);
  const module = getOwner(use.symbol);
  // It names events, so it tells them apart.
  const isApart = [...words].some((word) =>
    names.events.has(`${module}.${word.replace(/'/g, '')}`),
  );
  if (callback === 'mixes') return !isApart;
  const isForAll = use.form === 'all';
  const isOther = isForAll && isApart && !words.has(`'${about}'`);
  if (isOther || words.has(`switch ${unlessSwitch}`)) return false;
  return functions.some(({ parameters }) => {
    const rest = parameters.find((p) => p.dotDotDotToken);
    const value = parameters[isForAll ? 1 : 0] ?? rest;
    return value && isRead(value);
  });
}
