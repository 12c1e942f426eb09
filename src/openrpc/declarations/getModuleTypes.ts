import { getJavaScriptParameters } from '../document/getJavaScriptParameters';
import { getMembers } from '../document/getMembers';
import { getPayload } from '../document/getPayload';
import { getPullParameters } from '../document/getPullEvent';
import { getReferences } from '../document/getReferences';
import { getSchema } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';

/** Keys of the schemas to which schemas refer, directly or through others. */
function follow(
  document: OpenRpcDocument,
  roots: readonly Schema[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const key of getReferences(schema)) {
      if (found.has(key)) continue;
      found.add(key);
      visit(getSchema(document, key));
    }
  };
  roots.forEach(visit);
  return found;
}

/** Keys of all schemas that app code meets when it uses a module. */
export function getModuleTypes(
  document: OpenRpcDocument,
  module: string,
): ReadonlySet<string> {
  const { methods, events, schemas } = getMembers(document, module);
  return follow(document, [
    ...schemas.map((key) => getSchema(document, key)),
    ...methods.flatMap((m) => getJavaScriptParameters(m).map((p) => p.schema)),
    ...methods.map((m) => getPullParameters(document, m)),
    ...[...methods, ...events].map(getPayload),
  ]);
}

/** Keys of all schemas of values that app code sends. */
export function getSentTypes(document: OpenRpcDocument): ReadonlySet<string> {
  const methods = document['x-modules'].flatMap(
    ({ name }) => getMembers(document, name).methods,
  );
  return follow(
    document,
    methods.flatMap((m) => getJavaScriptParameters(m).map((p) => p.schema)),
  );
}
