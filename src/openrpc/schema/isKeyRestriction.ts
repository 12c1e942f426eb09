import { getSchemaKey } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';

/** True for a schema that only restricts the keys of its siblings in `allOf`. */
export function isKeyRestriction(
  document: OpenRpcDocument,
  schema: Schema,
): boolean {
  const target =
    schema.$ref === undefined
      ? schema
      : document.components.schemas[getSchemaKey(schema.$ref)];
  return (
    target !== undefined &&
    target.propertyNames !== undefined &&
    target.properties === undefined &&
    target.allOf === undefined
  );
}
