import ts from 'typescript';
import { getLast } from './findWords';
import { matchSome, type Note } from './Notes';
import type { Compiled, Use } from './types';

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

/** True for a name that is compared, looked up, or chosen by. */
function isDecisive(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    return /^[!=]==?$/.test(parent.operatorToken.getText());
  }
  if (ts.isElementAccessExpression(parent)) {
    return parent.argumentExpression === node;
  }
  const isAsked =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    ['includes', 'has', 'get'].includes(parent.expression.name.text);
  return isAsked || ts.isSwitchStatement(parent);
}

/** True for `console.log(name)`. */
const isLogged = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^console\b/.test(parent.expression.getText());

const has = (node: ts.Node, isWanted: (n: ts.Node) => boolean): boolean =>
  isWanted(node) ||
  (ts.forEachChild(node, (child) => has(child, isWanted)) ?? false);

/** True where a parameter stands in its function at such a place. */
function isUsed(
  checker: ts.TypeChecker,
  { name, parent }: ts.ParameterDeclaration,
  isWanted: (node: ts.Node) => boolean,
): boolean {
  if (!ts.isIdentifier(name)) return true;
  const symbol = checker.getSymbolAtLocation(name);
  return has(
    parent,
    (node) =>
      ts.isIdentifier(node) &&
      node !== name &&
      node.text === name.text &&
      (ts.isShorthandPropertyAssignment(node.parent) ||
        checker.getSymbolAtLocation(node) === symbol) &&
      isWanted(node),
  );
}

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

/** A function and all of the app that its names lead to. */
function findReach(compiled: Compiled, root: ts.Node): ReadonlySet<ts.Node> {
  const parts = new Set([root]);
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
  compiled: Compiled,
  uses: readonly Use[],
  { callback, within, about, unlessSwitch }: Note,
  use: Use,
): boolean {
  if (!callback && !within) return true;
  const { checker } = compiled;
  const last = getCall(use)?.arguments.slice(-1)[0];
  const functions = last ? listFunctions(compiled, last) : [];
  const parts = functions.flatMap((f) => [...findReach(compiled, f)]);
  if (within) {
    return uses.some(
      (other) =>
        matchSome(within, other) &&
        ts.findAncestor(other.node, (node) => parts.includes(node)),
    );
  }
  if (!functions.length) return true;
  const isApart = functions.every(
    ({ parameters: [event] }) =>
      event &&
      ts.isIdentifier(event.name) &&
      isUsed(checker, event, isDecisive),
  );
  if (callback === 'mixes') return !isApart;
  const hasNode = (isWanted: (node: ts.Node) => boolean): boolean =>
    parts.some((part) => has(part, isWanted));
  const isForAll = use.form === 'all';
  const isOther =
    about !== undefined &&
    isForAll &&
    isApart &&
    !hasNode((node) => ts.isStringLiteralLike(node) && node.text === about);
  const isSettled = hasNode(
    (node) =>
      ts.isSwitchStatement(node) &&
      getLast(node.expression) === unlessSwitch &&
      node.caseBlock.clauses.some((c) => ts.isDefaultClause(c)),
  );
  if (isOther || isSettled) return false;
  return functions.some(({ parameters }) => {
    const rest = parameters.find((p) => p.dotDotDotToken);
    const value = parameters[isForAll ? 1 : 0] ?? rest;
    return value && isUsed(checker, value, (node) => !isLogged(node));
  });
}
