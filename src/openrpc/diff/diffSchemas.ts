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
import type { Comparison, SchemaPair } from './Comparison';
import type { Difference, Step } from './Difference';
import { describeTypeChange } from './describeTypeChange';
import { diffAlternatives, diffVariants, toKey } from './diffAlternatives';
import { diffItems } from './diffItems';
import { diffKeywords } from './diffKeywords';
import { diffLimits } from './diffLimits';
import { diffObjects } from './diffObjects';
import { diffPlainValues } from './diffPlainValues';

/** References: the schemas behind equal names are compared on their own. */
function diffReferences(
  comparison: Comparison,
  pair: SchemaPair,
): Difference[] {
  const { older, newer, place } = pair;
  if (toKey(comparison, 'older', older) !== toKey(comparison, 'newer', newer)) {
    return [describeTypeChange(comparison, pair)];
  }
  const was = getSchemaName(comparison.older, getSchemaKey(older.$ref ?? ''));
  const is = getSchemaName(comparison.newer, getSchemaKey(newer.$ref ?? ''));
  if (was === is) return [];
  const message = `\`${was}\` is called \`${is}\` now`;
  return [{ kind: 'changed', path: place.path, effect: 'same', message }];
}

function diffKind(
  comparison: Comparison,
  kind: SchemaKind,
  pair: SchemaPair,
): Step {
  switch (kind) {
    case 'union':
      return diffAlternatives(comparison, pair);
    case 'array':
      return diffItems(comparison, pair);
    case 'value':
      return { differences: [], parts: [] };
    case 'object': {
      const step = diffObjects(comparison, pair);
      const variants = diffVariants(comparison, pair);
      return {
        differences: [...step.differences, ...variants.differences],
        parts: [...step.parts, ...variants.parts],
      };
    }
  }
}

function diffStructure(comparison: Comparison, pair: SchemaPair): Step {
  const kind = getKind(pair.older);
  if (kind !== getKind(pair.newer)) return diffAlternatives(comparison, pair);
  const { differences, parts } = diffKind(comparison, kind, pair);
  const values = diffPlainValues(comparison, pair);
  return {
    differences: [...values, ...differences, ...diffLimits(pair)],
    parts,
  };
}

/** What differs between two schemas; wording and examples left out. */
export function diffSchemas(
  comparison: Comparison,
  pair: SchemaPair,
): Difference[] {
  if (pair.older.$ref !== undefined && pair.newer.$ref !== undefined) {
    return diffReferences(comparison, pair);
  }
  const older = resolveSchema(comparison.older, pair.older);
  const newer = resolveSchema(comparison.newer, pair.newer);
  const { place } = pair;
  const { differences, parts } = diffStructure(comparison, {
    older: normalizeSchema(older),
    newer: normalizeSchema(newer),
    place,
  });
  return [
    ...diffKeywords({ older, newer, place }),
    ...differences,
    ...parts.flatMap((part) => diffSchemas(comparison, part)),
  ];
}
