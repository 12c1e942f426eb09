import type { Json, Schema } from '../document/types';
import {
  getOwner,
  type Difference,
  type DocumentPair,
  type Effect,
  type Found,
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

function getTypes({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** Returns true if one schema allows all types of the other; no `type` means any type. */
function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  if (!wide.length) return true;
  return (
    narrow.length > 0 &&
    narrow.every(
      (t) => wide.includes(t) || (t === 'integer' && wide.includes('number')),
    )
  );
}

/** Returns the effect of a change of types; `undefined` if the types are the same. */
function compareTypes(older: Schema, newer: Schema): Effect | undefined {
  const [before, after] = [getTypes(older), getTypes(newer)];
  const isWider = covers(after, before);
  const isNarrower = covers(before, after);
  if (isWider && isNarrower) return undefined;
  if (isWider) return 'widened';
  return isNarrower ? 'narrowed' : 'type-changed';
}

/** Returns the effect of a change of types, or of a list of values that came or went. */
function getEffect(older: Schema, newer: Schema): Effect | undefined {
  const [before, after] = [getAllowed(older), getAllowed(newer)];
  const types = compareTypes(older, newer);
  if (!before && !after) return types;
  const effect = after ? 'narrowed' : 'widened';
  const isConsistent = types === undefined || types === effect;
  return isConsistent && !(before && after) ? effect : 'type-changed';
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
      effect: kind === 'added' ? 'safe' : 'value-removed',
      message: `value \`${print(value)}\`${getOwner(place)} ${kind}`,
    })),
  );
}

/** Compares the types and the listed values. */
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
