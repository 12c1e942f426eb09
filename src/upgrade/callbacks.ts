import ts from 'typescript';
import type { Analysis } from './analyze';
import { findWords } from './findWords';
import { matchSome, type Note } from './Notes';
import { getOwner, type Compiled, type Use } from './types';

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

/** Some code and all of the app that its names lead to, the nearest first. */
function findReach(compiled: Compiled, code: ts.Node): ReadonlySet<ts.Node> {
  const parts = new Set([code]);
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
  const parts = last ? findReach(before, last) : new Set<ts.Node>();
  if (within) {
    return uses.some(
      (other) =>
        matchSome(within, other) &&
        ts.findAncestor(other.node, (node) => parts.has(node)),
    );
  }
  const own = [...parts]
    .map((part) => (part as ts.HasInitializer).initializer ?? part)
    .find(ts.isFunctionLike);
  if (!own) return true;
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
  const rest = own.parameters.find((p) => p.dotDotDotToken);
  const value = own.parameters[isForAll ? 1 : 0] ?? rest;
  return value !== undefined && isRead(value);
}
