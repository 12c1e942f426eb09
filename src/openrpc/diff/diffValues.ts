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

const getAllowed = (schema: Schema): readonly Json[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

/** Unlike `print`, distinguishes a string from a number. */
const toJson = (value: Json): string => JSON.stringify(value);

const listTypes = ({ type = [] }: Schema): readonly string[] => [type].flat();

/** Returns true if the first schema allows all types of the second. */
function coversTypes(wide: Schema, narrow: Schema): boolean {
  const types = listTypes(wide);
  const others = listTypes(narrow);
  // Without `type`, a schema allows any type.
  if (types.length === 0) return true;
  const isAllowed = (type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return others.length > 0 && others.every(isAllowed);
}

function coversValues(wide: Schema, narrow: Schema): boolean {
  const allowed = getAllowed(wide)?.map(toJson);
  if (!allowed) return true;
  const others = getAllowed(narrow)?.map(toJson);
  return others?.every((value) => allowed.includes(value)) ?? false;
}

const covers = (wide: Schema, narrow: Schema): boolean =>
  coversTypes(wide, narrow) && coversValues(wide, narrow);

/** Compares types and listed values. */
export function diffValues(
  documents: DocumentPair,
  pair: SchemaPair,
): Difference[] {
  const { older, newer, place } = pair;
  const [before, after] = [getAllowed(older), getAllowed(newer)];
  const isConstant = older.const !== undefined && newer.const !== undefined;
  if (before && after && !isConstant) {
    const lists = compareLists(before, after, toJson);
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
