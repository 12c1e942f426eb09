import type { OpenRpcDocument, Schema } from './types';

const DATA_KEYWORDS = ['const', 'default', 'enum', 'examples'];

/** True for a keyword whose value is data, not a schema. */
export function isData(keyword: string): boolean {
  return DATA_KEYWORDS.includes(keyword);
}

/** The path to a value in a document. */
export type Path = readonly (string | number)[];

/** Yields a value and everything in it except data, each with its path. */
export function* walk(value: unknown, path: Path): Generator<[Path, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [key, child] of Object.entries(value)) {
    if (!isData(key)) yield* walk(child, [...path, key]);
  }
}

type Placed = readonly [path: Path, schema: Schema];

const isList = (items: Schema['items']): items is readonly Schema[] =>
  Array.isArray(items);

const getItemSchemas = (items: Schema['items']): readonly Placed[] => {
  if (items === undefined) return [];
  return isList(items)
    ? items.map((schema, i) => [['items', i], schema])
    : [[['items'], items]];
};

/** The direct subschemas of a schema. */
function* getParts(schema: Schema): Generator<Placed> {
  for (const key of ['properties', 'patternProperties'] as const) {
    for (const [name, field] of Object.entries(schema[key] ?? {})) {
      yield [[key, name], field];
    }
  }
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    for (const [i, part] of (schema[key] ?? []).entries()) {
      yield [[key, i], part];
    }
  }
  yield* getItemSchemas(schema.items);
  for (const key of ['additionalProperties', 'propertyNames'] as const) {
    const rule = schema[key];
    if (typeof rule === 'object') yield [[key], rule];
  }
}

/** A schema and all its subschemas, each with its path. */
function* walkSchema(path: Path, schema: Schema): Generator<Placed> {
  yield [path, schema];
  for (const [key, part] of getParts(schema)) {
    yield* walkSchema([...path, ...key], part);
  }
}

/** Every schema of a document with its path: named ones, then those of methods. */
export function* walkSchemas({
  components,
  methods,
}: OpenRpcDocument): Generator<Placed> {
  for (const [key, schema] of Object.entries(components.schemas)) {
    yield* walkSchema(['components', 'schemas', key], schema);
  }
  for (const [i, { params, result }] of methods.entries()) {
    for (const [n, { schema }] of params.entries()) {
      yield* walkSchema(['methods', i, 'params', n, 'schema'], schema);
    }
    yield* walkSchema(['methods', i, 'result', 'schema'], result.schema);
  }
}
