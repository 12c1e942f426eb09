import type { Json, Schema } from '../document/types';
import { type DocumentPair, type SchemaPair, getOwner } from './SymbolPlace';
import type { Difference, Effect, Found } from './Change';
import { compareLists } from './compareLists';
import { describeTypeChange } from './describeType';

const print = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The values that a schema allows, if it lists them. */
function getAllowed(schema: Schema): readonly Json[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function getTypes({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** True if one schema allows all types of the other; no `type` means any. */
function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  if (!wide.length) return true;
  return (
    narrow.length > 0 &&
    narrow.every(
      (t) => wide.includes(t) || (t === 'integer' && wide.includes('number')),
    )
  );
}

/** The effect of a change of types; `undefined` for none. */
function compareTypes(older: Schema, newer: Schema): Effect | undefined {
  const [before, after] = [getTypes(older), getTypes(newer)];
  const isWider = covers(after, before);
  const isNarrower = covers(before, after);
  if (isWider && isNarrower) return undefined;
  if (isWider) return 'type-widened';
  return isNarrower ? 'type-narrowed' : 'type-changed';
}

function getEffect(older: Schema, newer: Schema): Effect | undefined {
  const [before, after] = [getAllowed(older), getAllowed(newer)];
  const types = compareTypes(older, newer);
  if (!before && !after) return types;
  if (before && after) return 'type-changed';
  const isAllowed = after
    ? types === undefined || types === 'type-narrowed'
    : types === undefined || types === 'type-widened';
  if (!isAllowed) return 'type-changed';
  return after ? 'type-narrowed' : 'type-widened';
}

/** Compares the values of an enumeration; each value is a symbol. */
function diffAllowed(
  before: readonly Json[],
  after: readonly Json[],
  { place }: SchemaPair,
): Difference[] {
  const lists = compareLists(before, after, (v) => JSON.stringify(v));
  return (['added', 'removed'] as const).flatMap((kind) =>
    lists[kind].map((value) => ({
      kind,
      subject: 'value',
      path: `${place.path}#${print(value)}`,
      effect: `value-${kind}`,
      message: `value \`${print(value)}\`${getOwner(place)} ${kind}`,
    })),
  );
}

/** Compares the type, and the listed values. */
export function* diffPlainValues(
  documents: DocumentPair,
  pair: SchemaPair,
): Generator<Found> {
  const { older, newer } = pair;
  const [before, after] = [getAllowed(older), getAllowed(newer)];
  const isConstant = older.const !== undefined && newer.const !== undefined;
  if (before && after) {
    const values = diffAllowed(before, after, pair);
    if (!isConstant || !values.length) {
      yield* values;
      return;
    }
  }
  const effect = getEffect(older, newer);
  if (effect) yield describeTypeChange(documents, pair, effect);
}
