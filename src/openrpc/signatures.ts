import type { FormModel } from './model';
import { printType, type Context, type Part } from './printType';
import { getProperties } from './fields';
import { getMemberName, isEvent } from './references';
import type {
  ContentDescriptor,
  JavaScriptForm,
  Method,
  OpenRpcDocument,
  Schema,
} from './types';

/** The arguments JavaScript code passes; on the wire there can be others. */
export function getJavaScriptParameters(
  method: Method,
): readonly ContentDescriptor[] {
  const names = method['x-js-params'];
  return names
    ? method.params.filter((p) => names.includes(p.name))
    : method.params;
}

/** An event's payload: its result without the acknowledgement of `listen`. */
export function getPayload(method: Method): Schema {
  const { schema } = method.result;
  if (!isEvent(method) || !schema.oneOf) return schema;
  const payload = schema.oneOf.filter(
    (s) => s.$ref !== '#/components/schemas/ListenResponse',
  );
  return payload.length === 1 && payload[0] ? payload[0] : { oneOf: payload };
}

/** The event that the platform fires to ask for the answer a method gives. */
export function getPullEvent(
  document: OpenRpcDocument,
  method: Method,
): Method | undefined {
  const name = getMemberName(method);
  const event = `pull${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return document.methods.find(
    (m) => m['x-module'] === method['x-module'] && m['x-event'] === event,
  );
}

/** Schema of the parameters that a pull handler receives. */
export function getPullParameters(
  document: OpenRpcDocument,
  method: Method,
): Schema {
  const event = getPullEvent(document, method);
  const request = event && getProperties(document, getPayload(event));
  return request?.get('parameters')?.schema ?? {};
}

/** What a promise of a listener's id resolves with. */
const printId = (context: Context): string => context.integer ?? 'number';

const isNothing = (schema: Schema): boolean => schema.const === null;

/** Type of a method's value: `void` where there is none. */
export function printResult(context: Context, method: Method): Part[] {
  const schema = getPayload(method);
  return isNothing(schema) ? ['void'] : printType(context, schema);
}

function printParameters(
  context: Context,
  parameters: readonly ContentDescriptor[],
): Part[] {
  return parameters.flatMap((p, i) => [
    ...(i ? [', '] : []),
    `${p.name}${p.required ? '' : '?'}: `,
    ...printType(context, p.schema),
  ]);
}

/** The record that a method with the form `call-array` takes many of. */
function printRecord(context: Context, method: Method): Part[] {
  return method.params.flatMap((p, i) => [
    ...(i ? ['; '] : []),
    `${p.name}${p.required ? '' : '?'}: `,
    ...printType(context, p.schema),
  ]);
}

/** Arguments and return type of one form, without the name. */
export function printCall(
  context: Context,
  method: Method,
  form: JavaScriptForm,
): Part[] {
  const result = printResult(context, method);
  const promise: Part[] = ['): Promise<', ...result, '>'];
  switch (form) {
    case 'call':
    case 'push':
      return [
        '(',
        ...printParameters(context, getJavaScriptParameters(method)),
        ...promise,
      ];
    case 'call-array':
      return [
        '(records: { ',
        ...printRecord(context, method),
        ' }[]',
        ...promise,
      ];
    case 'get':
      return ['(', ...promise];
    case 'sync':
      return ['(): ', ...result];
    case 'subscribe':
      return [
        '(subscriber: (value: ',
        ...result,
        `) => void): Promise<${printId(context)}>`,
      ];
    case 'pull': {
      const answer = getJavaScriptParameters(method)[0]?.schema ?? {};
      return [
        '(provider: (parameters: ',
        ...printType(context, getPullParameters(context.document, method)),
        ') => Promise<',
        ...printType(context, answer),
        `>): Promise<${printId(context)}>`,
      ];
    }
    case 'event':
      return [
        `('${getMemberName(method)}', callback: (value: `,
        ...result,
        `) => void): Promise<${printId(context)}>`,
      ];
  }
}

const FORM_TITLES: Readonly<Record<JavaScriptForm, string>> = {
  call: 'Call',
  'call-array': 'Call with many records at once',
  get: 'Get the value',
  subscribe: 'Subscribe to changes',
  push: 'Push: send the data unasked',
  pull: 'Pull: answer when the platform asks',
  sync: 'Call (no promise)',
  event: 'Listen',
};

/** Every way to use a method or an event, with its signature. */
export function getForms(
  context: Context,
  method: Method,
): readonly FormModel[] {
  const module = method['x-module'];
  return method['x-js-forms'].map((form) => ({
    title: FORM_TITLES[form],
    signature: [
      `${module}.${form === 'event' ? 'listen' : getMemberName(method)}`,
      ...printCall(context, method, form),
    ],
  }));
}
