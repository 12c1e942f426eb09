import type { OpenRpcDocument } from '../document/types';

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
