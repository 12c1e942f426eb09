import { getMemberSymbol, type OpenRpcDocument } from '../../../openrpc';

/**
 * The keywords in a document, each list by what it belongs to: `Device.audio`,
 * `module Device`, `type Device.Resolution`.
 */
export function getKeywords(
  document: OpenRpcDocument,
): ReadonlyMap<string, readonly string[]> {
  const places = [
    ...document['x-modules'].map((m) => [`module ${m.name}`, m] as const),
    ...document['x-schema-pages'].map((p) => [`types ${p.name}`, p] as const),
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
