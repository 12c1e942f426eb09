import { describeConstraints } from './constraints';
import type { FieldModel, ValueModel } from './model';
import { printType, type Context, type Part } from './printType';
import { getSchemaKey, resolveSchema } from './references';
import type { Json, OpenRpcDocument, Schema } from './types';

/** A property with what all the schemas that declare it say of it. */
export interface Property {
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
): ReadonlyMap<string, Property> {
  const properties = new Map<string, Property>();
  const add = (name: string, next: Property): void => {
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

/** The schema of an array's items, `undefined` for tuples and all else. */
function getItems(schema: Schema): Schema | undefined {
  return Array.isArray(schema.items)
    ? undefined
    : (schema.items as Schema | undefined);
}

/** Values of an enumeration with their meaning. */
export function getValues(schema: Schema): readonly ValueModel[] {
  const meanings = schema['x-enum-descriptions'] ?? {};
  return (schema.enum ?? []).map((value) => ({
    value: String(value),
    description: meanings[String(value)] ?? '',
  }));
}

const printDefault = (value: Json): string =>
  `default ${JSON.stringify(value)}`;

function describeAll(schema: Schema): string[] {
  const items = getItems(schema);
  return [
    ...describeConstraints(schema),
    ...(items && !items.$ref
      ? describeConstraints(items).map((c) => `each ${c}`)
      : []),
    ...(schema.default === undefined ? [] : [printDefault(schema.default)]),
  ];
}

/** Short where rows of fields or a list of values follow. */
function printFieldType(
  context: Context,
  schema: Schema,
  hasRows: boolean,
): readonly Part[] {
  if (schema.enum) return ['string'];
  if (getItems(schema)?.enum) return ['string[]'];
  if (!hasRows || schema.oneOf || schema.anyOf) {
    return printType(context, schema);
  }
  return [getItems(schema) ? 'object[]' : 'object'];
}

/** One row for a named value, and a row for each field of it without a name. */
export function getFieldRows(
  context: Context,
  name: string,
  { schema, required }: Property,
): FieldModel[] {
  const items = getItems(schema);
  const inner = items ?? schema;
  const rows = schema.$ref || inner.$ref ? [] : getFields(context, inner);
  const values = getValues(inner);
  return [
    {
      name,
      type: printFieldType(context, schema, rows.length > 0),
      required,
      description: schema.description ?? '',
      constraints: schema.$ref ? [] : describeAll(schema),
      ...(values.length > 0 && { values }),
    },
    ...rows.map((row) => ({
      ...row,
      name: `${name}${items ? '[]' : ''}.${row.name}`,
    })),
  ];
}

/** The rows of an object's table of fields, nested ones by path. */
export function getFields(context: Context, schema: Schema): FieldModel[] {
  return [...getProperties(context.document, schema)].flatMap(
    ([name, property]) => getFieldRows(context, name, property),
  );
}

/** Keys of all schemas that a schema refers to, itself not followed. */
export function getReferences(schema: Schema): string[] {
  const refs: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (key === '$ref' && typeof child === 'string') {
          refs.push(getSchemaKey(child));
        } else if (!['const', 'enum', 'default', 'examples'].includes(key)) {
          visit(child);
        }
      }
    }
  };
  visit(schema);
  return refs;
}
