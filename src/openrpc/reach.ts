import type { Reach } from './change';
import { getReferences } from './fields';
import { getSchema, isEvent, isPublic } from './references';
import {
  getJavaScriptParameters,
  getPayload,
  getPullParameters,
} from './signatures';
import type { Method, OpenRpcDocument, Schema } from './types';

/** Names of the arguments app code passes; `listen` of events is none. */
export function getArgumentNames(method: Method): readonly string[] {
  if (isEvent(method) || !isPublic(method)) return [];
  return getJavaScriptParameters(method).map((p) => p.name);
}

/** Keys of all schemas that some schemas refer to, however indirectly. */
function collectKeys(
  document: OpenRpcDocument,
  roots: readonly Schema[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const key of getReferences(schema)) {
      if (keys.has(key)) continue;
      keys.add(key);
      visit(getSchema(document, key));
    }
  };
  roots.forEach(visit);
  return keys;
}

/** Tells of a schema whether app code passes and receives it. */
export function createReach(document: OpenRpcDocument): (key: string) => Reach {
  const methods = document.methods.filter(isPublic);
  const inputs = collectKeys(
    document,
    methods.flatMap((m) =>
      m.params
        .filter((p) => getArgumentNames(m).includes(p.name))
        .map((p) => p.schema),
    ),
  );
  const outputs = collectKeys(
    document,
    methods.flatMap((m) => [
      getPayload(m),
      ...(m['x-js-forms'].includes('pull')
        ? [getPullParameters(document, m)]
        : []),
    ]),
  );
  return (key) => ({ input: inputs.has(key), output: outputs.has(key) });
}
