import { isData } from '../document/walkSchemas';
import { getSchemaKey } from '../document/resolveSchema';
import type { Schema } from '../document/types';
import { isWording, normalizeSchema } from './normalizeSchema';

/** Keywords whose value is an object with arbitrary names as keys. */
const KEYED_BY_NAME = ['properties', 'patternProperties'];

/** Lists whose order doesn't matter. */
const UNORDERED = ['required', 'enum', 'type', 'allOf', 'oneOf'];

/**
 * A canonical string: equal for two schemas if, and only if, they allow the same values.
 */
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
