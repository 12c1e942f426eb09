import { isEvent } from './getMemberName';
import { getSchemaKey } from './resolveSchema';
import type { Method, OpenRpcDocument, Schema } from './types';

/** An event's payload: its result without the acknowledgement of `listen`. */
export function getPayload(document: OpenRpcDocument, method: Method): Schema {
  const { schema } = method.result;
  if (!isEvent(method) || !schema.oneOf) return schema;
  const key = document['x-acknowledgement'] ?? '';
  const payload = schema.oneOf.filter(
    (s) => s.$ref === undefined || getSchemaKey(s.$ref) !== key,
  );
  return payload.length === 1 && payload[0] ? payload[0] : { oneOf: payload };
}
