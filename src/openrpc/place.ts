import type { Place } from './comparison';
import { getKind, normalizeSchema } from './normalizeSchema';
import { printType, toText } from './printType';
import { getSchemaName } from './references';
import type { OpenRpcDocument, Schema } from './types';

/** Where a comparison starts. */
export function createPlace(path: string, root: string): Place {
  return { path, fields: '', root };
}

/** The field of an object. */
export function getField({ path, fields, root }: Place, name: string): Place {
  return {
    path: path ? `${path}.${name}` : name,
    fields: fields ? `${fields}.${name}` : name,
    root,
  };
}

/** The part of a list or map: `[]` items, `[0]` one of them, `{key}`, `{value}`. */
export function getInner(place: Place, suffix: string): Place {
  return {
    ...place,
    path: `${place.path}${suffix}`,
    fields: `${place.fields}${suffix}`,
  };
}

const INNER: Readonly<Record<string, string>> = {
  '[]': 'each item',
  '{key}': 'each key',
  '{value}': 'each value',
};

/** The place as the subject or object of a sentence. */
export function getLabel(place: Place): string {
  const { fields, root } = place;
  const [, rest = '', suffix = ''] =
    /^(.*)(\[\]|\{key\}|\{value\})$/.exec(fields) ?? [];
  const inner = INNER[suffix];
  if (inner) return `${inner} of ${getLabel({ ...place, fields: rest })}`;
  return fields ? `\`${fields}\`` : root;
}

/** ` of …` behind a part of the place; nothing for the symbol itself. */
export function getOwner(place: Place): string {
  return place.fields ? ` of ${getLabel(place)}` : '';
}

const KIND_NAMES = {
  object: 'an object',
  union: 'a union',
  array: 'an array',
  value: 'a plain value',
} as const;

/** `an object`, `a union`. */
export function describeKind(schema: Schema): string {
  return KIND_NAMES[getKind(normalizeSchema(schema))];
}

function printCode(document: OpenRpcDocument, schema: Schema): string {
  return toText(
    printType(
      {
        document,
        basePath: '',
        printReference: (key) => [getSchemaName(document, key)],
      },
      schema,
    ),
  );
}

/** A type as code where it is short, else as `an object` and the like. */
export function describeType(
  document: OpenRpcDocument,
  schema: Schema,
): string {
  const code = printCode(document, schema);
  return code.length <= 40 ? `\`${code}\`` : describeKind(schema);
}
