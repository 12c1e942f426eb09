import {
  getChangeEvent,
  getJavaScriptParameters,
  getMemberName,
  getMembers,
  getPullEvent,
  isEvent,
} from '../document/getMembers';
import type {
  ExamplePairing,
  Method,
  OpenRpcDocument,
  Json,
} from '../document/types';
import { printImport } from '../print/printImport';
import { printValue } from '../print/printValue';
import type { Context, FormModel } from './models';

interface MessageModel {
  readonly title: string;
  readonly body: string;
}

interface ExampleModel {
  readonly name: string;
  readonly javascript: string;
  /** The value that app code receives, as JSON. */
  readonly result?: string;
  /** Empty for a method that sends no messages. */
  readonly messages: readonly MessageModel[];
}

const toJson = (value: Json | object): string => JSON.stringify(value, null, 2);

const toParams = (example: ExamplePairing): Record<string, Json> =>
  Object.fromEntries(example.params.map((p) => [p.name, p.value]));

const requestOf = (method: string, params: object | undefined): string =>
  toJson({ jsonrpc: '2.0', id: 1, method, params });

const resultOf = (result: Json | object): string =>
  toJson({ jsonrpc: '2.0', id: 1, result });

/** Methods that the SDK always sends without parameters. */
const WITHOUT_PARAMETERS = ['device.version', 'lifecycle.finished'];

function getCallMessages(
  method: Method,
  example: ExamplePairing,
): readonly MessageModel[] {
  const forms = method['x-js-forms'];
  if (forms.includes('sync')) return [];
  // The SDK sends no parameters when it reads a property.
  const isBare =
    forms.includes('get') || WITHOUT_PARAMETERS.includes(method.name);
  const params = isBare ? undefined : toParams(example);
  return [
    { title: 'Request', body: requestOf(method.name, params) },
    { title: 'Response', body: resultOf(example.result.value) },
  ];
}

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

/** The number of characters left on a line after `await Module.member(`. */
const ARGUMENTS_WIDTH = 56;

function printArguments(method: Method, example: ExamplePairing): string {
  const values = toParams(example);
  const args = getJavaScriptParameters(method).map((p) => values[p.name]);
  while (args.length && args.at(-1) === undefined) args.pop();
  const print = (value: Json | undefined, indent = 0): string =>
    value === undefined ? 'undefined' : printValue(value, indent);
  const line = args.map((value) => print(value)).join(', ');
  const isShort = line.length <= ARGUMENTS_WIDTH && !line.includes('\n');
  if (isShort || args.length === 1) return line;
  return `\n${args.map((value) => `  ${print(value, 2)},\n`).join('')}`;
}

/** @param call code that follows `Module.` */
const printSample = (method: Method, before: string, call: string): string =>
  `${printImport(method['x-module'])}${before}${method['x-module']}.${call}`;

const LOG = '(value) => {\n  console.log(value);\n}';

function printExample(method: Method, example: ExamplePairing): string {
  if (isEvent(method)) {
    const call = `listen('${getMemberName(method)}', ${LOG});`;
    return printSample(method, 'await ', call);
  }
  const forms = method['x-js-forms'];
  const args = forms.includes('get') ? '' : printArguments(method, example);
  const wait = forms.includes('sync') ? '' : 'await ';
  const call = `${getMemberName(method)}(${args});`;
  if (method.result.schema.const === null)
    return printSample(method, wait, call);
  const { name } = method.result;
  const sample = printSample(method, `const ${name} = ${wait}`, call);
  return `${sample}\nconsole.log(${name});`;
}

function getSubscribeExample(
  document: OpenRpcDocument,
  method: Method,
): ExampleModel[] {
  if (!method['x-js-forms'].includes('subscribe')) return [];
  const event = getChangeEvent(document, method);
  const payload = method.examples?.[0]?.result.value ?? null;
  return [
    {
      name: 'Subscribe to changes',
      javascript: printSample(
        method,
        'const listenerId = await ',
        `${getMemberName(method)}(${LOG});`,
      ),
      messages: event ? getEventMessages(event, payload) : [],
    },
  ];
}

function getPullExample(
  document: OpenRpcDocument,
  method: Method,
): ExampleModel[] {
  if (!method['x-js-forms'].includes('pull')) return [];
  const event = getPullEvent(document, method);
  const pushed = method.examples?.[0];
  const answer = getJavaScriptParameters(method)[0]?.name;
  const value = answer && pushed ? toParams(pushed)[answer] : undefined;
  if (!event || value === undefined) return [];
  const request = event.examples?.[0]?.result.value ?? null;
  const body = `console.log(parameters);\n  return ${printValue(value, 2)};`;
  return [
    {
      name: 'Answer requests from the platform',
      javascript: printSample(
        method,
        'await ',
        `${getMemberName(method)}(async (parameters) => {\n  ${body}\n});`,
      ),
      messages: getEventMessages(event, request),
    },
  ];
}

/** Returns the most useful example first. */
export function getExamples(
  document: OpenRpcDocument,
  method: Method,
): readonly ExampleModel[] {
  const [first, ...rest] = (method.examples ?? []).map((example) => ({
    name: example.name,
    javascript: printExample(method, example),
    ...(method.result.schema.const !== null && {
      result: toJson(example.result.value),
    }),
    messages: isEvent(method)
      ? getEventMessages(method, example.result.value)
      : getCallMessages(method, example),
  }));
  return [
    ...getPullExample(document, method),
    ...(first ? [first] : []),
    ...getSubscribeExample(document, method),
    ...rest,
  ];
}

const ONE_EVENT = 'One event';

/** Returns an empty list for a module without events. */
export function getListeners({ document }: Context, module: string) {
  const [event] = getMembers(document, module).events;
  if (!event) return [];
  return document['x-listeners'].map(({ name, summary, description }) => {
    const call = `${module}.${name}`;
    const isClear = name === 'clear';
    const toForm = (title: string, rest: string): FormModel => ({
      title,
      signature: [call + rest],
    });
    return {
      id: name,
      name,
      summary,
      ...(description && { description }),
      forms: isClear
        ? [
            toForm(ONE_EVENT, '(event: string): void'),
            toForm('All events', '(): void'),
          ]
        : [
            toForm(
              ONE_EVENT,
              '(event: string, callback: (value) => void): Promise<number>',
            ),
            toForm(
              'Every event of the module',
              '(callback: (event: string, value) => void): Promise<number>',
            ),
          ],
      example:
        printImport(module) +
        (isClear
          ? `${call}('${getMemberName(event)}');`
          : `await ${call}((event, value) => {\n  console.log(event, value);\n});`),
    };
  });
}
