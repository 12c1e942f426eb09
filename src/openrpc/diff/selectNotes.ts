import type { BehaviorNote, VersionBehavior } from '../document/types';

/**
 * Notes of the newer versions that hold for an upgrade over these, with their version.
 * @param versions old to new, from the one that the app has
 */
export function selectNotes<N extends BehaviorNote>(
  versions: readonly VersionBehavior<N>[],
): readonly { readonly version: string; readonly note: N }[] {
  const names = versions.map((v) => v.version);
  return versions
    .slice(1)
    .flatMap(({ version, notes }) => notes.map((note) => ({ version, note })))
    .filter(
      ({ note: { from, until } }) =>
        // A version that is not among these is older than all of them.
        (from === undefined || names.indexOf(from) <= 0) &&
        (until === undefined || !names.includes(until)),
    );
}
