import ts from 'typescript';
import type { AppFile } from '../typing/types';

/**
 * How app code uses a symbol. `all` is a listener without an event's name; `member` is a
 * member of any object; `computed` is a member of the SDK that only a run would name.
 */
export type UseForm =
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

/** A place in the app that uses an SDK symbol. */
export interface Use {
  readonly file: string;
  /** The symbol's name; for a `reference` the file, with the name's `range`. */
  readonly node: ts.Node;
  readonly range?: { readonly start: number; readonly end: number };
  /** `Device`, `Device.name`, `Device.nameChanged`; `''` if it is computed. */
  readonly symbol: string;
  readonly form: UseForm;
  /** The first argument of a call, if it is one string. */
  readonly argument?: string | undefined;
}

/** Stops working, no longer compiles, still works, or behaves differently. */
export type FindingKind = 'breaks' | 'types' | 'deprecated' | 'differs';

/** What an upgrade changes for a use. */
export interface UseFinding extends Pick<
  UpgradeFinding,
  'kind' | 'message' | 'guide'
> {
  readonly use: Use;
  /** What the new name replaces; by default the use's name. */
  readonly range?: Use['range'];
  /** The new name, if the code is proven to mean the same with it. */
  readonly replacement?: string;
}

/** What an upgrade changes in one place of the app. */
export interface UpgradeFinding {
  readonly kind: FindingKind;
  readonly file: string;
  /** The first line is 1. */
  readonly line: number;
  /** Empty if the place has no SDK symbol. */
  readonly symbol: string;
  /** Sentences with Markdown code marks. */
  readonly message: string;
  /** The section of the page Upgrading; absent for the whole page. */
  readonly guide?: string;
  /** The line, and a line that means the same in the target. */
  readonly before?: string;
  readonly after?: string;
}

/** Something that was not checked, or only in part. */
export interface Problem {
  /** The file of its first place. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
  /** How many times the problem occurs, if more than once. */
  readonly count?: number;
  /** Whether a file that could import the SDK was not read. */
  readonly isOpen: boolean;
}

/** What an upgrade changes in an app. */
export interface UpgradeReport {
  readonly from: string;
  readonly to: string;
  /** Files that were checked. */
  readonly files: readonly AppFile[];
  /** Paths of the files in which the SDK is used. */
  readonly usedIn: readonly string[];
  readonly findings: readonly UpgradeFinding[];
  readonly problems: readonly Problem[];
}

/** The range of a use's name in its file. */
export const getRange = ({ node, range }: Use) =>
  range ?? { start: node.getStart(), end: node.end };

/** The module of a symbol: `Device` of `Device.name`, and of `Device` itself. */
export const getOwner = (symbol: string): string =>
  symbol.replace(/\.\w+$/, '');

/** The symbol of a name, without aliases. */
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

/** `Device.name` for its last name, `Device['name']` for the string; otherwise the node. */
export function getMember(node: ts.Node): ts.Node {
  const { parent } = node;
  const isLast =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isElementAccessExpression(parent) &&
      parent.argumentExpression === node);
  return isLast ? parent : node;
}

/** The call whose function a use names. */
export function getCall({ node }: Use): ts.CallExpression | undefined {
  if (ts.isSourceFile(node)) return undefined;
  const callee = getMember(node);
  const { parent } = callee;
  return ts.isCallExpression(parent) && parent.expression === callee
    ? parent
    : undefined;
}

/** The expression around the start of one: `SDK[a]` → `await SDK[a][b]().c`. */
export function getWhole(node: ts.Node): ts.Node {
  const { parent } = node;
  const isStart =
    (ts.isElementAccessExpression(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isCallExpression(parent)) &&
    parent.expression === node;
  return isStart || ts.isAwaitExpression(parent) ? getWhole(parent) : node;
}
