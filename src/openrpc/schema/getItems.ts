import type { Schema } from '../document/types';

/** True for the items of a tuple: a schema for each position. */
export const isTuple = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

/** The schema of an array's items, `undefined` for tuples and all else. */
export function getItems(schema: Schema): Schema | undefined {
  return isTuple(schema.items) ? undefined : schema.items;
}
