import { toPointer, type Report } from './DocumentError';
import type { OpenRpcDocument } from './types';
import { type Path, walkSchemas } from './walkSchemas';

interface Rule {
  readonly pattern: RegExp;
  readonly fix: string;
}

const METHOD: Rule = {
  pattern: /^[a-z][A-Za-z0-9]*\.[A-Za-z][A-Za-z0-9]*$/,
  fix: 'Use a module and a member, both made of letters and digits: "device.name"',
};

const WORD: Rule = {
  pattern: /^[A-Za-z][A-Za-z0-9]*$/,
  fix: 'Use letters and digits, starting with a letter',
};

/** A schema's key can start with the name of its page: `Types.Size`. */
const TYPE: Rule = {
  pattern: /^[A-Z][A-Za-z0-9]*(?:\.[A-Z][A-Za-z0-9]*)?$/,
  fix: 'Use letters and digits, starting with a capital letter: "Device"',
};

/** Reports duplicate names, and names that aren't valid in a URL or in code. */
export function checkNames(document: OpenRpcDocument, report: Report): void {
  const check = (path: Path, name: string | undefined, rule: Rule): void => {
    if (name === undefined || rule.pattern.test(name)) return;
    const text = JSON.stringify(name);
    report(path, `${text} isn't a valid name. ${rule.fix}.`);
  };
  const checkList = (
    path: Path,
    list: readonly { readonly name: string }[],
    rule: Rule,
  ): void => {
    const names = list.map(({ name }) => name);
    for (const [i, name] of names.entries()) {
      check([...path, i, 'name'], name, rule);
      const first = names.indexOf(name);
      if (first === i) continue;
      const other = toPointer([...path, first]);
      report(
        [...path, i, 'name'],
        `"${name}" is already the name of ${other}. Rename or delete one.`,
      );
    }
  };
  checkList(['x-modules'], document['x-modules'], TYPE);
  checkList(['x-schema-pages'], document['x-schema-pages'], TYPE);
  checkList(['x-listeners'], document['x-listeners'], WORD);
  checkList(['methods'], document.methods, METHOD);
  for (const [i, method] of document.methods.entries()) {
    check(['methods', i, 'x-event'], method['x-event'], WORD);
    checkList(['methods', i, 'params'], method.params, WORD);
  }
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const path = ['components', 'schemas', key];
    check(path, key, TYPE);
    check([...path, 'x-name'], schema['x-name'], TYPE);
  }
}

/** Reports methods, parameters, types, fields, and values without a description. */
export function checkDescriptions(
  document: OpenRpcDocument,
  report: Report,
): void {
  const check = (path: Path, key: string, name: string, text?: string) => {
    if (text?.trim()) return;
    report(path, `"${name}" has no ${key}. Describe it in one sentence.`);
  };
  for (const [i, method] of document.methods.entries()) {
    const path = ['methods', i];
    const { name, summary, params, result } = method;
    check(path, 'summary', name, summary);
    for (const [n, param] of params.entries()) {
      check([...path, 'params', n], 'summary', param.name, param.summary);
    }
    check([...path, 'result'], 'summary', result.name, result.summary);
  }
  for (const [key, { description }] of Object.entries(
    document.components.schemas,
  )) {
    check(['components', 'schemas', key], 'description', key, description);
  }
  for (const [path, schema] of walkSchemas(document)) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const at = [...path, 'properties', name];
      check(at, 'description', name, field.description);
    }
    // `propertyNames` only repeats the values of an enumeration, which describes them.
    if (path[path.length - 1] === 'propertyNames') continue;
    for (const value of (schema.enum ?? []).map(String)) {
      const meaning = schema['x-enum-descriptions']?.[value];
      check(path, 'x-enum-descriptions', value, meaning);
    }
  }
}
