import type { Json, Schema } from '../document/types';
import {
  getOwner,
  type Difference,
  type DocumentPair,
  type SchemaPair,
} from './Change';
import { compareLists } from './compareLists';
import { describeTypeChange } from './describeType';

const print = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Returns the values that a schema allows, if it lists them. */
function getAllowed(schema: Schema): readonly Json[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** Returns true if one schema allows all types and values of the other. */
function covers(wide: Schema, narrow: Schema): boolean {
  const [types, others] = [wide, narrow].map(({ type = [] }) => [type].flat());
  const allowed = getAllowed(wide)?.map(print);
  const isTypeCovered =
    // Without `type`, a schema allows any type.
    !types?.length ||
    (Boolean(others?.length) &&
      others?.every(
        (t) =>
          types.includes(t) || (t === 'integer' && types.includes('number')),
      ));
  const areValuesCovered =
    !allowed || getAllowed(narrow)?.every((v) => allowed.includes(print(v)));
  return Boolean(isTypeCovered && areValuesCovered);
}

/** Compares the types and the listed values; each value of an enumeration is a symbol. */
export function diffValues(
  documents: DocumentPair,
  pair: SchemaPair,
): Difference[] {
  const { older, newer, place } = pair;
  const [before, after] = [getAllowed(older), getAllowed(newer)];
  const isConstant = older.const !== undefined && newer.const !== undefined;
  if (before && after && !isConstant) {
    const lists = compareLists(before, after, print);
    return (['added', 'removed'] as const).flatMap((kind) =>
      lists[kind].map((value) => ({
        kind,
        subject: 'value',
        effect: kind === 'added' ? 'safe' : 'value-removed',
        message: `value \`${print(value)}\`${getOwner(place)} ${kind}`,
      })),
    );
  }
  const isWider = covers(newer, older);
  const isNarrower = covers(older, newer);
  if (isWider && isNarrower) return [];
  const effect = isNarrower ? 'narrowed' : 'type-changed';
  return [describeTypeChange(documents, pair, isWider ? 'widened' : effect)];
}
