import { getSchemaKey } from './references';
import type { Schema } from './types';

/** Kinds between which a schema cannot change and stay the same type. */
export type SchemaKind = 'object' | 'union' | 'array' | 'value';

/** Keywords that word or show a schema and do not define it. */
const WORDING = ['title', 'summary', 'description', 'examples', '$comment'];

/** Keywords whose keys are names, not keywords. */
const NAMED = ['properties', 'patternProperties'];

/** Keywords whose values are data, not schemas. */
const DATA = ['const', 'default', 'enum'];

/** Lists whose order means nothing. */
const SETS = ['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf'];

/** True for a keyword that changes nothing about which values are valid. */
export function isWording(keyword: string): boolean {
  return WORDING.includes(keyword) || keyword.startsWith('x-');
}

/** True for a map written as a pattern that every key matches. */
export function isPatternMap(schema: Schema): boolean {
  const patterns = Object.keys(schema.patternProperties ?? {});
  return (
    schema.additionalProperties === undefined &&
    patterns.length === 1 &&
    /^\^?(\.\*)?\$?$/.test(patterns[0] ?? '')
  );
}

function unfoldMap(schema: Schema): Schema {
  if (!isPatternMap(schema)) return schema;
  const { patternProperties, ...rest } = schema;
  return {
    ...rest,
    additionalProperties: Object.values(patternProperties ?? {})[0],
  };
}

/**
 * One of several spellings: nameless parts of `allOf` merged, maps alike,
 * `oneOf` for `anyOf`.
 */
export function normalizeSchema(schema: Schema): Schema {
  const { allOf = [], ...own } = schema;
  const parts = [
    ...allOf.filter((s) => s.$ref === undefined).map(normalizeSchema),
    unfoldMap(own),
  ];
  const bases = [
    ...allOf.filter((s) => s.$ref !== undefined),
    ...parts.flatMap((s) => s.allOf ?? []),
  ];
  const required = parts.flatMap((s) => s.required ?? []);
  const properties = parts.map((s) => s.properties ?? {});
  const { anyOf, ...merged }: Schema = Object.assign({}, ...parts, {
    properties: Object.assign({}, ...properties),
    required: [...new Set(required)],
    allOf: bases,
  });
  return dropDefaults(
    anyOf && !merged.oneOf
      ? { ...merged, oneOf: anyOf }
      : { ...merged, ...(anyOf && { anyOf }) },
  );
}

function dropDefaults(schema: Schema): Schema {
  const isEmpty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !Object.keys(value).length;
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([key, value]) =>
        !(
          ['properties', 'required', 'allOf'].includes(key) && isEmpty(value)
        ) && !(key === 'additionalProperties' && value === true),
    ),
  );
}

/** The kind of a normalized schema without `$ref`. */
export function getKind(schema: Schema): SchemaKind {
  if (schema.properties || schema.allOf || schema.type === 'object') {
    return 'object';
  }
  if (schema.oneOf) return 'union';
  return schema.items || schema.type === 'array' ? 'array' : 'value';
}

/** A text that two schemas share exactly if they allow the same values. */
export function toCanonical(
  schema: Schema,
  renameKey: (key: string) => string = (key) => key,
): string {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return sortKeys(normalizeSchema(node), (key, value) => {
      if (isWording(key)) return undefined;
      if (key === '$ref') return renameKey(getSchemaKey(String(value)));
      if (SETS.includes(key))
        return toSet(DATA.includes(key) ? value : visit(value));
      if (NAMED.includes(key)) return sortKeys(value, (_, s) => visit(s));
      return DATA.includes(key) ? sortData(value) : visit(value);
    });
  };
  return JSON.stringify(visit(schema));
}

function sortKeys(
  node: unknown,
  map: (key: string, value: unknown) => unknown,
): object {
  return Object.fromEntries(
    Object.entries(node as object)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, map(key, value)]),
  );
}

const sortData = (data: unknown): unknown =>
  Array.isArray(data)
    ? data.map(sortData)
    : typeof data === 'object' && data !== null
      ? sortKeys(data, (_, value) => sortData(value))
      : data;

function toSet(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const items = value.map((item) => JSON.stringify(sortData(item))).sort();
  return items.length === 1 && typeof value[0] === 'string' ? value[0] : items;
}
