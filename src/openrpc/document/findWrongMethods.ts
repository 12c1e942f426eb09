import { suggest } from '../../text/suggest';
import type { DocumentProblem } from './DocumentError';
import type { Method, OpenRpcDocument } from './types';

/** Methods of unknown modules, or with examples that do not fit. */
export function* findWrongMethods(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
  const modules = document['x-modules'].map((m) => m.name);
  for (const [i, method] of document.methods.entries()) {
    if (!modules.includes(method['x-module'])) {
      yield {
        pointer: `/methods/${i}/x-module`,
        message: `unknown module "${method['x-module']}". ${suggest(method['x-module'], modules)} Modules are listed under x-modules.`,
      };
    }
    yield* findWrongExamples(method, i);
  }
}

function* findWrongExamples(
  method: Method,
  i: number,
): Generator<DocumentProblem> {
  const names = method.params.map((p) => p.name);
  for (const [n, example] of (method.examples ?? []).entries()) {
    const pointer = `/methods/${i}/examples/${n}/params`;
    const given = example.params.map((p) => p.name);
    for (const name of given.filter((g) => !names.includes(g))) {
      yield {
        pointer,
        message: `unknown parameter "${name}" of ${method.name}. ${suggest(name, names)}`,
      };
    }
    for (const p of method.params) {
      if (p.required && !given.includes(p.name)) {
        yield {
          pointer,
          message: `required parameter "${p.name}" of ${method.name} is missing. Add its value.`,
        };
      }
    }
  }
}
