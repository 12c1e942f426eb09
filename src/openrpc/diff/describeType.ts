import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { toText } from '../print/Part';
import { printType } from '../print/printType';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';

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
        printReference: (key) => [getSchemaName(document, key)],
        integer: 'number',
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
