import type { Schema } from './types';

/** A value of an enumeration and what it means. */
export interface EnumValue {
  readonly value: string;
  readonly description: string;
}

/** Values of an enumeration with their meaning. */
export function getValues(schema: Schema): readonly EnumValue[] {
  const meanings = schema['x-enum-descriptions'] ?? {};
  return (schema.enum ?? []).map((value) => ({
    value: String(value),
    description: meanings[String(value)] ?? '',
  }));
}
