import {
  parseJson,
  printDeclarations,
  type BehaviorNote,
  type OpenRpcDocument,
  type VersionBehavior,
} from '../openrpc';
import type { SiteLinks } from './printReport';
import type { Use } from './types';

/** A change of behavior and the code that it affects; README.md explains the patterns. */
export interface Note extends BehaviorNote {
  /** The app must match one of these patterns; for a `member` pattern, the file must. */
  readonly with?: readonly string[];
  /** The app must not match any of these patterns. */
  readonly unless?: readonly string[];
  /** Doesn't apply to code that runs after one of these calls. */
  readonly unlessAfter?: readonly string[];
  /** Doesn't apply if the callback has a `switch` on this member with a `default` case. */
  readonly unlessSwitch?: string;
  /** The callback, or a function that the callback calls, must match one of these. */
  readonly within?: readonly string[];
  /** Applies only if the function receives an argument, directly or as a callback. */
  readonly given?: boolean;
  /** Doesn't apply to calls with one of these first arguments. */
  readonly except?: readonly string[];
  /**
   * Applies only if the callback `reads` the event's value, or if it is for all events
   * and `mixes` them, without checking their names.
   */
  readonly callback?: 'reads' | 'mixes';
  /** The event whose value a callback for all events must read. */
  readonly about?: string;
  /** Applies only to files with types. */
  readonly typescript?: boolean;
  /** The section of the Upgrading page. */
  readonly guide: string;
  /** The name that replaces the last part of the symbol. */
  readonly replacement?: string;
}

/** A pattern consists of forms and a symbol: `once *`, `call|value *.listen`. */
export function matchUse(pattern: string, { form, symbol }: Use): boolean {
  const [wanted = '', name = ''] = pattern.split(' ');
  if (wanted !== '*' && !wanted.split('|').includes(form)) return false;
  const [start = '', end] = name.split('*');
  return end === undefined
    ? symbol === name
    : symbol.startsWith(start) && symbol.endsWith(end);
}

export const matchSome = (patterns: readonly string[], use: Use): boolean =>
  patterns.some((pattern) => matchUse(pattern, use));

/** A version's `upgrade.json`: its changes since the version before. */
interface VersionNotes extends VersionBehavior<Note> {
  /** Sections of the Upgrading page, by symbol, by module, or for the type `bigint`. */
  readonly guides: Readonly<Record<string, string>>;
}

/** @throws if the file isn't JSON or belongs to another version */
export function parseNotes(
  text: string,
  file: string,
  version: string,
): VersionNotes {
  // A version in which nothing behaves differently needs neither of the lists.
  const {
    version: own = '',
    guides = {},
    notes = [],
  } = parseJson(text, file) as Partial<VersionNotes>;
  if (own === version) return { version, guides, notes };
  throw new Error(
    `${file}#/version: is "${own}", but the file belongs to ${version}. Set it to ${version}, and list the changes in that version.`,
  );
}

export interface SdkVersion {
  readonly version: string;
  /** The content of its `firebolt.d.ts`. */
  readonly declarations: string;
  readonly notes: VersionNotes;
}

export interface ToolData {
  /** The oldest first. */
  readonly versions: readonly SdkVersion[];
  /** TypeScript's own declarations. */
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly links: SiteLinks;
}

/** @throws if the notes are for another version */
export function createSdkVersion(
  document: OpenRpcDocument,
  notes: string,
  file: string,
): SdkVersion {
  const { version } = document.info;
  return {
    version,
    declarations: printDeclarations(document),
    notes: parseNotes(notes, file, version),
  };
}
