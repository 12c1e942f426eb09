import type { Json, Schema } from '../document/types';
import { isData } from '../document/walkSchemas';
import { getSchemaKey } from '../document/resolveSchema';

const WORDING = ['title', 'summary', 'description', 'examples', '$comment'];

/** True for a keyword that doesn't affect which values are valid. */
export const isWording = (keyword: string): boolean =>
  WORDING.includes(keyword) || keyword.startsWith('x-');

/** Uses `additionalProperties` instead of a pattern that matches every key. */
function unfoldMap(schema: Schema): Schema {
  const { patternProperties, ...rest } = schema;
  const [[pattern, value] = [], ...others] = Object.entries(
    patternProperties ?? {},
  );
  const isMap =
    rest.additionalProperties === undefined &&
    others.length === 0 &&
    /^\^?(\.\*)?\$?$/.test(pattern ?? 'none');
  return isMap ? { ...rest, additionalProperties: value } : schema;
}

/** Merges the fields of all parts; a field must match its definition in each part. */
function mergeFields(parts: readonly Schema[]): Record<string, Schema> {
  const fields: Record<string, Schema> = {};
  for (const part of parts) {
    for (const [name, field] of Object.entries(part.properties ?? {})) {
      const known = fields[name];
      fields[name] = known ? { allOf: [known, field] } : field;
    }
  }
  return fields;
}

function getTypeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Infers a missing type from values or members. */
function getType(schema: Schema): Schema['type'] {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) {
    const types = [...new Set(values.map(getTypeOf))];
    return types.length === 1 ? types[0] : types;
  }
  if (schema.type !== undefined) return schema.type;
  if (schema.items) return 'array';
  const isObject =
    schema.properties ?? schema.required ?? schema.additionalProperties;
  return isObject === undefined ? undefined : 'object';
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Object.keys(value).length;

const isDefault = ([key, value]: [string, unknown]): boolean =>
  value === undefined ||
  (['properties', 'required', 'allOf'].includes(key) && isEmpty(value)) ||
  (key === 'additionalProperties' && value === true);

const dropDefaults = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter((e) => !isDefault(e)));

/**
 * Rewrites equivalent schemas to one form: unnamed parts of `allOf` are merged, maps look
 * the same, `anyOf` becomes `oneOf`, and the type is always present.
 */
export function normalizeSchema(schema: Schema): Schema {
  const { allOf = [], anyOf, ...own } = schema;
  const parts = [
    ...allOf.filter((s) => s.$ref === undefined).map(normalizeSchema),
    unfoldMap({ ...own, ...(anyOf && { oneOf: own.oneOf ?? anyOf }) }),
  ];
  const required = parts.flatMap((s) => s.required ?? []);
  const merged: Schema = dropDefaults({
    ...parts.reduce<Schema>((all, part) => ({ ...all, ...part }), {}),
    properties: mergeFields(parts),
    required: [...new Set(required)],
    allOf: [
      ...allOf.filter((s) => s.$ref !== undefined),
      ...parts.flatMap((s) => s.allOf ?? []),
    ],
  });
  return dropDefaults({ ...merged, type: getType(merged) });
}

/** Expects a normalized schema. */
export function getKind(
  schema: Schema,
): 'object' | 'union' | 'array' | 'value' {
  if (schema.properties || schema.allOf || schema.type === 'object') {
    return 'object';
  }
  if (schema.oneOf) return 'union';
  return schema.items || schema.type === 'array' ? 'array' : 'value';
}

/** Keywords whose value is an object with arbitrary names as keys. */
const KEYED_BY_NAME = ['properties', 'patternProperties'];

/** Keywords with lists whose order doesn't matter. */
const UNORDERED = ['required', 'enum', 'type', 'allOf', 'oneOf'];

/** Returns the same string for schemas that allow the same values. */
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
      if (UNORDERED.includes(key))
        return toSet(isData(key) ? value : visit(value));
      if (KEYED_BY_NAME.includes(key))
        return sortKeys(value, (_, s) => visit(s));
      return isData(key) ? sortData(value) : visit(value);
    });
  };
  return JSON.stringify(visit(schema));
}

const sortKeys = (
  node: unknown,
  map: (key: string, value: unknown) => unknown,
): object =>
  Object.fromEntries(
    Object.entries(node as object)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, map(key, value)]),
  );

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

/** True for a part of `allOf` that only restricts the keys of the other parts. */
export const isKeyRestriction = (schema: Schema): boolean =>
  schema.propertyNames !== undefined &&
  schema.properties === undefined &&
  schema.allOf === undefined;

/** Returns the schema of a map's values; `undefined` if the schema isn't a map. */
export function getMapValue(schema: Schema): Schema | undefined {
  if (schema.properties) return undefined;
  if (typeof schema.additionalProperties === 'object') {
    return schema.additionalProperties;
  }
  return Object.values(schema.patternProperties ?? {})[0];
}

export const isTuple = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

/** Returns the schema of an array's items; `undefined` for tuples and other types. */
export const getItems = (schema: Schema): Schema | undefined =>
  isTuple(schema.items) ? undefined : schema.items;
