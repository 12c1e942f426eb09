import { suggest } from '../../text/suggest';
import { checkExtensions } from './checkExtensions';
import { checkDescriptions, checkNames } from './checkNames';
import {
  checkCycles,
  checkHomes,
  checkReferences,
  checkSupport,
} from './checkReferences';
import {
  DocumentError,
  type DocumentProblem,
  parseJson,
  type Report,
  toPointer,
} from './DocumentError';
import type { OpenRpcDocument } from './types';

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

type Check = (document: OpenRpcDocument, report: Report) => void;

/** Each step relies on the checks in earlier steps. */
const STEPS: readonly (readonly Check[])[] = [
  [checkSupport],
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
 * Parses a document and checks it against the OpenRPC meta-schema and this site's rules.
 * @param validate returns the meta-schema's validation errors
 * @throws {DocumentError} with all errors
 */
export function parseDocument(
  text: string,
  file: string,
  validate: (value: unknown) => readonly DocumentProblem[],
): OpenRpcDocument {
  const document = parseJson(text, file) as OpenRpcDocument;
  const problems = [...validate(document)];
  const report: Report = (path, message) => {
    problems.push({ pointer: toPointer(path), message });
  };
  for (const step of STEPS) {
    if (problems.length) break;
    for (const check of step) check(document, report);
  }
  if (problems.length) throw new DocumentError(file, problems);
  return document;
}
