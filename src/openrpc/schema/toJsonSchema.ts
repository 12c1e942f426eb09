import type { OpenRpcDocument } from '../document/types';

/**
 * One type as a JSON Schema that needs no other file.
 *
 * @param document with the type and all it refers to
 * @see https://json-schema.org/draft-07
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
