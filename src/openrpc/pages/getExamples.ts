import { getChangeEvent, getPullEvent } from '../document/getPullEvent';
import { getJavaScriptParameters } from '../document/getJavaScriptParameters';
import { getMemberName, isEvent } from '../document/getMemberName';
import type {
  ExamplePairing,
  Method,
  OpenRpcDocument,
  Json,
} from '../document/types';
import { printImport } from '../print/printImport';
import { printValue } from '../print/printValue';
import type { ExampleModel, MessageModel } from './models';

/** A value as readers see it. */
const toJson = (value: Json | object): string => JSON.stringify(value, null, 2);

/** Values of the parameters by name, as the message carries them. */
function toParams(example: ExamplePairing): Record<string, Json> {
  return Object.fromEntries(example.params.map((p) => [p.name, p.value]));
}

const requestOf = (method: string, params: object | undefined): string =>
  toJson({ jsonrpc: '2.0', id: 1, method, params });

const resultOf = (result: Json | object): string =>
  toJson({ jsonrpc: '2.0', id: 1, result });

/** What a call sends and gets; nothing where it sends nothing. */
function getCallMessages(
  method: Method,
  example: ExamplePairing,
): readonly MessageModel[] {
  const forms = method['x-js-forms'];
  if (forms.includes('sync')) return [];
  // The SDK reads a property without any.
  const params = forms.includes('get') ? undefined : toParams(example);
  return [
    { title: 'Request', body: requestOf(method.name, params) },
    { title: 'Response', body: resultOf(example.result.value) },
  ];
}

/** What listening to an event sends and gets, and what each event brings. */
function getEventMessages(
  method: Method,
  payload: Json,
): readonly MessageModel[] {
  const { name } = method;
  return [
    { title: 'Request', body: requestOf(name, { listen: true }) },
    { title: 'Response', body: resultOf({ event: name, listening: true }) },
    { title: 'Each event', body: resultOf(payload) },
  ];
}

/** Characters of a line that are left for arguments, after `await Module.member(`. */
const ARGUMENTS_WIDTH = 56;

function printArguments(method: Method, example: ExamplePairing): string {
  const values = toParams(example);
  const given = getJavaScriptParameters(method).map((p) => values[p.name]);
  while (given.length && given[given.length - 1] === undefined) given.pop();
  const [only] = given;
  if (given.length === 1 && only !== undefined) return printValue(only);
  const printed = given.map((v) =>
    v === undefined ? 'undefined' : printValue(v),
  );
  const line = printed.join(', ');
  if (line.length <= ARGUMENTS_WIDTH && !line.includes('\n')) return line;
  const lines = given.map(
    (v) => `  ${v === undefined ? 'undefined' : printValue(v, 2)},\n`,
  );
  return `\n${lines.join('')}`;
}

function printCallExample(method: Method, example: ExamplePairing): string {
  const call = `${method['x-module']}.${getMemberName(method)}(${
    method['x-js-forms'].includes('get') ? '' : printArguments(method, example)
  })`;
  const head = printImport(method['x-module']);
  const wait = method['x-js-forms'].includes('sync') ? '' : 'await ';
  if (method.result.schema.const === null) return `${head}${wait}${call};`;
  const { name } = method.result;
  return `${head}const ${name} = ${wait}${call};\nconsole.log(${name});`;
}

/** The code that listens to an event. */
function printListenExample(method: Method): string {
  const module = method['x-module'];
  return `${printImport(module)}await ${module}.listen('${getMemberName(
    method,
  )}', (value) => {\n  console.log(value);\n});`;
}

function getSubscribeExample(
  document: OpenRpcDocument,
  method: Method,
): ExampleModel[] {
  if (!method['x-js-forms'].includes('subscribe')) return [];
  const module = method['x-module'];
  const name = getMemberName(method);
  const event = getChangeEvent(document, method);
  const payload = method.examples?.[0]?.result.value ?? null;
  return [
    {
      name: 'Subscribe to changes',
      javascript: `${printImport(module)}const listenerId = await ${module}.${name}((value) => {\n  console.log(value);\n});`,
      messages: event ? getEventMessages(event, payload) : [],
    },
  ];
}

function getPullExample(
  document: OpenRpcDocument,
  method: Method,
): ExampleModel[] {
  const event = getPullEvent(document, method);
  const pushed = method.examples?.[0];
  const answer = getJavaScriptParameters(method)[0]?.name;
  const value = answer && pushed ? toParams(pushed)[answer] : undefined;
  if (!event || value === undefined) return [];
  const request = event.examples?.[0]?.result.value ?? null;
  const module = method['x-module'];
  return [
    {
      name: 'Answer requests from the platform',
      javascript: `${printImport(module)}await ${module}.${getMemberName(
        method,
      )}(async (parameters) => {\n  console.log(parameters);\n  return ${printValue(
        value,
        2,
      )};\n});`,
      messages: getEventMessages(event, request),
    },
  ];
}

/** All examples of a method or an event, the one to read first in front. */
export function getExamples(
  document: OpenRpcDocument,
  method: Method,
): readonly ExampleModel[] {
  const given = method.examples ?? [];
  if (isEvent(method)) {
    return given.map((example) => ({
      name: example.name,
      javascript: printListenExample(method),
      result: toJson(example.result.value),
      messages: getEventMessages(method, example.result.value),
    }));
  }
  const calls = given.map((example) => ({
    name: example.name,
    javascript: printCallExample(method, example),
    ...(method.result.schema.const !== null && {
      result: toJson(example.result.value),
    }),
    messages: getCallMessages(method, example),
  }));
  const [first, ...rest] = calls;
  return [
    ...(method['x-js-forms'].includes('pull')
      ? getPullExample(document, method)
      : []),
    ...(first ? [first] : []),
    ...getSubscribeExample(document, method),
    ...rest,
  ];
}
