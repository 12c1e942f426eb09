import { isTuple } from '../schema/getItems';
import type { DocumentPair, SchemaPair } from './DocumentPair';
import type { SchemaDiff } from './Difference';
import { getInner } from './SymbolPlace';
import { describeTypeChange } from './describeType';

/** Lists and tuples: their items, tuples position by position. */
export function diffItems(
  documents: DocumentPair,
  pair: SchemaPair,
): SchemaDiff {
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
  return { differences: [describeTypeChange(documents, pair)], parts: [] };
}
