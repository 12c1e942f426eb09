import type { OpenRpcDocument, Schema } from '../document/types';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import { toCanonical } from '../schema/toCanonical';

/** True for a schema that says enough to be recognized under another name. */
function isDistinct(schema: Schema): boolean {
  const isAlias = schema.$ref !== undefined;
  const kind = getKind(normalizeSchema(schema));
  return !isAlias && (kind !== 'value' || schema.enum !== undefined);
}

/** Schemas that the other version lacks, or knows as another kind of type. */
function getStrangers(
  document: OpenRpcDocument,
  other: OpenRpcDocument,
): [key: string, canonical: string][] {
  return Object.entries(document.components.schemas).flatMap(
    ([key, schema]) => {
      const twin = other.components.schemas[key];
      const isKnown =
        twin &&
        getKind(normalizeSchema(twin)) === getKind(normalizeSchema(schema));
      return isKnown || !isDistinct(schema)
        ? []
        : [[key, toCanonical(schema)] as [string, string]];
    },
  );
}

/**
 * Types that only got another name: older key → newer key. Recognized by
 * their structure, where exactly one type of the newer version has it.
 */
export function findRenames(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): ReadonlyMap<string, string> {
  const before = getStrangers(older, newer);
  const after = getStrangers(newer, older);
  const renames = new Map<string, string>();
  for (const [key, canonical] of before) {
    const twins = after.filter(([, c]) => c === canonical);
    const rivals = before.filter(([, c]) => c === canonical);
    const [twin] = twins;
    if (twin && twins.length === 1 && rivals.length === 1) {
      renames.set(key, twin[0]);
    }
  }
  return renames;
}
