import { type Problem, toPointer } from './DocumentError';
import type { OpenRpcDocument } from './types';
import type { Path } from './walk';
import { walkSchemas } from './walkSchemas';

/** What the specification allows to be absent, or to be a reference. */
type Part = Readonly<Record<string, unknown>> | undefined;

function* findReference(
  path: Path,
  part: Part,
  kind: string,
): Generator<Problem> {
  if (part?.['$ref'] === undefined) return;
  yield {
    pointer: toPointer([...path, '$ref']),
    message: `a reference in place of ${kind}. Write it out here: only to schemas can a document refer.`,
  };
}

function* findMissingResult(path: Path, part: Part): Generator<Problem> {
  if (part?.['$ref'] !== undefined || part?.['result']) return;
  yield {
    pointer: toPointer(path),
    message: '"result" is missing. Add it; null is a result, too.',
  };
}

const getParts = (part: Part, key: string): readonly Part[] =>
  (part?.[key] ?? []) as readonly Part[];

function* findInExample(path: Path, example: Part): Generator<Problem> {
  yield* findReference(path, example, 'an example');
  yield* findMissingResult(path, example);
  for (const [n, param] of getParts(example, 'params').entries()) {
    yield* findReference([...path, 'params', n], param, 'a value');
  }
  yield* findReference(
    [...path, 'result'],
    example?.['result'] as Part,
    'a value',
  );
}

function* findInMethod(path: Path, method: Part): Generator<Problem> {
  yield* findReference(path, method, 'a method');
  yield* findMissingResult(path, method);
  for (const [n, param] of getParts(method, 'params').entries()) {
    yield* findReference([...path, 'params', n], param, 'a parameter');
  }
  yield* findReference(
    [...path, 'result'],
    method?.['result'] as Part,
    'a result',
  );
  for (const [n, tag] of getParts(method, 'tags').entries()) {
    yield* findReference([...path, 'tags', n], tag, 'a tag');
  }
  for (const [n, example] of getParts(method, 'examples').entries()) {
    yield* findInExample([...path, 'examples', n], example);
  }
}

function* findFlagSchemas(document: OpenRpcDocument): Generator<Problem> {
  for (const [path, schema] of walkSchemas(document)) {
    if (typeof schema === 'object') continue;
    yield {
      pointer: toPointer(path),
      message: `is ${String(schema)} in place of a schema. Write an object that says what the value is.`,
    };
  }
}

/** What OpenRPC allows, and this site cannot show. */
export function findWrongShapes(document: OpenRpcDocument): readonly Problem[] {
  const components = (document as { components?: Part }).components;
  if (!components?.['schemas']) {
    const message =
      '"components.schemas" is missing. Add it, empty where there are no types.';
    return [{ pointer: '', message }];
  }
  const methods = document.methods as unknown as readonly Part[];
  const problems = methods.flatMap((method, i) => [
    ...findInMethod(['methods', i], method),
  ]);
  return problems.length ? problems : [...findFlagSchemas(document)];
}
