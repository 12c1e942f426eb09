import { isEvent } from './getMemberName';
import type { Method, Schema } from './types';

/** An event's payload: its result without the acknowledgement of `listen`. */
export function getPayload(method: Method): Schema {
  const { schema } = method.result;
  if (!isEvent(method) || !schema.oneOf) return schema;
  const payload = schema.oneOf.filter(
    (s) => s.$ref !== '#/components/schemas/ListenResponse',
  );
  return payload.length === 1 && payload[0] ? payload[0] : { oneOf: payload };
}
