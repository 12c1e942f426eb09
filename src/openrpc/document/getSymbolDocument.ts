import { getPullEvent } from './getPullEvent';
import { collectReferences } from './getReferences';
import { getSchema } from './resolveSchema';
import type { Method, OpenRpcDocument } from './types';

/** Reduces a document to some methods and schemas, and to all that these refer to. */
function narrow(
  document: OpenRpcDocument,
  methods: readonly Method[],
  keys: readonly string[],
): OpenRpcDocument {
  const used = collectReferences(document, [
    ...keys.map((key) => getSchema(document, key)),
    ...methods.flatMap((m) => [...m.params, m.result].map((p) => p.schema)),
  ]);
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).filter(
      ([key]) => keys.includes(key) || used.has(key),
    ),
  );
  const own = Object.values(schemas);
  const modules = [...methods, ...own].map((one) => one['x-module']);
  const pages = own.map((schema) => schema['x-schema-page']);
  return {
    ...document,
    methods,
    components: { schemas },
    'x-modules': document['x-modules'].filter((m) => modules.includes(m.name)),
    'x-schema-pages': document['x-schema-pages'].filter((page) =>
      pages.includes(page.name),
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

/**
 * A self-contained JSON Schema of one type.
 *
 * @param document contains the type and all that it refers to
 */
export function toJsonSchema(document: OpenRpcDocument, key: string): object {
  const definitions = JSON.parse(
    JSON.stringify(document.components.schemas, (name, value: unknown) =>
      name === '$ref' && typeof value === 'string'
        ? value.replace('#/components/schemas/', '#/definitions/')
        : value,
    ),
  ) as object;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $ref: `#/definitions/${key}`,
    definitions,
  };
}
