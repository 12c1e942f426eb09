import ts from 'typescript';
import type { AppFile } from '../typing/types';

/**
 * `all` is a listener for all events; `member` is a member of any object; `computed` is a
 * member of the SDK whose name is known only at runtime.
 */
type UseForm =
  | 'import'
  | 'reference'
  | 'member'
  | 'computed'
  | 'value'
  | 'type'
  | 'call'
  | 'callback'
  | 'listen'
  | 'once'
  | 'clear'
  | 'all';

export interface Use {
  readonly file: string;
  /** The node of the symbol's name; for a `reference`, the file: `range` is the name. */
  readonly node: ts.Node;
  readonly range?: { readonly start: number; readonly end: number };
  /** `Device`, `Device.name`, `Device.nameChanged`; `''` for a computed name. */
  readonly symbol: string;
  readonly form: UseForm;
  /** The first argument of a call, if its only possible value is this string. */
  readonly argument?: string | undefined;
}

/** The code stops working, no longer compiles, is deprecated, or behaves differently. */
export type FindingKind = 'breaks' | 'types' | 'deprecated' | 'differs';

/** The effect of an upgrade on one use. */
export interface UseFinding extends Pick<
  UpgradeFinding,
  'kind' | 'message' | 'guide'
> {
  readonly use: Use;
  /** The range that the new name replaces; by default, the range of the old name. */
  readonly range?: Use['range'];
  /** The new name, if renaming is certain not to change what the code does. */
  readonly replacement?: string;
}

/** The effect of an upgrade on one line of the app. */
export interface UpgradeFinding {
  readonly kind: FindingKind;
  readonly file: string;
  /** The first line is 1. */
  readonly line: number;
  /** Empty if the finding isn't about an SDK symbol. */
  readonly symbol: string;
  /** Sentences, with code in backticks. */
  readonly message: string;
  /** The section of the Upgrading page; without it, the link is to the whole page. */
  readonly guide?: string;
  /** The app's line, and a line that does the same with the target version. */
  readonly before?: string;
  readonly after?: string;
}

/** Something that wasn't checked, or was checked only in part. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
  /** The number of occurrences, if more than one. */
  readonly count?: number;
  /** Whether a file that could import the SDK wasn't read. */
  readonly isOpen: boolean;
}

export interface UpgradeReport {
  readonly from: string;
  readonly to: string;
  readonly files: readonly AppFile[];
  /** Paths of the files that use the SDK. */
  readonly usedIn: readonly string[];
  readonly findings: readonly UpgradeFinding[];
  readonly problems: readonly Problem[];
}

export const getRange = ({ node, range }: Use) =>
  range ?? { start: node.getStart(), end: node.end };

/** Returns the module of a symbol: `Device` for `Device.name` and for `Device` itself. */
export const getOwner = (symbol: string): string =>
  symbol.replace(/\.\w+$/, '');

/** Finds the symbol of a name, and resolves aliases. */
export function findSymbol(
  checker: ts.TypeChecker,
  name: ts.Node,
): ts.Symbol | undefined {
  const found = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const isAlias = found && (found.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(found) : found;
}

/** Returns `Device.name` or `Device['name']` for its last name; other nodes unchanged. */
export function getMember(node: ts.Node): ts.Node {
  const { parent } = node;
  const isLast =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isElementAccessExpression(parent) &&
      parent.argumentExpression === node);
  return isLast ? parent : node;
}

/** Returns `Device` for `(Device as any)`. */
export const unwrap = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node)
    ? unwrap(node.expression)
    : node;

/**
 * Returns where the type of a member's object is, and the object if it has a name:
 * `a` for the name `b` in `a.b`, `a['b']`, and `const { b: c } = a`.
 */
export function getObject(
  node: ts.Node,
): readonly [place?: ts.Node, object?: ts.Node | undefined] {
  const { parent } = node;
  if (ts.isBindingElement(parent)) {
    if ((parent.propertyName ?? parent.name) !== node) return [];
    const { parent: from } = parent.parent;
    const object = ts.isBindingElement(from)
      ? from.propertyName
      : from.initializer;
    return [parent.parent, object && unwrap(object)];
  }
  const member = getMember(node);
  const isName =
    ts.isPropertyAccessExpression(member) || ts.isStringLiteral(node);
  if (member === node || !isName) return [];
  const { expression } = member as ts.AccessExpression;
  return [expression, unwrap(expression)];
}

/** Returns the function of a call: `f` for `f()`, `f.call()`, and `f.apply()`. */
export const getFunction = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) &&
  /^(call|apply)$/.test(expression.name.text)
    ? expression.expression
    : expression;

/** Returns the known arguments of that function: `b` for `f(b)`, `f.call(a, b)`, `f.apply(a, [b])`. */
export function getArguments(call: ts.CallExpression) {
  if (getFunction(call) === call.expression) return call.arguments;
  const [, list, ...rest] = call.arguments;
  if (!list) return [];
  const isCall = call.expression.getText().endsWith('call');
  if (isCall) return [list, ...rest];
  return ts.isArrayLiteralExpression(list) ? list.elements : [];
}

export function getCall({ node }: Use): ts.CallExpression | undefined {
  if (ts.isSourceFile(node)) return undefined;
  const callee = getMember(node);
  return [callee.parent, callee.parent.parent]
    .filter(ts.isCallExpression)
    .find((call) => getFunction(call) === callee);
}

/** Returns the expression that starts with a node: `await SDK[a][b]().c` for `SDK[a]`. */
export function getWhole(node: ts.Node): ts.Node {
  const { parent } = node;
  const isStart =
    (ts.isElementAccessExpression(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isCallExpression(parent)) &&
    parent.expression === node;
  return isStart || ts.isAwaitExpression(parent) ? getWhole(parent) : node;
}
