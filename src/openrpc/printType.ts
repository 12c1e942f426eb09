import { getSchemaPath } from './anchors';
import { getSchemaKey, getSchemaName } from './references';
import type { History } from './symbolHistory';
import type { OpenRpcDocument, Schema } from './types';

/** A piece of code: text, or a type name with the address that explains it. */
export type Part = string | readonly [text: string, href: string];

/** A version of the API, with the root of its docs on the site. */
export interface Release {
  readonly version: string;
  readonly basePath: string;
  readonly document: OpenRpcDocument;
}

/** What printing needs to know beside the schema. */
export interface Context {
  readonly document: OpenRpcDocument;
  /** Root of the version's docs, for instance `/docs/0.7.0/`. */
  readonly basePath: string;
  /** All versions, old to new, to tell what became of a symbol. */
  readonly releases?: readonly Release[];
  readonly history?: History;
  /** Prints a reference; by default the name, linked to its explanation. */
  readonly printReference?: (key: string) => readonly Part[];
  /** TypeScript type of an integer, `number` unless told. */
  readonly integer?: string;
}

/** The plain text of parts. */
export function toText(parts: readonly Part[]): string {
  return parts.map((p) => (typeof p === 'string' ? p : p[0])).join('');
}

/** A type name linked to the place that documents it. */
export function linkSchema(context: Context, key: string): Part {
  const { document, basePath } = context;
  return [
    getSchemaName(document, key),
    `${basePath}${getSchemaPath(document, key)}`,
  ];
}

const join = (lists: readonly (readonly Part[])[], separator: string): Part[] =>
  lists.flatMap((list, i) => (i === 0 ? [...list] : [separator, ...list]));

/** True for a schema that only restricts the keys of its siblings in `allOf`. */
export function isKeyRestriction(
  document: OpenRpcDocument,
  schema: Schema,
): boolean {
  const target =
    schema.$ref === undefined
      ? schema
      : document.components.schemas[getSchemaKey(schema.$ref)];
  return (
    target !== undefined &&
    target.propertyNames !== undefined &&
    target.properties === undefined &&
    target.allOf === undefined
  );
}

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

/** Schema of the values of a map, `undefined` for anything else. */
export function getMapValue(schema: Schema): Schema | undefined {
  if (schema.properties) return undefined;
  if (typeof schema.additionalProperties === 'object') {
    return schema.additionalProperties;
  }
  return Object.values(schema.patternProperties ?? {})[0];
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
