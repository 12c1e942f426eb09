import { getArgumentNames } from './getJavaScriptParameters';
import { isPublic } from './getMemberName';
import { getPayload, getPullParameters } from './getPullEvent';
import { collectReferences } from './getReferences';
import type { OpenRpcDocument } from './types';

/**
 * Whether app code passes values of a type (input), receives them (output), both or
 * neither.
 */
export interface Reach {
  readonly input: boolean;
  readonly output: boolean;
}

/** Returns a function that finds out how app code uses the schema with a given key. */
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
