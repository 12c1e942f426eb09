import { getSchema, getSchemaKey } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { toCanonical } from '../schema/normalizeSchema';
import type { DocumentPair } from './Change';

function getTarget(document: OpenRpcDocument, key: string): string {
  const { $ref, 'x-alias': isAlias } = getSchema(document, key);
  return isAlias && $ref !== undefined
    ? getTarget(document, getSchemaKey($ref))
    : key;
}

/** Returns the same string for schemas with the same meaning in both versions. */
export const toKey = (
  documents: DocumentPair,
  side: 'older' | 'newer',
  schema: Schema,
): string =>
  toCanonical(schema, (key) => {
    const target = getTarget(documents[side], key);
    return side === 'older'
      ? (documents.renames.get(target) ?? target)
      : target;
  });
