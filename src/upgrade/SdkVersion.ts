import {
  printDeclarations,
  type BehaviorNote,
  type OpenRpcDocument,
  type VersionBehavior,
} from '../openrpc';
import type { SiteLinks } from './printReport';
import type { Use } from './types';

/**
 * A change of behavior, and the code that it affects. The strings of its lists are
 * patterns, which README.md explains.
 */
export interface Note extends BehaviorNote {
  /** The app must have one of them; for a member, its file must. */
  readonly with?: readonly string[];
  /** The app must have one of these, too. */
  readonly also?: readonly string[];
  /** The app must have none of them. */
  readonly unless?: readonly string[];
  /** Calls; the note doesn't apply to code that runs after one of them. */
  readonly unlessAfter?: readonly string[];
  /** Not if the callback has a `switch` with a default over this member. */
  readonly unlessSwitch?: string;
  /** The callback, or a function that it calls, must have one of them. */
  readonly within?: readonly string[];
  /** Only if the function receives an argument, directly or as a callback. */
  readonly given?: boolean;
  /** First arguments to which the note doesn't apply. */
  readonly except?: readonly string[];
  /**
   * Applies only if the callback `reads` the event's value, or if a callback for all events
   * `mixes` the events without checking their names.
   */
  readonly callback?: 'reads' | 'mixes';
  /** For a callback for all events: the event whose value it must read. */
  readonly about?: string;
  /** Only in TypeScript files. */
  readonly typescript?: boolean;
  /** The section of the page Upgrading. */
  readonly guide: string;
  /** The new last name. */
  readonly replacement?: string;
}

/**
 * True if a use has one of the pattern's forms and matches its symbol, in which `*` stands
 * for anything: `once *`, `call|value *.listen`.
 */
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
export interface VersionNotes extends VersionBehavior<Note> {
  /** Sections of the page Upgrading by symbol, module, or `bigint` for that type. */
  readonly guides: Readonly<Record<string, string>>;
}

/**
 * Reads the `upgrade.json` of a version.
 * @throws if it belongs to another version
 */
export function parseNotes(
  text: string,
  file: string,
  version: string,
): VersionNotes {
  const notes = JSON.parse(text) as VersionNotes;
  if (notes.version === version) return notes;
  throw new Error(
    `${file}#/version: is "${notes.version}", but the file belongs to ${version}. Write ${version}, and list what it changed.`,
  );
}

/** An SDK version's data for the check. */
export interface SdkVersion {
  readonly version: string;
  /** The content of its `firebolt.d.ts`. */
  readonly declarations: string;
  readonly notes: VersionNotes;
}

/** The data in the tool, besides the compiler. */
export interface ToolData {
  /** The oldest first. */
  readonly versions: readonly SdkVersion[];
  /** TypeScript's own declarations. */
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly links: SiteLinks;
}

/**
 * Creates a version from the files in its folder.
 * @param notes the content of its `upgrade.json`
 * @param file the path of that file, for errors
 * @throws if the notes belong to another version
 */
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
