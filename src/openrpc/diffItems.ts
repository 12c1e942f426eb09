import type { Comparison, SchemaPair, Step } from './comparison';
import { describeTypes, getInner, getLabel } from './place';
import type { Schema } from './types';

const isTuple = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

/** Lists and tuples: their items, tuples position by position. */
export function diffItems(
  comparison: Comparison,
  { older, newer, place }: SchemaPair,
): Step {
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
  const types = describeTypes(comparison, older, newer);
  const message = `${getLabel(place)} ${types}`;
  const { path } = place;
  return {
    differences: [{ kind: 'changed', path, effect: 'type-changed', message }],
    parts: [],
  };
}
