import { resolveSchema } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import {
  type DocumentPair,
  type SchemaPair,
  getLabel,
  getOwner,
} from './SymbolPlace';
import type { Difference, Effect, SchemaDiff } from './Difference';
import { compareLists } from './compareLists';
import { describeType, describeTypeChange } from './describeType';
import { toKey } from './toKey';

/** The alternatives of a union; any other schema is its own only alternative. */
function getAlternatives(schema: Schema): readonly Schema[] {
  const { type } = schema;
  if (schema.oneOf) return schema.oneOf;
  return typeof type === 'object'
    ? type.map((t) => ({ ...schema, type: t }))
    : [schema];
}

const isObject = (document: OpenRpcDocument, schema: Schema): boolean => {
  const kind = getKind(normalizeSchema(resolveSchema(document, schema)));
  return kind === 'object' || kind === 'union';
};

/** Pairs unnamed alternatives that changed, in order. */
function pairNameless(
  removed: readonly Schema[],
  added: readonly Schema[],
): { older: Schema; newer: Schema }[] {
  const before = removed.filter((s) => s.$ref === undefined);
  const after = added.filter((s) => s.$ref === undefined);
  const pairs = before.flatMap((older, i) => {
    const newer = after[i];
    const isPair =
      newer !== undefined &&
      getKind(normalizeSchema(older)) === getKind(normalizeSchema(newer));
    return isPair ? [{ older, newer }] : [];
  });
  const isWhole =
    pairs.length === before.length && pairs.length === after.length;
  return isWhole ? pairs : [];
}

/** Added and removed alternatives. */
function describeAlternatives(
  document: OpenRpcDocument,
  schemas: readonly Schema[],
  kind: 'added' | 'removed',
  { place }: SchemaPair,
): Difference[] {
  return schemas.map((schema) => {
    const others: Effect = kind === 'added' ? 'type-widened' : 'type-narrowed';
    const type = describeType(document, schema);
    return {
      kind: 'changed',
      path: place.path,
      effect: isObject(document, schema) ? `value-${kind}` : others,
      message: `alternative ${type}${getOwner(place)} ${kind}`,
    };
  });
}

/** Compares unions, and types of which one is a union. */
export function diffAlternatives(
  documents: DocumentPair,
  pair: SchemaPair,
): SchemaDiff {
  const before = getAlternatives(pair.older);
  const after = getAlternatives(pair.newer);
  const lists = compareLists(before, after, (schema, side) =>
    toKey(documents, side, schema),
  );
  const changed = pairNameless(lists.removed, lists.added);
  const both = [...lists.kept, ...changed];
  const removed = lists.removed.filter((s) =>
    changed.every((p) => p.older !== s),
  );
  const added = lists.added.filter((s) => changed.every((p) => p.newer !== s));
  if (!both.length && before.length && after.length) {
    return { differences: [describeTypeChange(documents, pair)], parts: [] };
  }
  return {
    differences: [
      ...describeAlternatives(documents.newer, added, 'added', pair),
      ...describeAlternatives(documents.older, removed, 'removed', pair),
    ],
    parts: both.map((schemas) => ({ ...schemas, place: pair.place })),
  };
}

/** Alternatives of an object that also has its own fields. */
export function diffVariants(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
): SchemaDiff {
  if (older.oneOf && newer.oneOf) {
    return diffAlternatives(documents, {
      older: { oneOf: older.oneOf },
      newer: { oneOf: newer.oneOf },
      place,
    });
  }
  if (!older.oneOf && !newer.oneOf) return { differences: [], parts: [] };
  const what = newer.oneOf
    ? 'now has to match one of several forms'
    : 'no longer has to match one of several forms';
  const difference: Difference = {
    kind: 'changed',
    path: place.path,
    effect: newer.oneOf ? 'tightened' : 'loosened',
    message: `${getLabel(place)} ${what}`,
  };
  return { differences: [difference], parts: [] };
}
