import ts from 'typescript';
import type { AppProgram } from '../typing/createProgram';
import type { SymbolNames } from '../typing/SymbolNames';
import type { AppFile } from '../typing/types';

/**
 * How app code uses a symbol. `all`: a listener without the name of an event;
 * `member`: a name that is read of another, of whatever that is.
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

/** A place of the app that uses a symbol of the SDK. */
export interface Use {
  readonly file: string;
  /** Where its name stands. */
  readonly start: number;
  readonly end: number;
  readonly node: ts.Node;
  /** `Device`, `Device.name`, `Device.nameChanged`, `Discovery.PlaybackIntent`. */
  readonly symbol: string;
  readonly form: UseForm;
  /** The first argument of a call, where it is one text. */
  readonly argument?: string;
}

/** What became of a use: no longer runs, no longer compiles, still works, works otherwise. */
export type FindingKind = 'breaks' | 'types' | 'deprecated' | 'differs';

/** What an upgrade does to a use. */
export interface UseFinding extends Pick<
  UpgradeFinding,
  'kind' | 'message' | 'guide'
> {
  readonly use: Use;
  /** The new name; absent unless the code is shown to mean the same with it. */
  readonly replacement?: string;
}

/** What an upgrade does to one place of the app. */
export interface UpgradeFinding {
  readonly kind: FindingKind;
  readonly file: string;
  /** From one. */
  readonly line: number;
  /** Empty where no symbol of the SDK stands at the place. */
  readonly symbol: string;
  /** A sentence or two, with Markdown code marks. */
  readonly message: string;
  /** Section of the page Upgrading; absent: the page as a whole. */
  readonly guide?: string;
  /** The code of the place, and code that means the same in the target. */
  readonly before?: string;
  readonly after?: string;
}

/** What was not checked, or only in part; each thing once. */
export interface Problem {
  /** The first place of it. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
  /** In how many places it is; absent: one. */
  readonly count?: number;
  /** A file that was not read could import the SDK. */
  readonly isOpen: boolean;
}

/** What an upgrade does to an app. */
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

/** The module of a symbol: `Device` of `Device.name`, and of `Device` itself. */
export const getOwner = (symbol: string): string =>
  symbol.replace(/\.\w+$/, '');

/** An app beside one version of the SDK, with what TypeScript finds wrong. */
export interface Compiled {
  readonly app: AppProgram;
  readonly checker: ts.TypeChecker;
  /** Which symbol of the SDK a part of the app means. */
  readonly symbols: SymbolNames;
  /** Paths of the files into which the SDK reaches. */
  readonly reach: ReadonlySet<string>;
  /** Those of them of whose types something is to be said. */
  readonly typed: ReadonlySet<string>;
}

/** The call that a use is the name of. */
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
