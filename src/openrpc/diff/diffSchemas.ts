import {
  getSchemaKey,
  getSchemaName,
  resolveSchema,
} from '../document/resolveSchema';
import type { Schema } from '../document/types';
import { describeConstraints } from '../schema/describeConstraints';
import {
  getKind,
  isPatternMap,
  isWording,
  normalizeSchema,
  toCanonical,
  isTuple,
} from '../schema/normalizeSchema';
import {
  type DocumentPair,
  type SchemaPair,
  getInner,
  getLabel,
  getOwner,
} from './SymbolPlace';
import { change, type Difference, type Found } from './Change';
import { describeTypeChange } from './describeType';
import { diffAlternatives, diffVariants } from './diffAlternatives';
import { diffObjects } from './diffObjects';
import { diffPlainValues } from './diffPlainValues';
import { toKey } from './toKey';

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

const LIMITS: readonly string[] = [
  ...LOWER_LIMITS,
  ...UPPER_LIMITS,
  'format',
  'pattern',
];

/** Keywords whose differences have messages of their own. */
const DESCRIBED: readonly string[] = [
  ...LIMITS,
  ...['$ref', 'properties', 'required', 'allOf', 'oneOf', 'items', 'type'],
  ...['enum', 'const', 'default', 'additionalProperties', 'propertyNames'],
];

const pick = (
  schema: Schema,
  isPicked: (key: string, value: unknown) => boolean,
): Schema =>
  Object.fromEntries(
    Object.entries(schema).filter(([key, value]) => isPicked(key, value)),
  );

const pickLimits = (schema: Schema): Schema =>
  pick(
    schema,
    (key, value) =>
      LIMITS.includes(key) || (key === 'additionalProperties' && !value),
  );

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

/** Compares ranges, lengths, formats and whether other fields are allowed. */
function* diffLimits({ older, newer, place }: SchemaPair): Generator<Found> {
  const limits = [older, newer].map(pickLimits);
  const [was = '', is = ''] = limits.map(
    (schema) => describeConstraints(schema).join(', ') || 'none',
  );
  if (was === is) return;
  yield change(
    place,
    isTightened(older, newer) ? 'tightened' : 'loosened',
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
    yield change(place, 'added', `default ${is}${owner} added`);
  } else {
    const message =
      newer.default === undefined
        ? `default ${was}${owner} removed`
        : `default${owner} is now ${is}, formerly ${was}`;
    yield change(place, 'default-changed', message);
  }
}

const pickOthers = (schema: Schema): Schema =>
  pick(
    normalizeSchema(schema),
    (key) => !DESCRIBED.includes(key) && !isWording(key),
  );

/** Differences other than type, members and limits. */
function* diffKeywords(pair: SchemaPair): Generator<Found> {
  const { older, newer, place } = pair;
  yield* diffDefault(pair);
  // A type without a key can still have a name in the typings.
  if (place.path && older.title !== newer.title) {
    const what = newer.title
      ? `now has the type name \`${newer.title}\``
      : `no longer has the type name \`${older.title ?? ''}\``;
    yield change(place, 'same', `${getLabel(place)} ${what}`);
  }
  const isMap = [older, newer].every(
    (s) => typeof normalizeSchema(s).additionalProperties === 'object',
  );
  if (isMap && isPatternMap(older) !== isPatternMap(newer)) {
    const what = 'map written differently, same meaning';
    yield change(place, 'same', `${getLabel(place)}: ${what}`);
  }
  const [before, after] = [pickOthers(older), pickOthers(newer)];
  if (toCanonical(before) !== toCanonical(after)) {
    const keys = Object.keys({ ...before, ...after }).join(', ');
    const message = `rules (${keys})${getOwner(place)} changed`;
    yield change(place, 'type-changed', message);
  }
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

/** References; schemas with equal names are compared separately. */
function diffReferences(
  documents: DocumentPair,
  pair: SchemaPair,
): Difference[] {
  const { older, newer, place } = pair;
  if (toKey(documents, 'older', older) !== toKey(documents, 'newer', newer)) {
    return [describeTypeChange(documents, pair)];
  }
  const was = getSchemaName(documents.older, getSchemaKey(older.$ref ?? ''));
  const is = getSchemaName(documents.newer, getSchemaKey(newer.$ref ?? ''));
  if (was === is) return [];
  return [change(place, 'same', `\`${was}\` is now called \`${is}\``)];
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
    return diffReferences(documents, pair);
  }
  const { place } = pair;
  const older = resolveSchema(documents.older, pair.older);
  const newer = resolveSchema(documents.newer, pair.newer);
  const normalized = {
    older: normalizeSchema(older),
    newer: normalizeSchema(newer),
    place,
  };
  const found = [
    ...diffKeywords({ older, newer, place }),
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
