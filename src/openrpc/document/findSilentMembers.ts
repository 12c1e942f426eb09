import { type DocumentProblem, toPointer } from './DocumentError';
import type { OpenRpcDocument, Schema } from './types';
import { type Path, walkSchemas } from './walkSchemas';

const hasText = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '';

/** Methods, parameters, types, fields and values without a text. */
export function* findSilentMembers(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
  for (const [i, method] of document.methods.entries()) {
    const path = ['methods', i];
    if (!hasText(method.summary)) yield noText(path, 'summary', method.name);
    for (const [n, param] of method.params.entries()) {
      if (!hasText(param.summary)) {
        yield noText([...path, 'params', n], 'summary', param.name);
      }
    }
    if (!hasText(method.result.summary)) {
      yield noText([...path, 'result'], 'summary', method.result.name);
    }
  }
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const path = ['components', 'schemas', key];
    if (!hasText(schema.description)) yield noText(path, 'description', key);
  }
  for (const [path, schema] of walkSchemas(document)) {
    yield* findSilentFields(path, schema);
    yield* findSilentValues(path, schema);
  }
}

function* findSilentFields(
  path: Path,
  schema: Schema,
): Generator<DocumentProblem> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!hasText(field.description)) {
      yield noText([...path, 'properties', name], 'description', name);
    }
  }
}

function* findSilentValues(
  path: Path,
  schema: Schema,
): Generator<DocumentProblem> {
  // Names of keys are those of another enumeration, which explains them.
  if (path[path.length - 1] === 'propertyNames') return;
  for (const value of schema.enum ?? []) {
    const meaning = schema['x-enum-descriptions']?.[String(value)];
    if (!hasText(meaning)) {
      yield noText(path, 'x-enum-descriptions', String(value));
    }
  }
}

const noText = (path: Path, key: string, name: string): DocumentProblem => ({
  pointer: toPointer(path),
  message: `"${name}" has no ${key}. Describe it in one sentence.`,
});
