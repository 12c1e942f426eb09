import { printDeclarations, type OpenRpcDocument } from '../openrpc';
import type { SiteLinks } from './printReport';
import { parseNotes, type VersionNotes } from './Notes';

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
