import { resolveSchema } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import {
  change,
  getLabel,
  getOwner,
  type DocumentPair,
  type Found,
  type SchemaPair,
} from './Change';
import { compareLists } from './compareLists';
import { describeType, describeTypeChange } from './describeType';
import { toKey } from './toKey';

/** Returns the alternatives of a union; any other schema is its own only alternative. */
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

/** Pairs unnamed alternatives by position, if each pair consists of the same kind. */
function pairNameless(
  removed: readonly Schema[],
  added: readonly Schema[],
): { older: Schema; newer: Schema }[] {
  const before = removed.filter((s) => s.$ref === undefined);
  const after = added.filter((s) => s.$ref === undefined);
  const pairs = before.map((older, i) => ({ older, newer: after[i] ?? {} }));
  const isWhole = pairs.every(
    ({ older, newer }) =>
      getKind(normalizeSchema(older)) === getKind(normalizeSchema(newer)),
  );
  return isWhole && before.length === after.length ? pairs : [];
}

/** The effects of an alternative that is an object, and of any other. */
const EFFECTS = {
  added: ['safe', 'widened'],
  removed: ['value-removed', 'narrowed'],
} as const;

/** Compares two unions, or a union with another type. */
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
  if (!both.length) {
    yield describeTypeChange(documents, pair);
    return;
  }
  for (const [kind, document] of [
    ['added', documents.newer],
    ['removed', documents.older],
  ] as const) {
    const [ofObject, ofOther] = EFFECTS[kind];
    for (const schema of lists[kind]) {
      if (changed.some((p) => p.older === schema || p.newer === schema)) {
        continue;
      }
      yield change(
        isObject(document, schema) ? ofObject : ofOther,
        `alternative ${describeType(document, schema)}${getOwner(place)} ${kind}`,
      );
    }
  }
  for (const schemas of both) yield { ...schemas, place };
}

/** Compares the alternatives of objects that also have their own fields. */
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
      after ? 'narrowed' : 'safe',
      `${getLabel(place)} ${after ? 'now has' : 'no longer has'} to match one of several forms`,
    );
  }
}
