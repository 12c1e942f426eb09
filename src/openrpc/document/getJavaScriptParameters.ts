import { isEvent, isPublic } from './getMemberName';
import type { ContentDescriptor, Method } from './types';

/** Names of the arguments that app code passes; an empty list for events. */
export function getArgumentNames(method: Method): readonly string[] {
  if (isEvent(method) || !isPublic(method)) return [];
  return getJavaScriptParameters(method).map((p) => p.name);
}

/** The parameters that app code passes, which can differ from those on the wire. */
export function getJavaScriptParameters(
  method: Method,
): readonly ContentDescriptor[] {
  const names = method['x-js-params'];
  return names
    ? method.params.filter((p) => names.includes(p.name))
    : method.params;
}
