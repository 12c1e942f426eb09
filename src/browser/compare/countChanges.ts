import type { ChangeModel } from '@site/src/openrpc';

/** Returns `1 change, which breaks apps` or `12 changes, 2 of which break apps`. */
export function countChanges(changes: readonly ChangeModel[]): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const verb = breaking === 1 ? 'breaks' : 'break';
  if (changes.length === 0) return 'No changes';
  return changes.length === 1
    ? `1 change, which ${breaking ? 'breaks' : "doesn't break"} apps`
    : `${changes.length} changes, ${breaking || 'none'} of which ${verb} apps`;
}
