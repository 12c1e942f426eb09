import { getPullEvent, getWireSchemas } from './getMembers';
import { collectReferences } from './getReferences';
import { getSchema } from './resolveSchema';
import type { Method, OpenRpcDocument } from './types';

function narrow(
  document: OpenRpcDocument,
  methods: readonly Method[],
  keys: readonly string[],
): OpenRpcDocument {
  const used = collectReferences(document, [
    ...keys.map((key) => getSchema(document, key)),
    ...methods.flatMap(getWireSchemas),
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

/**
 * Returns a document with one symbol and everything that the symbol refers to.
 * @param key a schema's key, or a method's or event's name on the wire
 */
export function getSymbolDocument(
  document: OpenRpcDocument,
  key: string,
  isSchema: boolean,
): OpenRpcDocument {
  if (isSchema) return narrow(document, [], [key]);
  const method = document.methods.find(({ name }) => name === key);
  // A pull method responds to an event, so its document includes that event.
  const event = method && getPullEvent(document, method);
  const members = [method, event].filter((one) => one !== undefined);
  return narrow(document, members, []);
}

/** Returns a self-contained JSON Schema of one type. */
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
