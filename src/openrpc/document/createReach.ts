import { getArgumentNames } from './getJavaScriptParameters';
import { isPublic } from './getMemberName';
import { getPayload } from './getPayload';
import { getPullParameters } from './getPullEvent';
import { getReferences } from './getReferences';
import { getSchema } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';

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

/** How app code meets a thing: by passing it, by receiving it, or not at all. */
export interface Reach {
  readonly input: boolean;
  readonly output: boolean;
}
