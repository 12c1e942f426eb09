import type { ChangeModel } from '@site/src/openrpc';

/** Returns `1 change, which breaks apps` or `12 changes, 2 of which break apps`. */
export function countChanges(changes: readonly ChangeModel[]): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const verb = breaking === 1 ? 'breaks' : 'break';
  switch (changes.length) {
    case 0:
      return 'no changes';
    case 1:
      return `1 change, which ${breaking ? 'breaks' : 'does not break'} apps`;
    default:
      return `${changes.length} changes, ${breaking || 'none'} of which ${verb} apps`;
  }
}
