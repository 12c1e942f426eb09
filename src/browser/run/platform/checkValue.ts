import { Validator, type Schema as JsonSchema } from '@cfworker/json-schema';
import type { OpenRpcDocument } from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';

type CheckedValue =
  { readonly value: unknown } | { readonly errors: readonly string[] };

function parseValue(text: string): CheckedValue {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const { message } = error as Error;
    return { errors: [`Invalid JSON: ${message}. Strings need "quotes".`] };
  }
}

/** Converts `#/a/b` to `a.b`, and `#` to `''`. */
const getPlace = (pointer: string): string =>
  pointer.replace(/^#\/?/, '').replace(/\//g, '.');

/** Keywords whose errors only say that a part of the value is wrong. */
const OUTER =
  /^(?:\$ref|items|(?:all|any|one)Of|properties|(?:additional|pattern)Properties)$/;

/** If an error in a property causes an error in its object, reports only the former. */
export function checkValue(
  text: string,
  schema: Schema,
  document: OpenRpcDocument,
): CheckedValue {
  const parsed = parseValue(text);
  if ('errors' in parsed) return parsed;
  const root = { ...schema, components: document.components };
  const { valid, errors } = new Validator(
    root as JsonSchema,
    '7',
    false,
  ).validate(parsed.value);
  if (valid) return parsed;
  const deepest = errors.filter(({ keyword }) => !OUTER.test(keyword));
  const shown = deepest.length > 0 ? deepest : errors;
  const messages = shown.map(({ instanceLocation, keyword, error }) => {
    const place = getPlace(instanceLocation);
    const reason = keyword === 'false' ? 'Not allowed here.' : error;
    return place ? `${place}: ${reason}` : reason;
  });
  return { errors: [...new Set(messages)] };
}
