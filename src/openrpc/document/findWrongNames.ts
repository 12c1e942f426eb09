import { type DocumentProblem, toPointer } from './DocumentError';
import type { Described, OpenRpcDocument } from './types';
import type { Path } from './walkSchemas';

/** A pattern for names, which become parts of URLs, files and code. */
interface Rule {
  readonly pattern: RegExp;
  /** How to fix the name, for the message. */
  readonly fix: string;
}

const METHOD: Rule = {
  pattern: /^[a-z][A-Za-z0-9]*\.[A-Za-z][A-Za-z0-9]*$/,
  fix: 'Use a module and a member, each of letters and digits: "device.name"',
};

const WORD: Rule = {
  pattern: /^[A-Za-z][A-Za-z0-9]*$/,
  fix: 'Use letters and digits, starting with a letter',
};

/**
 * For modules, pages of types and schemas. The key of a shared type whose name is taken
 * has the page's name in front.
 */
const TYPE: Rule = {
  pattern: /^[A-Z][A-Za-z0-9]*(?:\.[A-Z][A-Za-z0-9]*)?$/,
  fix: 'Use letters and digits, starting with a capital letter: "Device"',
};

function* check(
  path: Path,
  name: string,
  rule: Rule,
): Generator<DocumentProblem> {
  if (rule.pattern.test(name)) return;
  yield {
    pointer: toPointer(path),
    message: `${JSON.stringify(name)} isn't a valid name. ${rule.fix}.`,
  };
}

/** Finds entries of a list that have the same name. */
export function* findDuplicates(
  path: Path,
  names: readonly string[],
): Generator<DocumentProblem> {
  for (const [i, name] of names.entries()) {
    const first = names.indexOf(name);
    if (first === i) continue;
    yield {
      pointer: toPointer([...path, i, 'name']),
      message: `"${name}" is already the name of ${toPointer([...path, first])}. Rename or delete one.`,
    };
  }
}

function* checkDescribed(
  key: 'x-modules' | 'x-schema-pages' | 'x-listeners',
  described: readonly Described[],
): Generator<DocumentProblem> {
  const rule = key === 'x-listeners' ? WORD : TYPE;
  for (const [i, { name }] of described.entries()) {
    yield* check([key, i, 'name'], name, rule);
  }
  yield* findDuplicates(
    [key],
    described.map(({ name }) => name),
  );
}

function* checkMethods({
  methods,
}: OpenRpcDocument): Generator<DocumentProblem> {
  for (const [i, { name, params, ...method }] of methods.entries()) {
    const path = ['methods', i];
    yield* check([...path, 'name'], name, METHOD);
    const event = method['x-event'];
    if (event !== undefined) yield* check([...path, 'x-event'], event, WORD);
    for (const [n, param] of params.entries()) {
      yield* check([...path, 'params', n, 'name'], param.name, WORD);
    }
    const names = params.map((param) => param.name);
    yield* findDuplicates([...path, 'params'], names);
  }
  yield* findDuplicates(
    ['methods'],
    methods.map(({ name }) => name),
  );
}

/** Finds names that are duplicate, or can't be part of a URL or of code. */
export function* findWrongNames(
  document: OpenRpcDocument,
): Generator<DocumentProblem> {
  for (const key of ['x-modules', 'x-schema-pages', 'x-listeners'] as const) {
    yield* checkDescribed(key, document[key]);
  }
  yield* checkMethods(document);
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const path = ['components', 'schemas', key];
    yield* check(path, key, TYPE);
    const name = schema['x-name'];
    if (name !== undefined) yield* check([...path, 'x-name'], name, TYPE);
  }
}
