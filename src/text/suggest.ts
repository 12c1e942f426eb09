/** Counts the single-character edits between two words. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + cost,
        ),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Names the nearest valid name, or all, for an error message: `Did you mean "Size"?`. */
export function suggest(wrong: string, valid: readonly string[]): string {
  const ranked = valid
    .map((name) => ({
      name,
      distance: editDistance(wrong.toLowerCase(), name.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best && best.distance <= Math.max(2, wrong.length / 3)) {
    return `Did you mean "${best.name}"?`;
  }
  return `Valid names: ${valid.join(', ') || 'none'}.`;
}
