import {
  getMemberSymbol,
  LISTED_KINDS,
  LISTS,
  type OpenRpcDocument,
} from '../../../openrpc';
import { PAGE_KINDS } from './record';

/**
 * The keywords of an API description, by symbol: `Device.audio`, `module Device`,
 * `type Device.Resolution`.
 */
export function getKeywords(
  document: OpenRpcDocument,
): ReadonlyMap<string, readonly string[]> {
  const places = [
    ...LISTED_KINDS.flatMap((kind) =>
      document[LISTS[kind].key].map(
        (page) => [`${PAGE_KINDS[kind]} ${page.name}`, page] as const,
      ),
    ),
    ...document.methods.map((m) => [getMemberSymbol(m), m] as const),
    ...Object.entries(document.components.schemas).map(([key, schema]) => {
      const parent = schema['x-module'] ?? schema['x-schema-page'] ?? '';
      return [`type ${parent}.${schema['x-name'] ?? key}`, schema] as const;
    }),
  ];
  return new Map(
    places.map(([name, { 'x-keywords': words = [] }]) => [name, words]),
  );
}
