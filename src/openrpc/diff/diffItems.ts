import type { Schema } from '../document/types';
import type { Comparison, SchemaPair } from './Comparison';
import type { Step } from './Difference';
import { getInner } from './Place';
import { describeTypeChange } from './describeTypeChange';

const isTuple = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

/** Lists and tuples: their items, tuples position by position. */
export function diffItems(comparison: Comparison, pair: SchemaPair): Step {
  const { older, newer, place } = pair;
  const before = older.items ?? {};
  const after = newer.items ?? {};
  if (!isTuple(before) && !isTuple(after)) {
    const part = { older: before, newer: after, place: getInner(place, '[]') };
    return { differences: [], parts: [part] };
  }
  if (isTuple(before) && isTuple(after) && before.length === after.length) {
    const parts = before.map((item, i) => ({
      older: item,
      newer: after[i] ?? {},
      place: getInner(place, `[${i}]`),
    }));
    return { differences: [], parts };
  }
  return { differences: [describeTypeChange(comparison, pair)], parts: [] };
}
