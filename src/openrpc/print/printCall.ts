import { printType, type PrintContext, type Part } from './printType';
import {
  getJavaScriptParameters,
  getMemberName,
  getPayload,
  getPullParameters,
} from '../document/getMembers';
import type {
  ContentDescriptor,
  JavaScriptForm,
  Method,
} from '../document/types';

export function printResult(context: PrintContext, method: Method): Part[] {
  const schema = getPayload(context.document, method);
  return schema.const === null ? ['void'] : printType(context, schema);
}

const printParameters = (
  context: PrintContext,
  parameters: readonly ContentDescriptor[],
  separator: ', ' | '; ' = ', ',
): Part[] =>
  parameters.flatMap((p, i) => [
    ...(i ? [separator] : []),
    `${p.name}${p.required ? '' : '?'}: `,
    ...printType(context, p.schema),
  ]);

/** Prints the arguments and the return type, without the function's name. */
export function printCall(
  context: PrintContext,
  method: Method,
  form: JavaScriptForm,
): Part[] {
  const result = printResult(context, method);
  const promise: Part[] = ['): Promise<', ...result, '>'];
  const listenerId = `Promise<${context.integer}>`;
  const printListener = (start: string): Part[] => [
    `${start}: (value: `,
    ...result,
    `) => void): ${listenerId}`,
  ];
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
        ...printParameters(context, method.params, '; '),
        ' }[]',
        ...promise,
      ];
    case 'get':
      return ['(', ...promise];
    case 'sync':
      return ['(): ', ...result];
    case 'subscribe':
      return printListener('(subscriber');
    case 'pull': {
      const answer = getJavaScriptParameters(method)[0]?.schema ?? {};
      return [
        '(provider: (parameters: ',
        ...printType(context, getPullParameters(context.document, method)),
        ') => Promise<',
        ...printType(context, answer),
        `>): ${listenerId}`,
      ];
    }
    case 'event':
      return printListener(`('${getMemberName(method)}', callback`);
  }
}
