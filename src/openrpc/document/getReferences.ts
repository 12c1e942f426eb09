import { memoize } from '../../text/memoize';
import { getJavaScriptParameters, isEvent, isPublic } from './getMembers';
import { walk } from './walkSchemas';
import { getSchema, getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';

/** Returns the keys of the schemas that a schema refers to directly. */
export const getReferences = /* @__PURE__ */ memoize(
  (schema: Schema): readonly string[] =>
    [...walk(schema, [])].flatMap(([, { $ref }]: [unknown, Schema]) =>
      typeof $ref === 'string' ? [getSchemaKey($ref)] : [],
    ),
);

/** Returns the keys of the schemas that the roots refer to, directly or indirectly. */
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

/** Returns the keys of the schemas whose values app code sends. */
export const getSentTypes = (document: OpenRpcDocument): ReadonlySet<string> =>
  collectReferences(
    document,
    document.methods
      .filter((method) => isPublic(method) && !isEvent(method))
      .flatMap(getJavaScriptParameters)
      .map(({ schema }) => schema),
  );
