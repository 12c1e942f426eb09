import {
  isTuple,
  getMapValue,
  isKeyRestriction,
} from '../schema/normalizeSchema';
import { printKey, printString } from './printValue';
import { getSchemaKey, resolveSchema } from '../document/resolveSchema';
import type { Schema, OpenRpcDocument } from '../document/types';

/** A name and the URL of its documentation. */
export type Link = readonly [text: string, href: string];

export type Part = string | Link;

export const toText = (parts: readonly Part[]): string =>
  parts.map((p) => (typeof p === 'string' ? p : p[0])).join('');

export interface PrintContext {
  readonly document: OpenRpcDocument;
  readonly printReference: (key: string) => readonly Part[];
  readonly integer: string;
}

const join = (lists: readonly (readonly Part[])[], separator: string): Part[] =>
  lists.flatMap((list, i) => (i === 0 ? [...list] : [separator, ...list]));

/** Prints `Partial<Record<Key, Value>>` if the keys of a map have a named type. */
function printKeyedMap(
  context: PrintContext,
  schema: Schema,
): Part[] | undefined {
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

function printObject(context: PrintContext, schema: Schema): Part[] {
  const value = getMapValue(schema);
  if (value) return ['{ [key: string]: ', ...printType(context, value), ' }'];
  const fields = Object.entries(schema.properties ?? {});
  if (!fields.length) return ['object'];
  const printed = fields.map(([name, field]) => [
    `${printKey(name)}${schema.required?.includes(name) ? '' : '?'}: `,
    ...printType(context, field),
  ]);
  return ['{ ', ...join(printed, '; '), ' }'];
}

function printArray(context: PrintContext, schema: Schema): Part[] {
  const { items } = schema;
  if (isTuple(items)) {
    const types = items.map((s) => printType(context, s));
    return ['[', ...join(types, ', '), ']'];
  }
  const item = printType(context, items ?? {});
  return / [|&] /.test(toText(item)) ? ['(', ...item, ')[]'] : [...item, '[]'];
}

function printAlternatives(
  context: PrintContext,
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
  context: PrintContext,
  type: string,
  schema: Schema,
): Part[] {
  if (type === 'object') return printObject(context, schema);
  if (type === 'array') return printArray(context, schema);
  return [type === 'integer' ? context.integer : type];
}

export function printType(context: PrintContext, schema: Schema): Part[] {
  if (schema.$ref !== undefined) {
    return [...context.printReference(getSchemaKey(schema.$ref))];
  }
  if (schema.const !== undefined) return [printLiteral(schema.const)];
  if (schema.enum) return [schema.enum.map(printLiteral).join(' | ')];
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return printAlternatives(context, alternatives, ' | ');
  if (schema.allOf) {
    const keyed = printKeyedMap(context, schema);
    if (keyed) return keyed;
    const parts = schema.allOf.filter(
      (s) => !isKeyRestriction(resolveSchema(context.document, s)),
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

const printLiteral = (value: unknown): string =>
  typeof value === 'string' ? printString(value) : JSON.stringify(value);
