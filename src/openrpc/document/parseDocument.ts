import { suggest } from '../../text/suggest';
import {
  DocumentError,
  type DocumentProblem,
  toPointer,
} from './DocumentError';
import { findMissingDescriptions } from './findMissingDescriptions';
import { findWrongExtensions } from './findWrongExtensions';
import { findWrongNames } from './findWrongNames';
import { findUnsupported } from './findUnsupported';
import { getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema, Method } from './types';
import { walk, type Path } from './walkSchemas';

/** Finds methods of unknown modules, and examples that don't match their schemas. */
function* findWrongMethods(
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
    const args = example.params.map((p) => p.name);
    for (const name of args.filter((g) => !names.includes(g))) {
      yield {
        pointer,
        message: `unknown parameter "${name}" of ${method.name}. ${suggest(name, names)}`,
      };
    }
    for (const p of method.params) {
      if (p.required && !args.includes(p.name)) {
        yield {
          pointer,
          message: `required parameter "${p.name}" of ${method.name} is missing. Add its value.`,
        };
      }
    }
  }
}

/** Keywords whose schemas validate the value itself, not its parts. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** Keys of the schemas that validate the same value as this one. */
function listInPlaceReferences(schema: Schema): readonly string[] {
  const keywords = schema as Readonly<Record<string, unknown>>;
  const parts = IN_PLACE.flatMap((key) => keywords[key] ?? []) as Schema[];
  const own = schema.$ref === undefined ? [] : [getSchemaKey(schema.$ref)];
  return [...own, ...parts.flatMap(listInPlaceReferences)];
}

/**
 * Finds schemas that refer to themselves, so that validation would never end. Fields and
 * items may refer back to their schema: the result is a tree.
 */
function* findCycles({
  components,
}: OpenRpcDocument): Generator<DocumentProblem> {
  const { schemas } = components;
  const done = new Set<string>();
  const find = (key: string, above: readonly string[]): readonly string[] => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    const schema = schemas[key];
    if (done.has(key) || !schema) return [];
    for (const next of listInPlaceReferences(schema)) {
      const cycle = find(next, [...above, key]);
      if (cycle.length) return cycle;
    }
    done.add(key);
    return [];
  };
  for (const key of Object.keys(schemas)) {
    const cycle = find(key, []);
    if (cycle[0] !== key) continue;
    cycle.forEach((name) => done.add(name));
    yield {
      pointer: toPointer(['components', 'schemas', key]),
      message: `circular definition: ${cycle.join(' → ')}. Remove one of these references. Only fields and items may refer back to their schema.`,
    };
  }
}

/** Far above the SDK's own documents, which have up to 15 levels. */
const LEVELS = 100;

function findDeepPath(value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === LEVELS) return path;
  for (const [key, child] of Object.entries(value)) {
    const deep = findDeepPath(child, [...path, key]);
    if (deep) return deep;
  }
  return undefined;
}

/** Finds the first value that is nested too deeply for the recursive checks. */
function findDeepValue(value: unknown): readonly DocumentProblem[] {
  const path = findDeepPath(value, []);
  if (!path) return [];
  return [
    {
      pointer: toPointer(path.slice(0, 4)),
      message: `is nested more than ${LEVELS} levels deep. Move parts of it to components.schemas and reference them with $ref.`,
    },
  ];
}

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
 * Parses a document that the OpenRPC meta-schema accepts, and checks this site's rules:
 * every reference resolves, every public member has a description, every name exists.
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
  // In order: each check relies on what the previous ones have verified.
  const checks: readonly (() => Iterable<DocumentProblem>)[] = [
    () => findDeepValue(value),
    () => validate(value),
    () => findUnsupported(document),
    () => findWrongExtensions(document),
    () => [
      ...findWrongNames(document),
      ...findUnknownReferences(document),
      ...findCycles(document),
      ...findWrongMethods(document),
      ...findHomelessSchemas(document),
      ...findMissingDescriptions(document),
    ],
  ];
  for (const check of checks) {
    const problems = [...check()];
    if (problems.length) throw new DocumentError(file, problems);
  }
  return document;
}
