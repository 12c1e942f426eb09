import { linkTypes } from './getAnchors';
import {
  getProperties,
  type SchemaProperty,
  getValues,
} from '../document/resolveSchema';
import type { Schema } from '../document/types';
import { printType, type Part } from '../print/printType';
import { describeConstraints } from '../schema/describeConstraints';
import { getItems } from '../schema/normalizeSchema';
import type { Context, FieldModel } from './models';

function describeAll(schema: Schema): string[] {
  const items = getItems(schema);
  return [
    ...describeConstraints(schema),
    ...(items && !items.$ref
      ? describeConstraints(items).map((c) => `each ${c}`)
      : []),
    ...(schema.default === undefined
      ? []
      : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

/** Abbreviates a type whose fields or values are listed below it. */
function printFieldType(
  context: Context,
  schema: Schema,
  hasRows: boolean,
): readonly Part[] {
  if (schema.enum) return ['string'];
  if (getItems(schema)?.enum) return ['string[]'];
  if (!hasRows || schema.oneOf || schema.anyOf) {
    return printType(linkTypes(context), schema);
  }
  return [getItems(schema) ? 'object[]' : 'object'];
}

/** Returns a row for a value, and a row for each field of an unnamed object in it. */
export function getFieldRows(
  context: Context,
  name: string,
  { schema, required }: SchemaProperty,
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
      isNested: true,
      name: `${name}${items ? '[]' : ''}.${row.name}`,
    })),
  ];
}

export const getFields = (context: Context, schema: Schema): FieldModel[] =>
  [...getProperties(context.document, schema)].flatMap(([name, property]) =>
    getFieldRows(context, name, property),
  );
