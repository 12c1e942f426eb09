import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { printType, toText } from '../print/printType';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import { change, type Difference, type Effect } from './Change';
import { type DocumentPair, type SchemaPair, getLabel } from './SymbolPlace';

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

/** Longer types are hard to read in a sentence. */
const LONGEST_CODE = 40;

/** A short type as code, a long one as `an object` and the like. */
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
  return code.length <= LONGEST_CODE ? `\`${code}\`` : describeKind(schema);
}

/** The description of types with the same printed form. */
const EXTENTS: Readonly<Partial<Record<Effect, string>>> = {
  'type-widened': 'now allows more values',
  'type-narrowed': 'now allows fewer values',
};

/** `` `x` is now `string`, formerly `number` ``. */
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
  return change(place, effect, `${getLabel(place)} ${what}`);
}
