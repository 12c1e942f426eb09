import { getJavaScriptParameters } from '../document/getJavaScriptParameters';
import { getMembers } from '../document/getMembers';
import { getPayload } from '../document/getPayload';
import { getPullParameters } from '../document/getPullEvent';
import { collectReferences } from '../document/getReferences';
import { getSchema } from '../document/resolveSchema';
import type { OpenRpcDocument } from '../document/types';

/** Keys of all schemas that app code meets when it uses a module. */
export function getModuleTypes(
  document: OpenRpcDocument,
  module: string,
): ReadonlySet<string> {
  const { methods, events, schemas } = getMembers(document, module);
  return collectReferences(document, [
    ...schemas.map((key) => getSchema(document, key)),
    ...methods.flatMap((m) => getJavaScriptParameters(m).map((p) => p.schema)),
    ...methods.map((m) => getPullParameters(document, m)),
    ...[...methods, ...events].map((m) => getPayload(document, m)),
  ]);
}

/** Keys of all schemas of values that app code sends. */
export function getSentTypes(document: OpenRpcDocument): ReadonlySet<string> {
  const methods = document['x-modules'].flatMap(
    ({ name }) => getMembers(document, name).methods,
  );
  return collectReferences(
    document,
    methods.flatMap((m) => getJavaScriptParameters(m).map((p) => p.schema)),
  );
}
