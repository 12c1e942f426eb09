import { getMemberName } from './getMemberName';
import { getPayload } from './getPayload';
import { getProperties } from './getProperties';
import type { Method, OpenRpcDocument, Schema } from './types';

/** The event that the platform fires to ask for the answer a method gives. */
export function getPullEvent(
  document: OpenRpcDocument,
  method: Method,
): Method | undefined {
  const name = getMemberName(method);
  const event = `pull${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return document.methods.find(
    (m) => m['x-module'] === method['x-module'] && m['x-event'] === event,
  );
}

/** Schema of the parameters that a pull handler receives. */
export function getPullParameters(
  document: OpenRpcDocument,
  method: Method,
): Schema {
  const event = getPullEvent(document, method);
  const request = event && getProperties(document, getPayload(document, event));
  return request?.get('parameters')?.schema ?? {};
}
