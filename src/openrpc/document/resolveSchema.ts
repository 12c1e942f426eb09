import type { OpenRpcDocument, Schema } from './types';

const PREFIX = '#/components/schemas/';

export const getSchemaKey = (ref: string): string =>
  ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : ref;

/** @throws if the schema doesn't exist; `parseDocument` rejects such references */
export function getSchema(document: OpenRpcDocument, key: string): Schema {
  const schema = document.components.schemas[key];
  if (!schema) throw new Error(`unknown schema "${key}"`);
  return schema;
}

/** Follows references and aliases until it reaches a schema without `$ref`. */
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

export const getSchemaName = (document: OpenRpcDocument, key: string): string =>
  getSchema(document, key)['x-name'] ?? key;

/** Returns the module, or the page of shared types, that documents a schema. */
export const getHome = (schema: Schema): string =>
  schema['x-module'] ?? schema['x-schema-page'] ?? '';

export interface EnumValue {
  readonly value: string;
  readonly description: string;
}

export function getValues(schema: Schema): readonly EnumValue[] {
  const meanings = schema['x-enum-descriptions'] ?? {};
  return (schema.enum ?? []).map((value) => ({
    value: String(value),
    description: meanings[String(value)] ?? '',
  }));
}

/** A property, merged from all schemas that declare it. */
export interface SchemaProperty {
  readonly schema: Schema;
  readonly required: boolean;
}

/**
 * Returns an object's properties and those of its base types: the parts of `allOf`, and
 * the unnamed objects in `oneOf` and `anyOf`. The keys of a constant are properties too.
 */
export function getProperties(
  document: OpenRpcDocument,
  schema: Schema,
): ReadonlyMap<string, SchemaProperty> {
  const properties = new Map<string, SchemaProperty>();
  const add = (name: string, next: SchemaProperty): void => {
    const known = properties.get(name);
    const description = known?.schema.description;
    properties.set(name, {
      schema: {
        ...(description && !next.schema.$ref && { description }),
        ...next.schema,
      },
      required: next.required || (known?.required ?? false),
    });
  };
  const own = resolveSchema(document, schema);
  for (const base of own.allOf ?? []) {
    for (const [name, property] of getProperties(document, base)) {
      add(name, property);
    }
  }
  for (const form of own.oneOf ?? own.anyOf ?? []) {
    if (form.$ref) continue;
    for (const [name, p] of getProperties(document, form)) {
      if (!properties.has(name)) add(name, { ...p, required: false });
    }
  }
  const value = own.const ?? {};
  if (typeof value === 'object' && !Array.isArray(value)) {
    for (const [name, constant] of Object.entries(value)) {
      add(name, { schema: { const: constant }, required: true });
    }
  }
  for (const [name, field] of Object.entries(own.properties ?? {})) {
    add(name, { schema: field, required: false });
  }
  for (const name of own.required ?? []) {
    const property = properties.get(name);
    if (property) properties.set(name, { ...property, required: true });
  }
  return properties;
}
