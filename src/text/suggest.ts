import leven from 'leven';

/** Returns `Did you mean "Size"?` or a list of all valid names. */
export function suggest(wrong: string, valid: readonly string[]): string {
  const ranked = valid
    .map((name) => ({
      name,
      distance: leven(wrong.toLowerCase(), name.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best && best.distance <= Math.max(2, wrong.length / 3)) {
    return `Did you mean "${best.name}"?`;
  }
  return `Valid names: ${valid.join(', ') || 'none'}.`;
}
