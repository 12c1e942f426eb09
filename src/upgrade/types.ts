import type { AppFile, Edit } from '../typing/types';

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
  /** `Device`, `Device.name`, `Device.nameChanged`, `Discovery.PlaybackIntent`. */
  readonly symbol: string;
  readonly form: UseForm;
  /** The first argument of a call, where it is one text. */
  readonly argument?: string;
}

/** What became of a use: no longer runs, no longer compiles, still works, works otherwise. */
export type FindingKind = 'breaks' | 'types' | 'deprecated' | 'differs';

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
  /** Absent unless the change is mechanical. */
  readonly edits?: readonly Edit[];
}

/** What keeps a file, or a part of it, from being checked. */
export interface Problem {
  readonly file: string;
  readonly message: string;
}

/** A place from which the checker could not go on to what it means. */
export interface Unfollowed {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A folder or file of the app that was not read, and why. */
export interface Skipped {
  readonly path: string;
  readonly reason: string;
}

/** What an upgrade does to an app. */
export interface UpgradeReport {
  readonly from: string;
  readonly to: string;
  /** Files that were checked. */
  readonly files: readonly AppFile[];
  readonly findings: readonly UpgradeFinding[];
  readonly problems: readonly Problem[];
  /** Other packages: nothing is known of them, nothing is found in them. */
  readonly packages: readonly string[];
  /** Files that the app imports and that were not given. */
  readonly missing: readonly string[];
  /** Paths of the files in which the SDK is used. */
  readonly usedIn: readonly string[];
  readonly unfollowed: readonly Unfollowed[];
  readonly skipped: readonly Skipped[];
}
