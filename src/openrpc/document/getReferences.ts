import { isData } from './walkSchemas';
import { getSchema, getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';

function findReferences(schema: Schema): readonly string[] {
  const refs: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (key === '$ref' && typeof child === 'string') {
          refs.push(getSchemaKey(child));
        } else if (!isData(key)) {
          visit(child);
        }
      }
    }
  };
  visit(schema);
  return refs;
}

const known = new WeakMap<Schema, readonly string[]>();

/**
 * Keys of all schemas that a schema refers to directly. Cached, because finding the users
 * of a type looks at all other types.
 */
export function getReferences(schema: Schema): readonly string[] {
  const refs = known.get(schema) ?? findReferences(schema);
  known.set(schema, refs);
  return refs;
}

/** Keys of all schemas that the roots refer to, directly or indirectly. */
export function collectReferences(
  document: OpenRpcDocument,
  roots: readonly Schema[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const key of getReferences(schema)) {
      if (keys.has(key)) continue;
      keys.add(key);
      visit(getSchema(document, key));
    }
  };
  roots.forEach(visit);
  return keys;
}
