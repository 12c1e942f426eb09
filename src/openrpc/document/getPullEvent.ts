import { getMemberName, isEvent } from './getMembers';
import { getSchemaKey, getProperties } from './resolveSchema';
import type { Method, OpenRpcDocument, Schema } from './types';

/** The event with this name in the method's own module. */
const findEvent = (
  { methods }: OpenRpcDocument,
  method: Method,
  name: string,
): Method | undefined =>
  methods.find(
    (m) => m['x-module'] === method['x-module'] && m['x-event'] === name,
  );

/** The change event of a property: `audioChanged` for `audio`. */
export const getChangeEvent = (
  document: OpenRpcDocument,
  method: Method,
): Method | undefined =>
  findEvent(document, method, `${getMemberName(method)}Changed`);

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

/** The event that the platform fires to request a method's data. */
export function getPullEvent(
  document: OpenRpcDocument,
  method: Method,
): Method | undefined {
  const name = getMemberName(method);
  const event = `pull${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return findEvent(document, method, event);
}

/** The schema of the parameters that a pull handler receives. */
export function getPullParameters(
  document: OpenRpcDocument,
  method: Method,
): Schema {
  const event = getPullEvent(document, method);
  const request = event && getProperties(document, getPayload(document, event));
  return request?.get('parameters')?.schema ?? {};
}
