import { isEvent, isPublic } from './getMemberName';
import type { ContentDescriptor, Method } from './types';

/** Names of the arguments app code passes; `listen` of events is none. */
export function getArgumentNames(method: Method): readonly string[] {
  if (isEvent(method) || !isPublic(method)) return [];
  return getJavaScriptParameters(method).map((p) => p.name);
}

/** The arguments JavaScript code passes; on the wire there can be others. */
export function getJavaScriptParameters(
  method: Method,
): readonly ContentDescriptor[] {
  const names = method['x-js-params'];
  return names
    ? method.params.filter((p) => names.includes(p.name))
    : method.params;
}
