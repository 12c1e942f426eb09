import { type DocumentProblem, toPointer } from './DocumentError';
import type { OpenRpcDocument } from './types';
import { type Path, walkSchemas } from './walkSchemas';

/** An object that OpenRPC allows to be absent or to be a reference. */
type OptionalPart = Readonly<Record<string, unknown>> | undefined;

function* findReference(
  path: Path,
  part: OptionalPart,
  kind: string,
): Generator<DocumentProblem> {
  if (part?.['$ref'] === undefined) return;
  yield {
    pointer: toPointer([...path, '$ref']),
    message: `\`$ref\` instead of ${kind}. Write it inline: \`$ref\` is supported for schemas only.`,
  };
}

function* findMissingResult(
  path: Path,
  part: OptionalPart,
): Generator<DocumentProblem> {
  if (part?.['$ref'] !== undefined || part?.['result']) return;
  yield {
    pointer: toPointer(path),
    message: '"result" is missing. Add it; use null if there is no value.',
  };
}

const getParts = (part: OptionalPart, key: string): readonly OptionalPart[] =>
  (part?.[key] ?? []) as readonly OptionalPart[];

function* findInExample(
  path: Path,
  example: OptionalPart,
): Generator<DocumentProblem> {
  yield* findReference(path, example, 'an example');
  yield* findMissingResult(path, example);
  for (const [n, param] of getParts(example, 'params').entries()) {
    yield* findReference([...path, 'params', n], param, 'a value');
  }
  yield* findReference(
    [...path, 'result'],
    example?.['result'] as OptionalPart,
    'a value',
  );
}

function* findInMethod(
  path: Path,
  method: OptionalPart,
): Generator<DocumentProblem> {
  yield* findReference(path, method, 'a method');
  yield* findMissingResult(path, method);
  for (const [n, param] of getParts(method, 'params').entries()) {
    yield* findReference([...path, 'params', n], param, 'a parameter');
  }
  yield* findReference(
    [...path, 'result'],
    method?.['result'] as OptionalPart,
    'a result',
  );
  for (const [n, tag] of getParts(method, 'tags').entries()) {
    yield* findReference([...path, 'tags', n], tag, 'a tag');
  }
  for (const [n, example] of getParts(method, 'examples').entries()) {
    yield* findInExample([...path, 'examples', n], example);
  }
}

function* findFlagSchemas(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
  for (const [path, schema] of walkSchemas(document)) {
    if (typeof schema === 'object') continue;
    yield {
      pointer: toPointer(path),
      message: `is ${String(schema)} instead of a schema object. Describe the value with a schema object.`,
    };
  }
}

/** Finds valid OpenRPC that this site doesn't support. */
export function findUnsupported(
  document: OpenRpcDocument,
): readonly DocumentProblem[] {
  const components = (document as { components?: OptionalPart }).components;
  if (!components?.['schemas']) {
    const message =
      '"components.schemas" is missing. Add it; use {} if there are no types.';
    return [{ pointer: '', message }];
  }
  const methods = document.methods as unknown as readonly OptionalPart[];
  const problems = methods.flatMap((method, i) => [
    ...findInMethod(['methods', i], method),
  ]);
  return problems.length ? problems : [...findFlagSchemas(document)];
}
