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
import type { Context, LinkModel, MethodModel } from './models';
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
function getFailure(context: Context, method: Method): Part[] | undefined {
  if (!hasPromise(method)) return undefined;
  const key = context.document['x-error'];
  return key === undefined
    ? ['A promise rejects when its call fails.']
    : [
        'A promise rejects with a ',
        linkSchema(context, key),
        ' when its call fails.',
      ];
}

/** The method's other errors, each as a sentence. */
function getErrors(method: Method): Part[][] {
  const forms = method['x-js-forms'];
  if (!hasPromise(method)) return [];
  const errors: Part[][] = [];
  const isTag = (start: string): boolean =>
    method.tags?.some((t) => t.name.startsWith(start)) ?? false;
  // The SDK doesn't validate the arguments of its hand-written methods.
  if (isTag('property:') && !isTag('exclude-from-sdk')) {
    errors.push([
      forms.includes('subscribe')
        ? 'Throws an `Error` immediately if the argument is not a function.'
        : 'Throws an `Error` immediately if it gets an argument: this value never changes.',
    ]);
  }
  if (forms.includes('pull')) {
    errors.push(['Rejects if a handler is already registered.']);
  }
  return errors;
}

/** Shown as the result of a method without a value. */
const NOTHING = 'Nothing.';

function getDeprecationModel(
  context: Context,
  method: Method,
): MethodModel['deprecation'] {
  const tag = getDeprecation(method);
  if (!tag) return undefined;
  const alternative = tag['x-alternative'];
  const target =
    alternative && findMethod(context, method, alternative.replace('()', ''));
  return {
    ...(tag['x-since'] && { since: tag['x-since'] }),
    ...(target && { alternative: toLink(context, target) }),
  };
}

/** Finds `Device.name`, or `name` in the method's own module. */
function findMethod(
  context: Context,
  method: Method,
  name: string,
): Method | undefined {
  const [module, member] = name.includes('.')
    ? name.split('.')
    : [method['x-module'], name];
  return context.document.methods.find(
    (m) =>
      m['x-module'] === module && !isEvent(m) && getMemberName(m) === member,
  );
}

const toLink = (context: Context, target: Method): LinkModel => ({
  text: getMemberTitle(target),
  href: `${context.basePath}${getMethodPath(context.document, target.name)}`,
});

/** The change event of a property, or the property of a change event. */
function getRelated(context: Context, method: Method): LinkModel | undefined {
  const alternative = method.tags?.find((t) => t.name === 'event')?.[
    'x-alternative'
  ];
  const target = isEvent(method)
    ? alternative && findMethod(context, method, alternative)
    : method['x-js-forms'].includes('subscribe') &&
      getChangeEvent(context.document, method);
  return target ? toLink(context, target) : undefined;
}

/** Everything that the reference shows of a method or event. */
export function getMethodModel(
  context: Context,
  method: Method,
  id: string,
): MethodModel {
  const deprecation = getDeprecationModel(context, method);
  const related = getRelated(context, method);
  const failure = getFailure(context, method);
  const history = getMemberHistoryModel(context, method);
  const line = getLine(context.lines, 'methods', method.name);
  const schema = getPayload(context.document, method);
  const result = getFieldRows(context, method.result.name, {
    schema: { ...schema, description: method.result.summary ?? '' },
    required: true,
  });
  const parameters = isEvent(method) ? [] : getJavaScriptParameters(method);
  return {
    id,
    name: getMemberName(method),
    method: method.name,
    ...(line && { line }),
    title: getMemberTitle(method),
    summary: method.summary,
    ...(method.description && { description: method.description }),
    ...(deprecation && { deprecation }),
    forms: getForms(context, method),
    parameters: parameters.flatMap((p) =>
      getFieldRows(context, p.name, {
        schema: { ...p.schema, description: p.summary ?? '' },
        required: p.required ?? false,
      }),
    ),
    result:
      schema.const === null
        ? [
            {
              name: '',
              type: printResult(linkTypes(context), method),
              required: true,
              description: NOTHING,
              constraints: [],
            },
          ]
        : result,
    ...(failure && { failure }),
    errors: getErrors(method),
    ...(history && { history }),
    examples: getExamples(context.document, method),
    ...(related && { related }),
  };
}
