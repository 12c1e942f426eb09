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

/** Describes a schema's limits, for instance `0 to 100`. */
export function describeConstraints(schema: Schema): string[] {
  const tuple = Array.isArray(schema.items);
  const { minProperties: min, maxProperties: max } = schema;
  const isChoice = min === 1 && max === 1;
  const constraints = [
    ...describeRange(schema.minimum, schema.maximum, '', schema),
    ...describeRange(schema.minLength, schema.maxLength, ' characters'),
    ...(tuple ? [] : describeRange(schema.minItems, schema.maxItems, ' items')),
    ...(isChoice
      ? ['exactly one of its fields']
      : describeRange(min, max, ' fields')),
  ];
  if (schema.type === 'integer') constraints.unshift('integer');
  if (schema.format === 'date-time') constraints.push('ISO 8601 date and time');
  else if (schema.format) constraints.push(schema.format);
  if (schema.pattern) constraints.push(`matches ${schema.pattern}`);
  if (schema.additionalProperties === false) {
    constraints.push('no other fields');
  }
  const forms = (schema.oneOf ?? [])
    .filter(({ properties }) => !properties)
    .map((form) => describeConstraints(form).join(', '))
    .filter((limits) => limits !== '');
  return forms.length > 0 ? [...constraints, forms.join('; or ')] : constraints;
}
