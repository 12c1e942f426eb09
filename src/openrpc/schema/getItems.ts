import type { Schema } from '../document/types';

/** True for a schema that only restricts the keys of its siblings in `allOf`. */
export const isKeyRestriction = (schema: Schema): boolean =>
  schema.propertyNames !== undefined &&
  schema.properties === undefined &&
  schema.allOf === undefined;

/** Schema of the values of a map, `undefined` for anything else. */
export function getMapValue(schema: Schema): Schema | undefined {
  if (schema.properties) return undefined;
  if (typeof schema.additionalProperties === 'object') {
    return schema.additionalProperties;
  }
  return Object.values(schema.patternProperties ?? {})[0];
}

/** True for the items of a tuple: a schema for each position. */
export const isTuple = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

/** The schema of an array's items, `undefined` for tuples and all else. */
export function getItems(schema: Schema): Schema | undefined {
  return isTuple(schema.items) ? undefined : schema.items;
}
