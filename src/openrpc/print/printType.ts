import { getSchemaKey } from '../document/resolveSchema';
import type { Schema } from '../document/types';
import type { Context } from '../pages/Context';
import { linkSchema } from '../pages/linkSchema';
import { getMapValue } from '../schema/getMapValue';
import { isKeyRestriction } from '../schema/isKeyRestriction';
import { type Part, toText } from './Part';

const join = (lists: readonly (readonly Part[])[], separator: string): Part[] =>
  lists.flatMap((list, i) => (i === 0 ? [...list] : [separator, ...list]));

/** `Partial<Record<Key, Value>>` for a map whose keys are limited to a type. */
function printKeyedMap(context: Context, schema: Schema): Part[] | undefined {
  const [base, keys] = schema.allOf ?? [];
  if (schema.allOf?.length !== 2 || !base || !keys?.propertyNames?.$ref) {
    return undefined;
  }
  const map = base.$ref
    ? context.document.components.schemas[getSchemaKey(base.$ref)]
    : base;
  const value = map && getMapValue(map);
  if (!value) return undefined;
  return [
    'Partial<Record<',
    ...printType(context, keys.propertyNames),
    ', ',
    ...printType(context, value),
    '>>',
  ];
}

function printObject(context: Context, schema: Schema): Part[] {
  const value = getMapValue(schema);
  if (value) return ['{ [key: string]: ', ...printType(context, value), ' }'];
  const fields = Object.entries(schema.properties ?? {});
  if (!fields.length) return ['object'];
  const printed = fields.map(([name, field]) => [
    `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}${
      schema.required?.includes(name) ? '' : '?'
    }: `,
    ...printType(context, field),
  ]);
  return ['{ ', ...join(printed, '; '), ' }'];
}

function printArray(context: Context, schema: Schema): Part[] {
  const { items } = schema;
  if (Array.isArray(items)) {
    const types = (items as readonly Schema[]).map((s) =>
      printType(context, s),
    );
    return ['[', ...join(types, ', '), ']'];
  }
  const item = printType(context, (items as Schema | undefined) ?? {});
  return / [|&] /.test(toText(item)) ? ['(', ...item, ')[]'] : [...item, '[]'];
}

/** Types in braces of their own, each once. */
function printAlternatives(
  context: Context,
  schemas: readonly Schema[],
  separator: ' | ' | ' & ',
): Part[] {
  const printed = schemas.map((s) => printType(context, s));
  const distinct = printed.filter(
    (p, i) => printed.findIndex((q) => toText(q) === toText(p)) === i,
  );
  return join(
    distinct.map((p) =>
      separator === ' & ' && toText(p).includes(' | ') && distinct.length > 1
        ? ['(', ...p, ')']
        : p,
    ),
    separator,
  );
}

function printNamedType(
  context: Context,
  type: string,
  schema: Schema,
): Part[] {
  switch (type) {
    case 'object':
      return printObject(context, schema);
    case 'array':
      return printArray(context, schema);
    case 'integer':
      return [context.integer ?? 'number'];
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return [type];
    default:
      return ['unknown'];
  }
}

/** The TypeScript type of a schema. References stay names and become links. */
export function printType(context: Context, schema: Schema): Part[] {
  if (schema.$ref !== undefined) {
    const key = getSchemaKey(schema.$ref);
    return [...(context.printReference?.(key) ?? [linkSchema(context, key)])];
  }
  if (schema.const !== undefined) return [printLiteral(schema.const)];
  if (schema.enum) return [schema.enum.map(printLiteral).join(' | ')];
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return printAlternatives(context, alternatives, ' | ');
  if (schema.allOf) {
    const keyed = printKeyedMap(context, schema);
    if (keyed) return keyed;
    const parts = schema.allOf.filter(
      (s) => !isKeyRestriction(context.document, s),
    );
    return printAlternatives(context, parts, ' & ');
  }
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (!types)
    return schema.properties ? printObject(context, schema) : ['unknown'];
  return join(
    types.map((type) => printNamedType(context, type, schema)),
    ' | ',
  );
}

function printLiteral(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replace(/'/g, "\\'")}'`
    : JSON.stringify(value);
}
