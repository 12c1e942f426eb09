import { resolveSchema } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';

/** A value of an enumeration and what it means. */
export interface EnumValue {
  readonly value: string;
  readonly description: string;
}

/** Values of an enumeration with their meaning. */
export function getValues(schema: Schema): readonly EnumValue[] {
  const meanings = schema['x-enum-descriptions'] ?? {};
  return (schema.enum ?? []).map((value) => ({
    value: String(value),
    description: meanings[String(value)] ?? '',
  }));
}

/** A property with what all the schemas that declare it say of it. */
export interface SchemaProperty {
  readonly schema: Schema;
  readonly required: boolean;
}

/**
 * The properties of an object, base types included: what `allOf` joins, and
 * the alternatives of `oneOf` and `anyOf` that are objects without a name.
 */
export function getProperties(
  document: OpenRpcDocument,
  schema: Schema,
): ReadonlyMap<string, SchemaProperty> {
  const properties = new Map<string, SchemaProperty>();
  const add = (name: string, next: SchemaProperty): void => {
    const known = properties.get(name);
    properties.set(name, {
      schema: {
        ...(known && !next.schema.$ref ? describe(known.schema) : {}),
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
  for (const [name, field] of Object.entries(own.properties ?? {})) {
    add(name, {
      schema: field,
      required: own.required?.includes(name) ?? false,
    });
  }
  for (const name of own.required ?? []) {
    const property = properties.get(name);
    if (property) properties.set(name, { ...property, required: true });
  }
  return properties;
}

const describe = (schema: Schema): Schema =>
  schema.description === undefined ? {} : { description: schema.description };
