import type { Schema } from '../document/types';
import { describeConstraints } from '../schema/describeConstraints';
import type { SchemaPair } from './DocumentPair';
import type { Difference, Effect } from './Difference';
import { getOwner } from './SymbolPlace';

const LOWER_LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
] as const;

const UPPER_LIMITS = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const;

/** The limits alone, without the type they limit. */
function pickLimits(schema: Schema): Schema {
  const keys: readonly string[] = [
    ...LOWER_LIMITS,
    ...UPPER_LIMITS,
    'format',
    'pattern',
  ];
  const limits = Object.entries(schema).filter(
    ([key, value]) =>
      keys.includes(key) || (key === 'additionalProperties' && value === false),
  );
  return Object.fromEntries(limits);
}

const describe = (limits: Schema): string =>
  describeConstraints(limits).join(', ') || 'none';

function isTightened(older: Schema, newer: Schema): boolean {
  return (
    LOWER_LIMITS.some(
      (k) => (newer[k] ?? -Infinity) > (older[k] ?? -Infinity),
    ) ||
    UPPER_LIMITS.some((k) => (newer[k] ?? Infinity) < (older[k] ?? Infinity)) ||
    (newer.format !== undefined && newer.format !== older.format) ||
    (newer.pattern !== undefined && newer.pattern !== older.pattern) ||
    (newer.additionalProperties === false &&
      older.additionalProperties !== false)
  );
}

/** Ranges, lengths, formats and whether other fields are allowed. */
export function diffLimits({ older, newer, place }: SchemaPair): Difference[] {
  const before = pickLimits(older);
  const after = pickLimits(newer);
  const [was, is] = [describe(before), describe(after)];
  if (was === is) return [];
  const effect: Effect = isTightened(before, after) ? 'tightened' : 'loosened';
  return [
    {
      kind: 'changed',
      path: place.path,
      effect,
      message: `limits${getOwner(place)}: ${is}, formerly ${was}`,
    },
  ];
}
