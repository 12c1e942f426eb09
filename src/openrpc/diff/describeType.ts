import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { printType, toText } from '../print/printType';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import {
  change,
  type Difference,
  type DocumentPair,
  type Effect,
  type SchemaPair,
} from './Change';

const KIND_NAMES = {
  object: 'an object',
  union: 'a union',
  array: 'an array',
  value: 'a plain value',
} as const;

/** Number of characters; longer types are hard to read in a sentence. */
const LONGEST_CODE = 40;

/** Returns a short type as code, or a phrase such as `an object` for a long type. */
export function describeType(
  document: OpenRpcDocument,
  schema: Schema,
): string {
  const context = {
    document,
    printReference: (key: string) => [getSchemaName(document, key)],
    integer: 'number',
  };
  const code = toText(printType(context, schema));
  return code.length <= LONGEST_CODE
    ? `\`${code}\``
    : KIND_NAMES[getKind(normalizeSchema(schema))];
}

/** Messages for types that differ but look the same when printed. */
const EXTENTS: Readonly<Partial<Record<Effect, string>>> = {
  widened: 'now allows more values',
  narrowed: 'now allows fewer values',
};

/** Returns, for instance, `` `x` is now `string`, formerly `number` ``. */
export function describeTypeChange(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
  effect: Effect = 'type-changed',
): Difference {
  const was = describeType(documents.older, older);
  const is = describeType(documents.newer, newer);
  const what =
    is === was
      ? (EXTENTS[effect] ?? 'is now a different type')
      : `is now ${is}, formerly ${was}`;
  return change(effect, `${place.label} ${what}`);
}
