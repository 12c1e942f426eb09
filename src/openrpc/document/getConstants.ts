import { getMembers, getWireSchemas } from './getMembers';
import { getReferences } from './getReferences';
import { getSchema, resolveSchema } from './resolveSchema';
import type { OpenRpcDocument } from './types';

/** Spells a constant as the SDK does: `ADS_UNWATCHED` for `adsUnwatched`. */
export const getConstantName = (value: string): string =>
  value
    .replace(/\./g, '_')
    .replace(/\+/g, '_PLUS')
    .replace(/([a-z])([A-Z0-9])/g, '$1_$2')
    .toUpperCase();

/** Returns the keys of the enumerations that a module exports. */
export function getConstants(
  document: OpenRpcDocument,
  module: string,
): readonly string[] {
  const { methods, events, schemas } = getMembers(document, module);
  const used = [
    ...schemas.map((key) => getSchema(document, key)),
    ...[...methods, ...events].flatMap(getWireSchemas),
  ].flatMap(getReferences);
  const keys =
    document['x-constants'] === 'own' ? schemas : [...schemas, ...used];
  return [...new Set(keys)].filter(
    (key) => resolveSchema(document, getSchema(document, key)).enum,
  );
}
