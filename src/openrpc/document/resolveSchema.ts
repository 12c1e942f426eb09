import type { OpenRpcDocument, Schema } from './types';

const PREFIX = '#/components/schemas/';

/** The key under `components.schemas` that a local reference points to. */
export function getSchemaKey(ref: string): string {
  return ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : ref;
}

/**
 * The schema with this key.
 * @throws if it doesn't exist; `parseDocument` rejects such documents
 */
export function getSchema(document: OpenRpcDocument, key: string): Schema {
  const schema = document.components.schemas[key];
  if (!schema) throw new Error(`unknown schema "${key}"`);
  return schema;
}

/** Follows references and aliases to a schema without `$ref`. */
export function resolveSchema(
  document: OpenRpcDocument,
  schema: Schema,
): Schema {
  let resolved = schema;
  while (resolved.$ref !== undefined) {
    resolved = getSchema(document, getSchemaKey(resolved.$ref));
  }
  return resolved;
}

/** The type name of a schema, as readers see it. */
export function getSchemaName(document: OpenRpcDocument, key: string): string {
  return getSchema(document, key)['x-name'] ?? key;
}
