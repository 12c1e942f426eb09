import { getChangeEvent, getPullEvent } from '../document/getPullEvent';
import {
  getJavaScriptParameters,
  getMemberName,
  isEvent,
} from '../document/getMembers';
import type {
  ExamplePairing,
  Method,
  OpenRpcDocument,
  Json,
} from '../document/types';
import { printValue, printImport } from '../print/printValue';
import type { ExampleModel, MessageModel } from './models';

const toJson = (value: Json | object): string => JSON.stringify(value, null, 2);

/** The parameters by name, as the JSON-RPC message contains them. */
function toParams(example: ExamplePairing): Record<string, Json> {
  return Object.fromEntries(example.params.map((p) => [p.name, p.value]));
}

const requestOf = (method: string, params: object | undefined): string =>
  toJson({ jsonrpc: '2.0', id: 1, method, params });

const resultOf = (result: Json | object): string =>
  toJson({ jsonrpc: '2.0', id: 1, result });

/** The request and response of a call; an empty list if it sends none. */
function getCallMessages(
  method: Method,
  example: ExamplePairing,
): readonly MessageModel[] {
  const forms = method['x-js-forms'];
  if (forms.includes('sync')) return [];
  // The SDK sends no parameters when it reads a property.
  const params = forms.includes('get') ? undefined : toParams(example);
  return [
    { title: 'Request', body: requestOf(method.name, params) },
    { title: 'Response', body: resultOf(example.result.value) },
  ];
}

/** The messages that register a listener, and the message of each event. */
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

/** The width that `await Module.member(` leaves for the arguments. */
const ARGUMENTS_WIDTH = 56;

function printArguments(method: Method, example: ExamplePairing): string {
  const values = toParams(example);
  const args = getJavaScriptParameters(method).map((p) => values[p.name]);
  while (args.length && args[args.length - 1] === undefined) args.pop();
  const [only] = args;
  if (args.length === 1 && only !== undefined) return printValue(only);
  const printed = args.map((v) =>
    v === undefined ? 'undefined' : printValue(v),
  );
  const line = printed.join(', ');
  if (line.length <= ARGUMENTS_WIDTH && !line.includes('\n')) return line;
  const lines = args.map(
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

/** Sample code that listens to an event. */
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

/** All examples of a method or an event; the one to read first is on top. */
export function getExamples(
  document: OpenRpcDocument,
  method: Method,
): readonly ExampleModel[] {
  const examples = method.examples ?? [];
  if (isEvent(method)) {
    return examples.map((example) => ({
      name: example.name,
      javascript: printListenExample(method),
      result: toJson(example.result.value),
      messages: getEventMessages(method, example.result.value),
    }));
  }
  const calls = examples.map((example) => ({
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
