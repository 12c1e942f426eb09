import { getMemberName } from './getMemberName';
import type { Method, OpenRpcDocument } from './types';

/** The event that a property implies: `audioChanged` of `audio`. */
export function getChangeEvent(
  document: OpenRpcDocument,
  method: Method,
): Method | undefined {
  const event = `${getMemberName(method)}Changed`;
  return document.methods.find(
    (m) => m['x-module'] === method['x-module'] && m['x-event'] === event,
  );
}
