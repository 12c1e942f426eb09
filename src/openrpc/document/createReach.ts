import { getArgumentNames } from './getJavaScriptParameters';
import { isPublic } from './getMemberName';
import { getPayload, getPullParameters } from './getPullEvent';
import { collectReferences } from './getReferences';
import type { OpenRpcDocument } from './types';

/** How app code meets a thing: by passing it, by receiving it, or not at all. */
export interface Reach {
  readonly input: boolean;
  readonly output: boolean;
}

/** Tells of a schema whether app code passes and receives it. */
export function createReach(document: OpenRpcDocument): (key: string) => Reach {
  const methods = document.methods.filter(isPublic);
  const inputs = collectReferences(
    document,
    methods.flatMap((m) =>
      m.params
        .filter((p) => getArgumentNames(m).includes(p.name))
        .map((p) => p.schema),
    ),
  );
  const outputs = collectReferences(
    document,
    methods.flatMap((m) => [
      getPayload(document, m),
      ...(m['x-js-forms'].includes('pull')
        ? [getPullParameters(document, m)]
        : []),
    ]),
  );
  return (key) => ({ input: inputs.has(key), output: outputs.has(key) });
}
