import { findWrongExtensions } from './findWrongExtensions';
import { suggest } from '../../text/suggest';
import { DocumentError, type Problem, toPointer } from './DocumentError';
import { getSchemaKey } from './resolveSchema';
import type { Method, OpenRpcDocument, Schema } from './types';
import { walk, type Path } from './walk';

function* findUnknownReferences(document: OpenRpcDocument): Generator<Problem> {
  const keys = Object.keys(document.components.schemas);
  const roots: readonly [Path, unknown][] = [
    [['methods'], document.methods],
    [['components', 'schemas'], document.components.schemas],
  ];
  for (const [root, value] of roots) {
    for (const [path, node] of walk(value, root)) {
      const ref = (node as Schema).$ref;
      if (typeof ref !== 'string' || keys.includes(getSchemaKey(ref))) continue;
      const key = getSchemaKey(ref);
      yield {
        pointer: toPointer([...path, '$ref']),
        message: `unknown schema "${key}". ${suggest(key, keys)} Define it under components.schemas.`,
      };
    }
  }
}

const hasText = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '';

function* findSilentMembers(document: OpenRpcDocument): Generator<Problem> {
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
    yield* findSilentFields(schema, path);
  }
  for (const [i, method] of document.methods.entries()) {
    yield* findSilentFields(method, ['methods', i]);
  }
}

function* findSilentFields(root: object, path: Path): Generator<Problem> {
  for (const [at, node] of walk(root, path)) {
    const schema = node as Schema;
    const isSchema = at[at.length - 2] !== 'properties' || schema.type;
    if (!isSchema) continue;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!hasText(field.description)) {
        yield noText([...at, 'properties', name], 'description', name);
      }
    }
    if (!schema.enum || at[at.length - 1] === 'propertyNames') continue;
    for (const value of schema.enum) {
      const meaning = schema['x-enum-descriptions']?.[String(value)];
      if (!hasText(meaning)) {
        yield noText(at, 'x-enum-descriptions', String(value));
      }
    }
  }
}

const noText = (path: Path, key: string, name: string): Problem => ({
  pointer: toPointer(path),
  message: `"${name}" has no ${key}. Say in one sentence what it is.`,
});

function* findWrongMethods(document: OpenRpcDocument): Generator<Problem> {
  const modules = document['x-modules'].map((m) => m.name);
  const seen = new Map<string, number>();
  for (const [i, method] of document.methods.entries()) {
    const first = seen.get(method.name);
    if (first !== undefined) {
      yield {
        pointer: `/methods/${i}/name`,
        message: `"${method.name}" is also the name of /methods/${first}. Rename or delete one.`,
      };
    }
    seen.set(method.name, i);
    if (!modules.includes(method['x-module'])) {
      yield {
        pointer: `/methods/${i}/x-module`,
        message: `unknown module "${method['x-module']}". ${suggest(method['x-module'], modules)} Modules stand under x-modules.`,
      };
    }
    yield* findWrongExamples(method, i);
  }
}

function* findWrongExamples(method: Method, i: number): Generator<Problem> {
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

function* findHomelessSchemas(document: OpenRpcDocument): Generator<Problem> {
  const modules = document['x-modules'].map((m) => m.name);
  const pages = document['x-schema-pages'].map((p) => p.name);
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const module = schema['x-module'];
    const page = schema['x-schema-page'];
    const pointer = toPointer(['components', 'schemas', key]);
    if (module === undefined && page === undefined) {
      yield {
        pointer,
        message: `schema "${key}" stands on no page. Give it an x-module or an x-schema-page.`,
      };
    }
    if (module !== undefined && !modules.includes(module)) {
      yield {
        pointer: `${pointer}/x-module`,
        message: `unknown module "${module}". ${suggest(module, modules)}`,
      };
    }
    if (page !== undefined && !pages.includes(page)) {
      yield {
        pointer: `${pointer}/x-schema-page`,
        message: `unknown schema page "${page}". ${suggest(page, pages)}`,
      };
    }
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocumentError(file, [
      {
        pointer: '',
        message: `malformed JSON: ${reason}. Mend the syntax.`,
      },
    ]);
  }
}

/**
 * Reads a document that the OpenRPC meta-schema already accepts, and checks
 * the rules of this site: every reference resolves, every public member has a
 * text, every name exists.
 *
 * `validate` returns the faults that the meta-schema finds.
 * @throws {DocumentError} with all faults, each with file, JSON pointer, remedy
 */
export function parseDocument(
  text: string,
  file: string,
  validate: (value: unknown) => readonly Problem[],
): OpenRpcDocument {
  const value = parseJson(text, file);
  const invalid = validate(value);
  if (invalid.length) throw new DocumentError(file, invalid);
  const document = value as OpenRpcDocument;
  const wrong = [...findWrongExtensions(document)];
  if (wrong.length) throw new DocumentError(file, wrong);
  const problems = [
    ...findUnknownReferences(document),
    ...findWrongMethods(document),
    ...findHomelessSchemas(document),
    ...findSilentMembers(document),
  ];
  if (problems.length) throw new DocumentError(file, problems);
  return document;
}
