import ts from 'typescript';
import type { Compiled } from './analyze';
import { createFunctionFinder, type Finder } from './findFunctions';
import { getLast } from './findWords';
import { matchSome, type Note } from './Notes';
import type { Use } from './types';

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

const isIn = (parts: ReadonlySet<ts.Node>, node: ts.Node): boolean =>
  parts.has(node) || (!ts.isSourceFile(node) && isIn(parts, node.parent));

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

/** A function and all of the app that its names lead to. */
function findReach(root: ts.Node, { getDeclarations }: Finder): Set<ts.Node> {
  const parts = new Set([root]);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      getDeclarations(node)
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
export function createCallbackTest(
  compiled: Compiled,
  uses: readonly Use[],
): (note: Note, use: Use) => boolean {
  const { checker } = compiled;
  const finder = createFunctionFinder(compiled);
  const tellsApart = ({ parameters: [event] }: ts.SignatureDeclaration) =>
    event !== undefined &&
    ts.isIdentifier(event.name) &&
    isUsed(checker, event, isDecisive);
  return ({ callback, within, about, unlessSwitch }, use) => {
    if (!callback && !within) return true;
    const last = getCall(use)?.arguments.slice(-1)[0];
    const functions = last ? finder.ofExpression(last) : [];
    const reached = functions.map((f) => findReach(f, finder));
    if (within) {
      const wanted = uses.filter((other) => matchSome(within, other));
      return wanted.some(({ node }) => reached.some((r) => isIn(r, node)));
    }
    if (!functions.length) return true;
    const isApart = functions.every(tellsApart);
    if (callback === 'mixes') return !isApart;
    const hasNode = (isWanted: (node: ts.Node) => boolean): boolean =>
      reached.some((parts) => [...parts].some((part) => has(part, isWanted)));
    const isForAll = use.form === 'all';
    const isOther =
      about !== undefined &&
      isForAll &&
      isApart &&
      !hasNode((node) => ts.isStringLiteralLike(node) && node.text === about);
    const isSettled =
      unlessSwitch !== undefined &&
      hasNode(
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
  };
}
