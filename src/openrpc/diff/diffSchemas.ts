import { resolveSchema } from '../document/resolveSchema';
import type { Schema } from '../document/types';
import { describeConstraints } from '../schema/describeConstraints';
import {
  getKind,
  isWording,
  normalizeSchema,
  toCanonical,
  isTuple,
} from '../schema/normalizeSchema';
import {
  change,
  getInner,
  getOwner,
  type Difference,
  type DocumentPair,
  type Found,
  type SchemaPair,
} from './Change';
import { describeTypeChange } from './describeType';
import { diffAlternatives, diffVariants } from './diffAlternatives';
import { diffObjects } from './diffObjects';
import { diffPlainValues } from './diffPlainValues';
import { toKey } from './toKey';

/** Keywords whose differences have their own messages. */
const DESCRIBED =
  /^(?:(?:min|max|exclusiveM)[a-zA-Z]+|format|pattern|\$ref|type|enum|const|default|items|allOf|oneOf|properties|required|additionalProperties|propertyNames)$/;

type Keywords = Readonly<Record<string, unknown>>;

function isTightened(older: Schema, newer: Schema): boolean {
  return Object.entries(newer as Keywords).some(([key, is]) => {
    const was = (older as Keywords)[key];
    if (/^(?:m|exclusiveM)in/.test(key)) {
      return Number(is) > Number(was ?? -Infinity);
    }
    if (/^(?:m|exclusiveM)ax/.test(key)) {
      return Number(is) < Number(was ?? Infinity);
    }
    if (key === 'format' || key === 'pattern') return is !== was;
    return key === 'additionalProperties' && is === false && was !== false;
  });
}

/** Compares ranges, lengths, formats, and whether other fields are allowed. */
function* diffLimits({ older, newer, place }: SchemaPair): Generator<Found> {
  const [was = '', is = ''] = [older, newer].map(
    (schema) =>
      describeConstraints({ ...schema, type: undefined }).join(', ') || 'none',
  );
  if (was === is) return;
  yield change(
    isTightened(older, newer) ? 'narrowed' : 'safe',
    `limits${getOwner(place)}: ${is}, formerly ${was}`,
  );
}

const printCode = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function* diffDefault({ older, newer, place }: SchemaPair): Generator<Found> {
  const was = printCode(older.default);
  const is = printCode(newer.default);
  if (was === is) return;
  const owner = getOwner(place);
  if (older.default === undefined) {
    yield change('safe', `default ${is}${owner} added`);
  } else {
    const message =
      newer.default === undefined
        ? `default ${was}${owner} removed`
        : `default${owner} is now ${is}, formerly ${was}`;
    yield change('default-changed', message);
  }
}

const pickOthers = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([key]) => !DESCRIBED.test(key) && !isWording(key),
    ),
  );

/** Compares the keywords that have no messages of their own. */
function* diffOthers({ older, newer, place }: SchemaPair): Generator<Found> {
  const [before, after] = [pickOthers(older), pickOthers(newer)];
  if (toCanonical(before) === toCanonical(after)) return;
  const keys = Object.keys({ ...before, ...after }).join(', ');
  yield change('type-changed', `rules (${keys})${getOwner(place)} changed`);
}

function* diffItems(
  documents: DocumentPair,
  pair: SchemaPair,
): Generator<Found> {
  const { older, newer, place } = pair;
  const before = older.items ?? {};
  const after = newer.items ?? {};
  if (!isTuple(before) && !isTuple(after)) {
    yield { older: before, newer: after, place: getInner(place, '[]') };
  } else if (
    isTuple(before) &&
    isTuple(after) &&
    before.length === after.length
  ) {
    for (const [i, item] of before.entries()) {
      const inner = getInner(place, `[${i}]`);
      yield { older: item, newer: after[i] ?? {}, place: inner };
    }
  } else yield describeTypeChange(documents, pair);
}

function* diffStructure(
  documents: DocumentPair,
  pair: SchemaPair,
): Generator<Found> {
  const kind = getKind(pair.older);
  if (kind !== getKind(pair.newer)) {
    yield* diffAlternatives(documents, pair);
    return;
  }
  yield* diffPlainValues(documents, pair);
  if (kind === 'union') yield* diffAlternatives(documents, pair);
  if (kind === 'array') yield* diffItems(documents, pair);
  if (kind === 'object') {
    yield* diffObjects(documents, pair);
    yield* diffVariants(documents, pair);
  }
  yield* diffLimits(pair);
}

/** Lists the differences between two schemas, except wording and examples. */
export function diffSchemas(
  documents: DocumentPair,
  pair: SchemaPair,
): Difference[] {
  if (pair.older.$ref !== undefined && pair.newer.$ref !== undefined) {
    // The schemas that they refer to are compared separately.
    const [was, is] = (['older', 'newer'] as const).map((side) =>
      toKey(documents, side, pair[side]),
    );
    return was === is ? [] : [describeTypeChange(documents, pair)];
  }
  const normalized = {
    older: normalizeSchema(resolveSchema(documents.older, pair.older)),
    newer: normalizeSchema(resolveSchema(documents.newer, pair.newer)),
    place: pair.place,
  };
  const found = [
    ...diffDefault(normalized),
    ...diffOthers(normalized),
    ...diffStructure(documents, normalized),
  ];
  // The schema's own differences come before those of its parts.
  return [
    ...found.filter((one) => 'effect' in one),
    ...found.flatMap((one) =>
      'effect' in one ? [] : diffSchemas(documents, one),
    ),
  ];
}
