import type { ValueModel } from '../pages/models';
import type { Schema } from './types';

/** Values of an enumeration with their meaning. */
export function getValues(schema: Schema): readonly ValueModel[] {
  const meanings = schema['x-enum-descriptions'] ?? {};
  return (schema.enum ?? []).map((value) => ({
    value: String(value),
    description: meanings[String(value)] ?? '',
  }));
}
