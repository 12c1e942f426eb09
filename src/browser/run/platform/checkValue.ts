import { Validator, type Schema as JsonSchema } from '@cfworker/json-schema';
import type { OpenRpcDocument } from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';

/** A value that a reader has written, or what is wrong with it. */
export type CheckedValue =
  { readonly value: unknown } | { readonly faults: readonly string[] };

function parseValue(text: string): CheckedValue {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const { message } = error as Error;
    return { faults: [`Invalid JSON: ${message}. Strings need "quotes".`] };
  }
}

/** `#/state` as `state`; the value itself has no name. */
const getPlace = (pointer: string): string =>
  pointer.replace(/^#\/?/, '').replace(/\//g, '.');

/**
 * Reads a value that must fit a schema of a document. Lists each fault once, the
 * innermost of those that follow from one another.
 */
export function checkValue(
  text: string,
  schema: Schema,
  document: OpenRpcDocument,
): CheckedValue {
  const parsed = parseValue(text);
  if ('faults' in parsed) return parsed;
  const root = { ...schema, components: document.components };
  const { valid, errors } = new Validator(
    root as JsonSchema,
    '7',
    false,
  ).validate(parsed.value);
  if (valid) return parsed;
  const deepest = errors.filter(
    ({ keyword }) =>
      ![
        '$ref',
        'properties',
        'items',
        'allOf',
        'anyOf',
        'oneOf',
        'additionalProperties',
        'patternProperties',
      ].includes(keyword),
  );
  const shown = deepest.length > 0 ? deepest : errors;
  const faults = shown.map(({ instanceLocation, error }) => {
    const place = getPlace(instanceLocation);
    return place ? `${place}: ${error}` : error;
  });
  return { faults: [...new Set(faults)] };
}
