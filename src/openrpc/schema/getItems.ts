import type { Schema } from '../document/types';

/** The schema of an array's items, `undefined` for tuples and all else. */
export function getItems(schema: Schema): Schema | undefined {
  return Array.isArray(schema.items)
    ? undefined
    : (schema.items as Schema | undefined);
}
