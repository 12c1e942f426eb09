import type { Schema } from '../document/types';

/** True for a schema that only restricts the keys of its siblings in `allOf`. */
export const isKeyRestriction = (schema: Schema): boolean =>
  schema.propertyNames !== undefined &&
  schema.properties === undefined &&
  schema.allOf === undefined;
