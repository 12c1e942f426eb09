import type { Schema } from '../document/types';

function describeRange(
  schema: Schema,
  min: number | undefined,
  max: number | undefined,
  unit: string,
): string[] {
  const suffix = unit && ` ${unit}`;
  const above = schema.exclusiveMinimum;
  const below = schema.exclusiveMaximum;
  if (unit === '' && above !== undefined && below !== undefined) {
    return [`above ${above}, below ${below}`];
  }
  if (unit === '' && above !== undefined && max !== undefined) {
    return [`above ${above}, at most ${max}`];
  }
  if (min !== undefined && max !== undefined) {
    return [
      min === max ? `exactly ${min}${suffix}` : `${min} to ${max}${suffix}`,
    ];
  }
  if (min !== undefined) return [`at least ${min}${suffix}`];
  if (max !== undefined) return [`at most ${max}${suffix}`];
  if (unit === '' && above !== undefined) return [`above ${above}`];
  if (unit === '' && below !== undefined) return [`below ${below}`];
  return [];
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'ISO 8601 date and time',
};

/** How many fields an object must have. */
function describeFieldCount(schema: Schema): string[] {
  const { minProperties: min, maxProperties: max } = schema;
  if (min === 1 && max === 1) return ['exactly one of its fields'];
  return describeRange({}, min, max, 'fields');
}

/**
 * The limits of a schema in words, apart from its type: `0 to 100`, `at most 256
 * characters`, `ISO 8601 date and time`.
 */
export function describeConstraints(schema: Schema): string[] {
  const tuple = Array.isArray(schema.items);
  const constraints = [
    ...describeRange(schema, schema.minimum, schema.maximum, ''),
    ...describeRange({}, schema.minLength, schema.maxLength, 'characters'),
    ...(tuple
      ? []
      : describeRange({}, schema.minItems, schema.maxItems, 'items')),
    ...describeFieldCount(schema),
  ];
  if (schema.type === 'integer') constraints.unshift('integer');
  if (schema.format) constraints.push(FORMATS[schema.format] ?? schema.format);
  if (schema.pattern) constraints.push(`matches ${schema.pattern}`);
  if (schema.additionalProperties === false) {
    constraints.push('no other fields');
  }
  return constraints;
}
