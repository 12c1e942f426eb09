import type { BehaviorNote, VersionBehavior } from '../document/types';

/** @param versions the app's version and all later ones, oldest first */
export function selectNotes<N extends BehaviorNote>(
  versions: readonly VersionBehavior<N>[],
): readonly { readonly version: string; readonly note: N }[] {
  const names = versions.map((v) => v.version);
  return versions
    .slice(1)
    .flatMap(({ version, notes }) => notes.map((note) => ({ version, note })))
    .filter(
      ({ note: { from, until } }) =>
        // A version that isn't in the list is older than all listed versions.
        (from === undefined || names.indexOf(from) <= 0) &&
        (until === undefined || !names.includes(until)),
    );
}
