import { memoize } from '../../text/memoize';
import { walk } from './walkSchemas';
import { getSchema, getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';

/**
 * Keys of all schemas that a schema refers to directly. Cached, because finding the users
 * of a type looks at all other types.
 */
export const getReferences = /* @__PURE__ */ memoize(
  (schema: Schema): readonly string[] =>
    [...walk(schema, [])].flatMap(([, { $ref }]: [unknown, Schema]) =>
      typeof $ref === 'string' ? [getSchemaKey($ref)] : [],
    ),
);

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
