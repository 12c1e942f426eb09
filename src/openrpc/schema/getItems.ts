import type { Schema } from '../document/types';

/** True for a schema that only restricts the keys of the other schemas in its `allOf`. */
export const isKeyRestriction = (schema: Schema): boolean =>
  schema.propertyNames !== undefined &&
  schema.properties === undefined &&
  schema.allOf === undefined;

/** The schema of a map's values; `undefined` if the schema isn't a map. */
export function getMapValue(schema: Schema): Schema | undefined {
  if (schema.properties) return undefined;
  if (typeof schema.additionalProperties === 'object') {
    return schema.additionalProperties;
  }
  return Object.values(schema.patternProperties ?? {})[0];
}

/** True for a tuple, which has a schema for each position. */
export const isTuple = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

/** The schema of an array's items; `undefined` for tuples and other types. */
export function getItems(schema: Schema): Schema | undefined {
  return isTuple(schema.items) ? undefined : schema.items;
}
