import { type DocumentProblem, toPointer } from './DocumentError';
import type { OpenRpcDocument, Schema } from './types';
import { type Path, walkSchemas } from './walkSchemas';

const isDescribed = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '';

/** Finds methods, parameters, types, fields and values without a description. */
export function* findMissingDescriptions(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
  for (const [i, method] of document.methods.entries()) {
    const path = ['methods', i];
    if (!isDescribed(method.summary))
      yield missing(path, 'summary', method.name);
    for (const [n, param] of method.params.entries()) {
      if (!isDescribed(param.summary)) {
        yield missing([...path, 'params', n], 'summary', param.name);
      }
    }
    if (!isDescribed(method.result.summary)) {
      yield missing([...path, 'result'], 'summary', method.result.name);
    }
  }
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const path = ['components', 'schemas', key];
    if (!isDescribed(schema.description))
      yield missing(path, 'description', key);
  }
  for (const [path, schema] of walkSchemas(document)) {
    yield* findUndescribedFields(path, schema);
    yield* findUndescribedValues(path, schema);
  }
}

function* findUndescribedFields(
  path: Path,
  schema: Schema,
): Generator<DocumentProblem> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!isDescribed(field.description)) {
      yield missing([...path, 'properties', name], 'description', name);
    }
  }
}

function* findUndescribedValues(
  path: Path,
  schema: Schema,
): Generator<DocumentProblem> {
  // `propertyNames` repeats the values of another enumeration, which describes them.
  if (path[path.length - 1] === 'propertyNames') return;
  for (const value of schema.enum ?? []) {
    const meaning = schema['x-enum-descriptions']?.[String(value)];
    if (!isDescribed(meaning)) {
      yield missing(path, 'x-enum-descriptions', String(value));
    }
  }
}

const missing = (path: Path, key: string, name: string): DocumentProblem => ({
  pointer: toPointer(path),
  message: `"${name}" has no ${key}. Describe it in one sentence.`,
});
