/** Finds the items that only one list has, and pairs the other items by key. */
export function compareLists<T>(
  older: readonly T[],
  newer: readonly T[],
  getKey: (item: T, side: 'older' | 'newer') => string = String,
) {
  const before = new Map(older.map((item) => [getKey(item, 'older'), item]));
  const after = new Map(newer.map((item) => [getKey(item, 'newer'), item]));
  return {
    added: [...after].flatMap(([k, item]) => (before.has(k) ? [] : [item])),
    removed: [...before].flatMap(([k, item]) => (after.has(k) ? [] : [item])),
    kept: [...before].flatMap(([k, item]) => {
      const match = after.get(k);
      return match === undefined ? [] : [{ older: item, newer: match }];
    }),
  };
}
