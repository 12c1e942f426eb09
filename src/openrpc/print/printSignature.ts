import { getJavaScriptParameters } from '../document/getJavaScriptParameters';
import { getMemberName } from '../document/getMemberName';
import { getPayload } from '../document/getPayload';
import { getPullParameters } from '../document/getPullEvent';
import type {
  ContentDescriptor,
  JavaScriptForm,
  Method,
  Schema,
} from '../document/types';
import type { Context } from '../pages/Context';
import type { Part } from './Part';
import { printType } from './printType';

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
