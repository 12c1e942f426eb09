import type { Schema } from '../document/types';

function describeRange(
  min: number | undefined,
  max: number | undefined,
  unit = '',
  { exclusiveMinimum: above, exclusiveMaximum: below }: Schema = {},
): string[] {
  const isBoth = min !== undefined && max !== undefined;
  const both = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const limits = [
    isBoth && both,
    !isBoth && min !== undefined && `at least ${min}`,
    above !== undefined && `above ${above}`,
    !isBoth && max !== undefined && `at most ${max}`,
    below !== undefined && `below ${below}`,
  ].filter((limit) => limit !== false);
  return limits.length > 0 ? [limits.join(', ') + unit] : [];
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'ISO 8601 date and time',
};

/** Describes how many fields an object must have. */
function describeFieldCount(schema: Schema): string[] {
  const { minProperties: min, maxProperties: max } = schema;
  if (min === 1 && max === 1) return ['exactly one of its fields'];
  return describeRange(min, max, ' fields');
}

/**
 * Describes the limits of a schema, apart from its type: `0 to 100`, `at most 256
 * characters`, `ISO 8601 date and time`.
 */
export function describeConstraints(schema: Schema): string[] {
  const tuple = Array.isArray(schema.items);
  const constraints = [
    ...describeRange(schema.minimum, schema.maximum, '', schema),
    ...describeRange(schema.minLength, schema.maxLength, ' characters'),
    ...(tuple ? [] : describeRange(schema.minItems, schema.maxItems, ' items')),
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
