import {
  getMemberSymbol,
  printDeclarations,
  type OpenRpcDocument,
} from '../openrpc';
import type { SiteLinks } from './printReport';
import { parseNotes, type VersionNotes } from './Notes';

/** A version of the SDK as the checker needs it. */
export interface SdkVersion {
  readonly version: string;
  /** The text of its `firebolt.d.ts`. */
  readonly declarations: string;
  readonly notes: VersionNotes;
  /** Getters that throw when they are given what they do not take. */
  readonly properties: Readonly<Record<string, GetterKind>>;
}

/** What the tool brings along beside the compiler. */
export interface ToolData {
  /** The oldest first. */
  readonly versions: readonly SdkVersion[];
  /** TypeScript's own declarations. */
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly links: SiteLinks;
}

/** What a getter takes: a function that it calls on changes, or nothing. */
export type GetterKind = 'readonly' | 'immutable';

function getProperties({
  methods,
}: OpenRpcDocument): Readonly<Record<string, GetterKind>> {
  const properties = methods.flatMap((method) => {
    const names = method.tags?.map((tag) => tag.name) ?? [];
    const kind = (['readonly', 'immutable'] as const).find((k) =>
      names.includes(`property:${k}`),
    );
    // Written by hand in the SDK, it takes anything.
    const isOwn = names.includes('exclude-from-sdk');
    return kind && !isOwn ? [[getMemberSymbol(method), kind] as const] : [];
  });
  return Object.fromEntries(properties);
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
    properties: getProperties(document),
  };
}
