import { getReferences } from './getReferences';
import { getSchema } from './resolveSchema';
import { getPullEvent } from './getPullEvent';
import type { Method, OpenRpcDocument, Schema } from './types';

/** The given schemas and all that they refer to, in the document's order. */
function collectSchemas(
  document: OpenRpcDocument,
  roots: readonly string[],
): Readonly<Record<string, Schema>> {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    getReferences(getSchema(document, key)).forEach(visit);
  };
  roots.forEach(visit);
  return Object.fromEntries(
    Object.entries(document.components.schemas).filter(([key]) =>
      keys.has(key),
    ),
  );
}

/** Reduces a document to some methods and schemas, and to all that these refer to. */
function narrow(
  document: OpenRpcDocument,
  methods: readonly Method[],
  keys: readonly string[],
): OpenRpcDocument {
  const schemas = collectSchemas(document, [
    ...keys,
    ...methods.flatMap((m) =>
      [...m.params, m.result].flatMap(({ schema }) => getReferences(schema)),
    ),
  ]);
  const own = Object.values(schemas);
  const modules = new Set([
    ...methods.map((m) => m['x-module']),
    ...own.map((schema) => schema['x-module']),
  ]);
  const pages = new Set(own.map((schema) => schema['x-schema-page']));
  return {
    ...document,
    methods,
    components: { schemas },
    'x-modules': document['x-modules'].filter(({ name }) => modules.has(name)),
    'x-schema-pages': document['x-schema-pages'].filter(({ name }) =>
      pages.has(name),
    ),
  };
}

/** A method or an event by its wire name, or a schema by its key. */
type SymbolName = { readonly method: string } | { readonly schema: string };

/**
 * A document with one symbol and all that it refers to.
 * @throws when the document has no such method
 */
export function getSymbolDocument(
  document: OpenRpcDocument,
  symbol: SymbolName,
): OpenRpcDocument {
  if ('schema' in symbol) return narrow(document, [], [symbol.schema]);
  const method = document.methods.find(({ name }) => name === symbol.method);
  if (!method) throw new Error(`unknown method "${symbol.method}"`);
  // A pull method answers an event of the platform, so the event belongs to it.
  const event = getPullEvent(document, method);
  return narrow(document, event ? [method, event] : [method], []);
}
