import {
  printDeclarations,
  type BehaviorNote,
  type OpenRpcDocument,
  type VersionBehavior,
} from '../openrpc';
import type { SiteLinks } from './printReport';
import type { Use } from './types';

/** A change of behavior, and what of an app it concerns. */
export interface Note extends BehaviorNote {
  /**
   * Words or uses of which the app must have one as well; for a member, the file
   * must, as only that may be about the same message.
   */
  readonly with?: readonly string[];
  /** Others of which it must have one. */
  readonly also?: readonly string[];
  /** Words or uses of which one anywhere in the app takes the note back. */
  readonly unless?: readonly string[];
  /** Calls that take the note back for what comes after them in a function. */
  readonly unlessAfter?: readonly string[];
  /** A `switch` over this member, with a default, takes the note back. */
  readonly unlessSwitch?: string;
  /** Uses of which one must be in the callback, or in what it calls. */
  readonly within?: readonly string[];
  /** Only where it is given something, called with it or handed on to what does. */
  readonly given?: boolean;
  /** Texts as the first argument for which it does not hold. */
  readonly except?: readonly string[];
  /**
   * Only where the callback `reads` its value, or, being for all events, `mixes`
   * them: it does not ask for their names.
   */
  readonly callback?: 'reads' | 'mixes';
  /** The event whose value must be read, where the callback is for all events. */
  readonly about?: string;
  /** Only files in TypeScript. */
  readonly typescript?: boolean;
  /** Section of the page Upgrading. */
  readonly guide: string;
  /** What takes the place of the last name. */
  readonly replacement?: string;
}

/**
 * True for a use that a pattern means: one of its forms and its symbol, in which `*`
 * stands for anything, such as `once *` or `call|value *.listen`.
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

/** What to know of a version, coming from the one before: its `upgrade.json`. */
export interface VersionNotes extends VersionBehavior<Note> {
  /** Sections of the page Upgrading, by symbol or module; `bigint` for the type. */
  readonly guides: Readonly<Record<string, string>>;
}

/**
 * Returns the notes if they are those of a version.
 * @throws if they belong to another version
 */
export function checkNotes(
  notes: VersionNotes,
  file: string,
  version: string,
): VersionNotes {
  if (notes.version === version) return notes;
  throw new Error(
    `${file}#/version: is "${notes.version}", but the file belongs to ${version}. Write ${version}, and list what it changed.`,
  );
}

/**
 * Reads the `upgrade.json` of a version.
 * @throws if it belongs to another version
 */
export const parseNotes = (
  text: string,
  file: string,
  version: string,
): VersionNotes => checkNotes(JSON.parse(text) as VersionNotes, file, version);

/** A version of the SDK as the checker needs it. */
export interface SdkVersion {
  readonly version: string;
  /** The text of its `firebolt.d.ts`. */
  readonly declarations: string;
  readonly notes: VersionNotes;
}

/** What the tool brings along beside the compiler. */
export interface ToolData {
  /** The oldest first. */
  readonly versions: readonly SdkVersion[];
  /** TypeScript's own declarations. */
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly links: SiteLinks;
}

/**
 * A version of the SDK, from what its folder has.
 * @param notes the text of its `upgrade.json`
 * @param file what that file is called in errors
 * @throws for faults in the notes
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
