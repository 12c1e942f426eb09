import type { Schema } from '../document/types';
import {
  change,
  getField,
  getInner,
  getLabel,
  getOwner,
  type Difference,
  type DocumentPair,
  type Effect,
  type Found,
  type SchemaPair,
  type SymbolPlace,
} from './Change';
import { compareLists } from './compareLists';
import { describeType } from './describeType';
import { toKey } from './toKey';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null;

const describe = (
  place: SymbolPlace,
  effect: Effect,
  what: string,
): Difference => change(effect, `${getLabel(place)} ${what}`);

function* diffNames({ older, newer, place }: SchemaPair): Generator<Found> {
  const { added, removed } = compareLists(
    Object.keys(older.properties ?? {}),
    Object.keys(newer.properties ?? {}),
  );
  for (const name of added) {
    const field = getField(place, name);
    yield newer.required?.includes(name)
      ? describe(field, 'required', 'added, required')
      : describe(field, 'safe', 'added');
  }
  for (const name of removed) {
    yield describe(getField(place, name), 'removed', 'removed');
  }
}

/** Lists the fields that became required or optional, including inherited fields. */
function* diffRequired({ older, newer, place }: SchemaPair): Generator<Found> {
  const isKept = (name: string): boolean =>
    name in (older.properties ?? {}) === name in (newer.properties ?? {});
  const lists = compareLists(older.required ?? [], newer.required ?? []);
  for (const [effect, names] of [
    ['required', lists.added],
    ['optional', lists.removed],
  ] as const) {
    for (const name of names.filter(isKept)) {
      yield describe(getField(place, name), effect, `is now ${effect}`);
    }
  }
}

function* diffBases(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
): Generator<Found> {
  const { added, removed, kept } = compareLists(
    older.allOf ?? [],
    newer.allOf ?? [],
    (base, side) => toKey(documents, side, base),
  );
  for (const base of added) {
    const type = describeType(documents.newer, base);
    yield describe(place, 'required', `now also has the fields of ${type}`);
  }
  for (const base of removed) {
    const type = describeType(documents.older, base);
    yield describe(place, 'removed', `no longer has the fields of ${type}`);
  }
  for (const bases of kept) yield { ...bases, place };
}

function* diffRules({ older, newer, place }: SchemaPair): Generator<Found> {
  for (const [what, suffix, keyword] of [
    ['names', '{key}', 'propertyNames'],
    ['types', '{value}', 'additionalProperties'],
  ] as const) {
    const [before, after] = [older[keyword], newer[keyword]];
    if (isSchema(before) && isSchema(after)) {
      yield { older: before, newer: after, place: getInner(place, suffix) };
    } else if (isSchema(before) || isSchema(after)) {
      const isTighter = isSchema(after) && before !== false;
      yield change(
        isTighter ? 'narrowed' : 'safe',
        `${what} of other fields${getOwner(place)} are ${isTighter ? 'now' : 'no longer'} limited`,
      );
    }
  }
}

/** Compares objects and maps. */
export function* diffObjects(
  documents: DocumentPair,
  pair: SchemaPair,
): Generator<Found> {
  const { older, newer, place } = pair;
  yield* diffNames(pair);
  yield* diffRequired(pair);
  yield* diffBases(documents, pair);
  for (const [name, before] of Object.entries(older.properties ?? {})) {
    const after = newer.properties?.[name];
    if (after) {
      yield { older: before, newer: after, place: getField(place, name) };
    }
  }
  yield* diffRules(pair);
}
