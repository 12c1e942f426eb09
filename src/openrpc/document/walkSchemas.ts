import type { OpenRpcDocument, Schema } from './types';

const DATA_KEYWORDS = ['const', 'default', 'enum', 'examples'];

/** True for a keyword whose value is data, not a schema. */
export const isData = (keyword: string): boolean =>
  DATA_KEYWORDS.includes(keyword);

export type Path = readonly (string | number)[];

/** Yields a value and the objects in it, each with its path; skips data. */
export function* walk(value: unknown, path: Path): Generator<[Path, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [key, child] of Object.entries(value)) {
    if (!isData(key)) yield* walk(child, [...path, key]);
  }
}

type Placed = readonly [path: Path, schema: Schema];

const KEYWORDS = [
  ...(['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf'] as const),
  ...(['items', 'additionalProperties', 'propertyNames'] as const),
];
const SINGLE = ['items', 'additionalProperties', 'propertyNames'];

function* walkSchema(path: Path, schema: Schema): Generator<Placed> {
  yield [path, schema];
  for (const key of KEYWORDS) {
    const value: unknown = schema[key];
    if (!SINGLE.includes(key) || Array.isArray(value)) {
      for (const [name, part] of Object.entries(value ?? {})) {
        yield* walkSchema([...path, key, name], part as Schema);
      }
    } else if (typeof value === 'object') {
      yield* walkSchema([...path, key], value as Schema);
    }
  }
}

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
