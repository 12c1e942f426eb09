import type { Schema } from '../document/types';

/** Schema of the values of a map, `undefined` for anything else. */
export function getMapValue(schema: Schema): Schema | undefined {
  if (schema.properties) return undefined;
  if (typeof schema.additionalProperties === 'object') {
    return schema.additionalProperties;
  }
  return Object.values(schema.patternProperties ?? {})[0];
}
