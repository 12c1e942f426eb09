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
import type { DocumentPair, SchemaPair } from './DocumentPair';
import type { Difference, SchemaDiff } from './Difference';
import { describeTypeChange } from './describeType';
import { diffAlternatives, diffVariants } from './diffAlternatives';
import { diffItems } from './diffItems';
import { diffKeywords } from './diffKeywords';
import { diffLimits } from './diffLimits';
import { diffObjects } from './diffObjects';
import { diffPlainValues } from './diffPlainValues';
import { toKey } from './toKey';

/** References: the schemas behind equal names are compared on their own. */
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

/** What differs between two schemas; wording and examples left out. */
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
