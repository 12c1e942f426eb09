import {
  findMember,
  getChangeEvent,
  getDeprecation,
  getJavaScriptParameters,
  getMemberName,
  getMemberSymbol,
  getMemberTitle,
  getPayload,
  isEvent,
} from '../document/getMembers';
import { getLine } from '../document/listLines';
import type { Method } from '../document/types';
import { printResult } from '../print/printCall';
import type { Context, FieldModel, LinkModel } from './models';
import { getExamples } from './getExamples';
import { getFieldRows } from './getFieldRows';
import { getForms } from './getForms';
import { getHistoryModel } from './getHistoryModel';
import { getMethodPath, linkTypes, linkSchema } from './getAnchors';
import type { Part } from '../print/printType';

const SUBSCRIBE =
  'To subscribe, pass a function. It is called after each later change, but not for the current value. The promise resolves with a listener ID.';

/** Returns `undefined` for a method that doesn't return a promise. */
export function getFailure(
  context: Context,
  method: Method,
): Part[] | undefined {
  const forms = method['x-js-forms'];
  if (!forms.length || isEvent(method) || forms.includes('sync')) return;
  const key = context.document['x-error'];
  return key === undefined
    ? ['If a call fails, its promise rejects.']
    : [
        'If a call fails, its promise rejects with a ',
        linkSchema(context, key),
        '.',
      ];
}

function getErrors(method: Method): string[] {
  const forms = method['x-js-forms'];
  const isTag = (start: string): boolean =>
    method.tags?.some((t) => t.name.startsWith(start)) ?? false;
  // The SDK doesn't validate the arguments of its hand-written methods.
  const isChecked = isTag('property:') && !isTag('exclude-from-sdk');
  const argumentError = forms.includes('subscribe')
    ? "Immediately throws an `Error` if the argument isn't a function, even for `null`."
    : 'Immediately throws an `Error` if you pass an argument: the value never changes.';
  return [
    ...(isChecked ? [argumentError] : []),
    ...(forms.includes('pull')
      ? ['Rejects if a handler is already registered.']
      : []),
  ];
}

const toLink = (
  { document, basePath }: Context,
  target: Method | undefined,
): LinkModel | undefined =>
  target && {
    text: getMemberTitle(target),
    href: `${basePath}${getMethodPath(document, target)}`,
  };

/** @param call `Device.name()`, or `name` for a member of the method's own module */
function linkMethod(
  context: Context,
  method: Method,
  call = '',
): LinkModel | undefined {
  const name = call.replace('()', '');
  const symbol = name.includes('.') ? name : `${method['x-module']}.${name}`;
  return toLink(context, findMember(context.document, symbol));
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

export function getMethodModel(context: Context, method: Method, id: string) {
  const parameters = isEvent(method) ? [] : getJavaScriptParameters(method);
  const deprecation = getDeprecation(method);
  return {
    id,
    name: getMemberName(method),
    method: method.name,
    line: getLine(context.lines, 'methods', method.name),
    summary: method.summary,
    /** Search terms for readers who don't know the name. */
    keywords: method['x-keywords'],
    description: method['x-js-forms'].includes('subscribe')
      ? [method.description, SUBSCRIBE].join(' ').trim()
      : method.description,
    deprecation: deprecation && {
      since: deprecation['x-since'],
      alternative: linkMethod(context, method, deprecation['x-alternative']),
    },
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
    history: getHistoryModel(context, 'members', getMemberSymbol(method)),
    examples: getExamples(context.document, method),
    related: getRelated(context, method),
  };
}
