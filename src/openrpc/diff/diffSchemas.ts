import {
  getSchemaKey,
  getSchemaName,
  resolveSchema,
} from '../document/resolveSchema';
import {
  getKind,
  normalizeSchema,
  type SchemaKind,
} from '../schema/normalizeSchema';
import {
  type DocumentPair,
  type SchemaPair,
  getInner,
  getOwner,
} from './SymbolPlace';
import type { Difference, SchemaDiff, Effect } from './Difference';
import { describeTypeChange } from './describeType';
import { diffAlternatives, diffVariants } from './diffAlternatives';
import { diffKeywords } from './diffKeywords';
import { diffObjects } from './diffObjects';
import { diffPlainValues } from './diffPlainValues';
import { toKey } from './toKey';
import { isTuple } from '../schema/getItems';
import type { Schema } from '../document/types';
import { describeConstraints } from '../schema/describeConstraints';

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

/** The limits, without the type. */
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

/** Compares ranges, lengths, formats and whether other fields are allowed. */
function diffLimits({ older, newer, place }: SchemaPair): Difference[] {
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

/** Compares the items of lists, and tuples by position. */
function diffItems(documents: DocumentPair, pair: SchemaPair): SchemaDiff {
  const { older, newer, place } = pair;
  const before = older.items ?? {};
  const after = newer.items ?? {};
  if (!isTuple(before) && !isTuple(after)) {
    const part = { older: before, newer: after, place: getInner(place, '[]') };
    return { differences: [], parts: [part] };
  }
  if (isTuple(before) && isTuple(after) && before.length === after.length) {
    const parts = before.map((item, i) => ({
      older: item,
      newer: after[i] ?? {},
      place: getInner(place, `[${i}]`),
    }));
    return { differences: [], parts };
  }
  return { differences: [describeTypeChange(documents, pair)], parts: [] };
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
  const message = `\`${was}\` is now called \`${is}\``;
  return [{ kind: 'changed', path: place.path, effect: 'same', message }];
}

function diffKind(
  documents: DocumentPair,
  kind: SchemaKind,
  pair: SchemaPair,
): SchemaDiff {
  switch (kind) {
    case 'union':
      return diffAlternatives(documents, pair);
    case 'array':
      return diffItems(documents, pair);
    case 'value':
      return { differences: [], parts: [] };
    case 'object': {
      const object = diffObjects(documents, pair);
      const variants = diffVariants(documents, pair);
      return {
        differences: [...object.differences, ...variants.differences],
        parts: [...object.parts, ...variants.parts],
      };
    }
  }
}

function diffStructure(documents: DocumentPair, pair: SchemaPair): SchemaDiff {
  const kind = getKind(pair.older);
  if (kind !== getKind(pair.newer)) return diffAlternatives(documents, pair);
  const { differences, parts } = diffKind(documents, kind, pair);
  const values = diffPlainValues(documents, pair);
  return {
    differences: [...values, ...differences, ...diffLimits(pair)],
    parts,
  };
}

/** Lists the differences between two schemas, except wording and examples. */
export function diffSchemas(
  documents: DocumentPair,
  pair: SchemaPair,
): Difference[] {
  if (pair.older.$ref !== undefined && pair.newer.$ref !== undefined) {
    return diffReferences(documents, pair);
  }
  const older = resolveSchema(documents.older, pair.older);
  const newer = resolveSchema(documents.newer, pair.newer);
  const { place } = pair;
  const { differences, parts } = diffStructure(documents, {
    older: normalizeSchema(older),
    newer: normalizeSchema(newer),
    place,
  });
  return [
    ...diffKeywords({ older, newer, place }),
    ...differences,
    ...parts.flatMap((part) => diffSchemas(documents, part)),
  ];
}
