import { suggest } from '../../text/suggest';
import type { Report } from './DocumentError';
import {
  CONSTANTS,
  JAVASCRIPT_FORMS,
  type Method,
  type OpenRpcDocument,
  type Schema,
} from './types';
import { type Path, walkSchemas } from './walkSchemas';

/** Returns an error message, or `undefined` if the value is valid. */
type Check = (value: unknown) => string | undefined;

const isText: Check = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? undefined
    : 'must be a non-empty string.';

const isFlag: Check = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false.';

const isOneOf =
  (names: readonly string[], kind = 'value'): Check =>
  (value) =>
    typeof value === 'string' && names.includes(value)
      ? undefined
      : `unknown ${kind} ${JSON.stringify(value)}. ${suggest(String(value), names)}`;

const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? value.map(check).find((problem) => problem !== undefined)
      : 'must be an array.';

/** Maps each extension to its check. The names of required extensions end in `!`. */
type Extensions = Readonly<Record<string, Check>>;

const isKeywords = isListOf(isText);

const isDescribed: Check = (value) => {
  const described = Object(value) as Record<string, unknown>;
  if (isText(described['name']) ?? isText(described['summary'])) {
    return 'each entry must have a name and a summary, both non-empty strings.';
  }
  const keywords = described['x-keywords'];
  return keywords === undefined ? undefined : isKeywords(keywords);
};

const getDocumentExtensions = (document: OpenRpcDocument): Extensions => {
  const isSchema = isOneOf(Object.keys(document.components.schemas), 'schema');
  return {
    'x-modules!': isListOf(isDescribed),
    'x-schema-pages!': isListOf(isDescribed),
    'x-listeners!': isListOf(isDescribed),
    'x-integer-type!': isOneOf(['number', 'bigint'], 'type'),
    'x-constants!': isOneOf(CONSTANTS),
    'x-summary!': isText,
    'x-error': isSchema,
    'x-acknowledgement': isSchema,
  };
};

const getMethodExtensions = ({ params }: Method): Extensions => ({
  // `checkMethods` verifies that the module exists.
  'x-module!': isText,
  'x-js-forms!': isListOf(isOneOf(JAVASCRIPT_FORMS, 'form')),
  'x-js-params': isListOf(
    isOneOf(
      params.map((p) => p.name),
      'parameter',
    ),
  ),
  'x-event': isText,
  'x-generated': isFlag,
  'x-listen-implied': isFlag,
  'x-keywords': isKeywords,
});

const TAG_EXTENSIONS: Extensions = {
  'x-since': isText,
  'x-alternative': isText,
  'x-pulls-for': isText,
};

const isMeanings =
  (values: readonly unknown[]): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) {
      return 'must be an object that maps each value of enum to its description.';
    }
    const isValue = isOneOf(values.map(String));
    const [problem] = Object.entries(value).flatMap(
      ([name, meaning]) => isValue(name) ?? isText(meaning) ?? [],
    );
    return problem;
  };

const getSchemaExtensions = ({ enum: values = [] }: Schema): Extensions => ({
  'x-name': isText,
  'x-module': isText,
  'x-schema-page': isText,
  'x-alias': isFlag,
  'x-keywords': isKeywords,
  'x-enum-descriptions': isMeanings(values),
});

/** Checks the names and values of extensions (`x-…`). */
export function checkExtensions(
  document: OpenRpcDocument,
  report: Report,
): void {
  const check = (path: Path, value: object, extensions: Extensions): void => {
    const checks = new Map(
      Object.entries(extensions).map(([key, is]) => [key.replace('!', ''), is]),
    );
    for (const [key, extension] of Object.entries(value)) {
      if (!key.startsWith('x-')) continue;
      const is = checks.get(key);
      const problem = is
        ? is(extension)
        : `unknown extension "${key}". ${suggest(key, [...checks.keys()])} Correct or delete it.`;
      if (problem === undefined) continue;
      const isClause = problem.startsWith('must');
      report([...path, key], isClause ? `"${key}" ${problem}` : problem);
    }
    for (const key of checks.keys()) {
      if (!(`${key}!` in extensions) || key in value) continue;
      const fix = 'Add it; src/openrpc/document/types.ts explains it.';
      report(path, `"${key}" is missing. ${fix}`);
    }
  };
  check([], document, getDocumentExtensions(document));
  for (const [i, method] of document.methods.entries()) {
    const path = ['methods', i];
    check(path, method, getMethodExtensions(method));
    for (const [n, tag] of (method.tags ?? []).entries()) {
      check([...path, 'tags', n], tag, TAG_EXTENSIONS);
    }
    for (const [n, param] of method.params.entries()) {
      check([...path, 'params', n], param, {});
    }
    check([...path, 'result'], method.result, {});
  }
  for (const [path, schema] of walkSchemas(document)) {
    check(path, schema, getSchemaExtensions(schema));
  }
}
