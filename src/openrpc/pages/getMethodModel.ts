import {
  getDeprecation,
  getJavaScriptParameters,
  getMemberName,
  getMemberTitle,
  isEvent,
} from '../document/getMembers';
import { getChangeEvent, getPayload } from '../document/getPullEvent';
import { getLine } from '../document/listLines';
import type { Method } from '../document/types';
import { printResult } from '../print/printCall';
import type { Context, FieldModel, LinkModel, MethodModel } from './models';
import { getExamples } from './getExamples';
import { getFieldRows } from './getFieldRows';
import { getForms } from './getForms';
import { getMemberHistoryModel } from './getHistoryModel';
import { getMethodPath, linkTypes, linkSchema } from './getAnchors';
import type { Part } from '../print/printType';

function hasPromise(method: Method): boolean {
  const forms = method['x-js-forms'];
  return forms.length > 0 && !isEvent(method) && !forms.includes('sync');
}

/** The failure that all methods with a promise share; `undefined` for other methods. */
export function getFailure(
  context: Context,
  method: Method,
): Part[] | undefined {
  if (!hasPromise(method)) return undefined;
  const key = context.document['x-error'];
  return key === undefined
    ? ['If a call fails, its promise rejects.']
    : [
        'If a call fails, its promise rejects with a ',
        linkSchema(context, key),
        '.',
      ];
}

/** The method's other errors, each as a sentence. */
function getErrors(method: Method): string[] {
  const forms = method['x-js-forms'];
  if (!hasPromise(method)) return [];
  const isTag = (start: string): boolean =>
    method.tags?.some((t) => t.name.startsWith(start)) ?? false;
  const errors: string[] = [];
  // The SDK doesn't validate the arguments of its hand-written methods.
  if (isTag('property:') && !isTag('exclude-from-sdk')) {
    errors.push(
      forms.includes('subscribe')
        ? "Immediately throws an `Error` if the argument isn't a function."
        : 'Immediately throws an `Error` if you pass an argument: the value never changes.',
    );
  }
  if (forms.includes('pull')) {
    errors.push('Rejects if a handler is already registered.');
  }
  return errors;
}

/** A link to `Device.name()`, or to `name` of the method's own module. */
function linkMethod(
  context: Context,
  method: Method,
  name = '',
): LinkModel | undefined {
  const [module, member] = name.includes('.')
    ? name.replace('()', '').split('.')
    : [method['x-module'], name.replace('()', '')];
  const target = context.document.methods.find(
    (m) =>
      m['x-module'] === module && !isEvent(m) && getMemberName(m) === member,
  );
  return toLink(context, target);
}

const toLink = (
  { document, basePath }: Context,
  target: Method | undefined,
): LinkModel | undefined =>
  target && {
    text: getMemberTitle(target),
    href: `${basePath}${getMethodPath(document, target.name)}`,
  };

function getDeprecationModel(
  context: Context,
  method: Method,
): MethodModel['deprecation'] {
  const tag = getDeprecation(method);
  return (
    tag && {
      since: tag['x-since'],
      alternative: linkMethod(context, method, tag['x-alternative']),
    }
  );
}

function getRelated(context: Context, method: Method): LinkModel | undefined {
  if (isEvent(method)) {
    const tag = method.tags?.find((t) => t.name === 'event');
    return linkMethod(context, method, tag?.['x-alternative']);
  }
  return method['x-js-forms'].includes('subscribe')
    ? toLink(context, getChangeEvent(context.document, method))
    : undefined;
}

function getResultRows(context: Context, method: Method): FieldModel[] {
  const { name, summary: description = '' } = method.result;
  const schema = getPayload(context.document, method);
  if (schema.const !== null) {
    return getFieldRows(context, name, {
      schema: { ...schema, description },
      required: true,
    });
  }
  return [
    {
      name: '',
      type: printResult(linkTypes(context), method),
      required: true,
      description: 'Nothing.',
      constraints: [],
    },
  ];
}

/** Everything that the reference shows of a method or event. */
export function getMethodModel(
  context: Context,
  method: Method,
  id: string,
): MethodModel {
  const parameters = isEvent(method) ? [] : getJavaScriptParameters(method);
  return {
    id,
    name: getMemberName(method),
    method: method.name,
    line: getLine(context.lines, 'methods', method.name),
    title: getMemberTitle(method),
    summary: method.summary,
    description: method.description,
    deprecation: getDeprecationModel(context, method),
    forms: getForms(context, method),
    parameters: parameters.flatMap((p) =>
      getFieldRows(context, p.name, {
        schema: { ...p.schema, description: p.summary ?? '' },
        required: p.required ?? false,
      }),
    ),
    result: getResultRows(context, method),
    failure: getFailure(context, method),
    errors: getErrors(method),
    history: getMemberHistoryModel(context, method),
    examples: getExamples(context.document, method),
    related: getRelated(context, method),
  };
}
