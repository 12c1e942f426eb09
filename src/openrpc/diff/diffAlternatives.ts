import { resolveSchema } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import {
  type DocumentPair,
  type SchemaPair,
  getLabel,
  getOwner,
} from './SymbolPlace';
import { change, type Difference, type Found } from './Change';
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

/** Compares unions, and types of which one is a union. */
export function* diffAlternatives(
  documents: DocumentPair,
  pair: SchemaPair,
): Generator<Found> {
  const { place } = pair;
  const before = getAlternatives(pair.older);
  const after = getAlternatives(pair.newer);
  const lists = compareLists(before, after, (schema, side) =>
    toKey(documents, side, schema),
  );
  const changed = pairNameless(lists.removed, lists.added);
  const both = [...lists.kept, ...changed];
  if (!both.length && before.length && after.length) {
    yield describeTypeChange(documents, pair);
    return;
  }
  const describe = (
    document: OpenRpcDocument,
    schema: Schema,
    kind: 'added' | 'removed',
  ): Difference => {
    const others = kind === 'added' ? 'type-widened' : 'type-narrowed';
    return change(
      place,
      isObject(document, schema) ? `value-${kind}` : others,
      `alternative ${describeType(document, schema)}${getOwner(place)} ${kind}`,
    );
  };
  for (const schema of lists.added) {
    if (changed.some((p) => p.newer === schema)) continue;
    yield describe(documents.newer, schema, 'added');
  }
  for (const schema of lists.removed) {
    if (changed.some((p) => p.older === schema)) continue;
    yield describe(documents.older, schema, 'removed');
  }
  for (const schemas of both) yield { ...schemas, place };
}

/** Alternatives of an object that also has its own fields. */
export function* diffVariants(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
): Generator<Found> {
  const [before, after] = [older.oneOf, newer.oneOf];
  if (before && after) {
    const pair = { older: { oneOf: before }, newer: { oneOf: after }, place };
    yield* diffAlternatives(documents, pair);
  } else if (before ?? after) {
    yield change(
      place,
      after ? 'tightened' : 'loosened',
      `${getLabel(place)} ${after ? 'now has' : 'no longer has'} to match one of several forms`,
    );
  }
}
