import type { Schema } from '../document/types';
import {
  type DocumentPair,
  type SchemaPair,
  getField,
  getLabel,
  getInner,
  getOwner,
} from './SymbolPlace';
import type { Difference, Effect, SchemaDiff } from './Difference';
import { compareLists } from './compareLists';
import { describeType } from './describeType';
import { toKey } from './toKey';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null;

/** Schemas for all keys or all values, if both versions have one. */
function getMapParts({ older, newer, place }: SchemaPair): SchemaPair[] {
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

/** Rules for all keys or all values of only one version. */
function diffMapRules({ older, newer, place }: SchemaPair): Difference[] {
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

const isRequired = (schema: Schema, name: string): boolean =>
  schema.required?.includes(name) ?? false;

/** Added and removed fields. */
function diffNames({ older, newer, place }: SchemaPair): Difference[] {
  const { added, removed } = compareLists(
    Object.keys(older.properties ?? {}),
    Object.keys(newer.properties ?? {}),
    (name) => name,
  );
  const at = (name: string) => getField(place, name);
  return [
    ...added.map((name): Difference => {
      const required = isRequired(newer, name);
      return {
        kind: 'changed',
        path: at(name).path,
        effect: required ? 'required' : 'added',
        message: `${getLabel(at(name))} added${required ? ', required' : ''}`,
      };
    }),
    ...removed.map((name): Difference => ({
      kind: 'changed',
      path: at(name).path,
      effect: 'removed',
      message: `${getLabel(at(name))} removed`,
    })),
  ];
}

/** Fields that became required or optional, inherited ones included. */
function diffRequired({ older, newer, place }: SchemaPair): Difference[] {
  const isKept = (name: string): boolean =>
    name in (older.properties ?? {}) === name in (newer.properties ?? {});
  const lists = compareLists(
    older.required ?? [],
    newer.required ?? [],
    (name) => name,
  );
  const toDifference = (name: string, effect: Effect): Difference => {
    const field = getField(place, name);
    const message = `${getLabel(field)} is now ${effect}`;
    return { kind: 'changed', path: field.path, effect, message };
  };
  return [
    ...lists.added.filter(isKept).map((n) => toDifference(n, 'required')),
    ...lists.removed.filter(isKept).map((n) => toDifference(n, 'optional')),
  ];
}

/** Base types, by name. */
function diffBases(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
): SchemaDiff {
  const { added, removed, kept } = compareLists(
    older.allOf ?? [],
    newer.allOf ?? [],
    (base, side) => toKey(documents, side, base),
  );
  const toDifference = (effect: Effect, what: string): Difference => {
    const message = `${getLabel(place)} ${what}`;
    return { kind: 'changed', path: place.path, effect, message };
  };
  const gained = added.map((base) => describeType(documents.newer, base));
  const lost = removed.map((base) => describeType(documents.older, base));
  return {
    differences: [
      ...gained.map((b) =>
        toDifference('required', `now also has the fields of ${b}`),
      ),
      ...lost.map((b) =>
        toDifference('removed', `no longer has the fields of ${b}`),
      ),
    ],
    parts: kept.map((bases) => ({ ...bases, place })),
  };
}

/** Objects and maps. */
export function diffObjects(
  documents: DocumentPair,
  pair: SchemaPair,
): SchemaDiff {
  const { older, newer, place } = pair;
  const bases = diffBases(documents, pair);
  const fields = Object.entries(older.properties ?? {}).flatMap(
    ([name, before]): SchemaPair[] => {
      const after = newer.properties?.[name];
      if (!after) return [];
      return [{ older: before, newer: after, place: getField(place, name) }];
    },
  );
  return {
    differences: [
      ...diffNames(pair),
      ...diffRequired(pair),
      ...bases.differences,
      ...diffMapRules(pair),
    ],
    parts: [...bases.parts, ...fields, ...getMapParts(pair)],
  };
}
