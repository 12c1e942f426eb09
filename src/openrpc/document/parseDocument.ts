import { suggest } from '../../text/suggest';
import {
  DocumentError,
  type DocumentProblem,
  toPointer,
} from './DocumentError';
import { findCycles } from './findCycles';
import { findDeepValue } from './findDeepValue';
import { findSilentMembers } from './findSilentMembers';
import { findWrongExtensions } from './findWrongExtensions';
import { findWrongMethods } from './findWrongMethods';
import { findWrongNames } from './findWrongNames';
import { findWrongShapes } from './findWrongShapes';
import { getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';
import { walk, type Path } from './walk';

function* findUnknownReferences(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
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

function* findHomelessSchemas(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
  const modules = document['x-modules'].map((m) => m.name);
  const pages = document['x-schema-pages'].map((p) => p.name);
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const module = schema['x-module'];
    const page = schema['x-schema-page'];
    const pointer = toPointer(['components', 'schemas', key]);
    if (module === undefined && page === undefined) {
      yield {
        pointer,
        message: `schema "${key}" isn't assigned to a page. Add x-module or x-schema-page.`,
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
        message: `invalid JSON: ${reason}. Fix the syntax.`,
      },
    ]);
  }
}

/**
 * Reads a document that the OpenRPC meta-schema already accepts, and checks
 * the rules of this site: every reference resolves, every public member has a
 * text, every name exists.
 *
 * `validate` returns the errors that the meta-schema finds.
 * @throws {DocumentError} with all errors, each with file, JSON pointer, fix
 */
export function parseDocument(
  text: string,
  file: string,
  validate: (value: unknown) => readonly DocumentProblem[],
): OpenRpcDocument {
  const value = parseJson(text, file);
  const document = value as OpenRpcDocument;
  // Each needs what the one before has found sound.
  const checks: readonly (() => Iterable<DocumentProblem>)[] = [
    () => findDeepValue(value),
    () => validate(value),
    () => findWrongShapes(document),
    () => findWrongExtensions(document),
    () => [
      ...findWrongNames(document),
      ...findUnknownReferences(document),
      ...findCycles(document),
      ...findWrongMethods(document),
      ...findHomelessSchemas(document),
      ...findSilentMembers(document),
    ],
  ];
  for (const check of checks) {
    const problems = [...check()];
    if (problems.length) throw new DocumentError(file, problems);
  }
  return document;
}
