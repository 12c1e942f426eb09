import { suggest } from '../../text/suggest';
import { checkExtensions } from './checkExtensions';
import { checkDescriptions, checkNames } from './checkNames';
import {
  checkCycles,
  checkFlags,
  checkHomes,
  checkReferences,
  checkSupport,
} from './checkReferences';
import {
  DocumentError,
  type DocumentProblem,
  type Report,
  toPointer,
} from './DocumentError';
import type { OpenRpcDocument } from './types';
import type { Path } from './walkSchemas';

/** Finds methods of unknown modules, and examples that don't match their parameters. */
function checkMethods(document: OpenRpcDocument, report: Report): void {
  const modules = document['x-modules'].map((m) => m.name);
  for (const [i, method] of document.methods.entries()) {
    const module = method['x-module'];
    if (!modules.includes(module)) {
      const fix = `${suggest(module, modules)} Modules are listed under x-modules.`;
      report(['methods', i, 'x-module'], `unknown module "${module}". ${fix}`);
    }
    const names = method.params.map((p) => p.name);
    for (const [n, example] of (method.examples ?? []).entries()) {
      const path = ['methods', i, 'examples', n, 'params'];
      const given = example.params.map((p) => p.name);
      for (const name of given.filter((g) => !names.includes(g))) {
        const fix = suggest(name, names);
        report(path, `unknown parameter "${name}" of ${method.name}. ${fix}`);
      }
      for (const { name, required } of method.params) {
        if (!required || given.includes(name)) continue;
        const what = `required parameter "${name}" of ${method.name}`;
        report(path, `${what} is missing. Add its value.`);
      }
    }
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
function checkDepth(value: unknown, report: Report): void {
  const path = findDeepPath(value, [])?.slice(0, 4);
  if (!path) return;
  const fix =
    'Move parts of it to components.schemas and reference them with $ref.';
  report(path, `is nested more than ${LEVELS} levels deep. ${fix}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `invalid JSON: ${reason}. Fix the syntax.`;
    throw new DocumentError(file, [{ pointer: '', message }]);
  }
}

type Check = (document: OpenRpcDocument, report: Report) => void;

/** In order: each step relies on what the previous ones have verified. */
const getSteps = (validate: Check): readonly (readonly Check[])[] => [
  [checkDepth],
  [validate],
  [checkSupport],
  [checkFlags],
  [checkExtensions],
  [
    checkNames,
    checkReferences,
    checkCycles,
    checkMethods,
    checkHomes,
    checkDescriptions,
  ],
];

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
  const document = parseJson(text, file) as OpenRpcDocument;
  const problems: DocumentProblem[] = [];
  const report: Report = (path, message) => {
    problems.push({ pointer: toPointer(path), message });
  };
  const steps = getSteps(() => problems.push(...validate(document)));
  for (const step of steps) {
    for (const check of step) check(document, report);
    if (problems.length) throw new DocumentError(file, problems);
  }
  return document;
}
