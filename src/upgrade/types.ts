import ts from 'typescript';
import type { AppProgram } from '../typing/createProgram';
import type { SymbolNames } from '../typing/SymbolNames';
import type { AppFile } from '../typing/types';

/**
 * How app code uses a symbol. `all` is a listener without an event's name; `member` is a
 * member of any object.
 */
export type UseForm =
  | 'import'
  | 'reference'
  | 'member'
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
  /** `Device`, `Device.name`, `Device.nameChanged`, `Discovery.PlaybackIntent`. */
  readonly symbol: string;
  readonly form: UseForm;
  /** The first argument of a call, if it is one string. */
  readonly argument?: string;
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

/** An app, type-checked with one SDK version. */
export interface Compiled {
  readonly app: AppProgram;
  readonly checker: ts.TypeChecker;
  /** Finds the SDK symbol that a part of the app refers to. */
  readonly symbols: SymbolNames;
  /** Paths of the files that import the SDK, directly or through others. */
  readonly reach: ReadonlySet<string>;
  /** The files among them whose type errors are reported. */
  readonly typed: ReadonlySet<string>;
}

/** The call whose function a use names. */
export function getCall({ node }: Use): ts.CallExpression | undefined {
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
