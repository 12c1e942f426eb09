import type { Schema } from '../document/types';
import type { SchemaPair } from './DocumentPair';
import type { Difference } from './Difference';
import { getInner, getOwner } from './SymbolPlace';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null;

/** Schemas that hold for all keys or all values, where both versions have one. */
export function getMapParts({ older, newer, place }: SchemaPair): SchemaPair[] {
  const toPart = (a: unknown, b: unknown, suffix: string): SchemaPair[] =>
    isSchema(a) && isSchema(b)
      ? [{ older: a, newer: b, place: getInner(place, suffix) }]
      : [];
  return [
    ...toPart(older.propertyNames, newer.propertyNames, '{key}'),
    ...toPart(
      older.additionalProperties,
      newer.additionalProperties,
      '{value}',
    ),
  ];
}

/** Rules for all keys or all values that only one version has. */
export function diffMapRules({
  older,
  newer,
  place,
}: SchemaPair): Difference[] {
  const rules = [
    ['names', older.propertyNames, newer.propertyNames],
    ['types', older.additionalProperties, newer.additionalProperties],
  ] as const;
  return rules.flatMap(([what, before, after]): Difference[] => {
    if (isSchema(before) === isSchema(after)) return [];
    const isTighter = isSchema(after) && before !== false;
    return [
      {
        kind: 'changed',
        path: place.path,
        effect: isTighter ? 'tightened' : 'loosened',
        message: `${what} of other fields${getOwner(place)} are ${
          isTighter ? 'now limited' : 'no longer limited'
        }`,
      },
    ];
  });
}
