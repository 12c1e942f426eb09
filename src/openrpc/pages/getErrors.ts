import { isEvent } from '../document/getMemberName';
import type { Method } from '../document/types';
import type { Part } from '../print/Part';
import type { Context } from './Context';
import { linkSchema } from './linkSchema';

function hasPromise(method: Method): boolean {
  const forms = method['x-js-forms'];
  return forms.length > 0 && !isEvent(method) && !forms.includes('sync');
}

/** What every method has in common that gives a promise; none for others. */
export function getFailure(
  context: Context,
  method: Method,
): Part[] | undefined {
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

/** Ways in which using this method fails besides, each as a sentence. */
export function getErrors(method: Method): Part[][] {
  const forms = method['x-js-forms'];
  if (!hasPromise(method)) return [];
  const errors: Part[][] = [];
  const isTag = (start: string): boolean =>
    method.tags?.some((t) => t.name.startsWith(start)) ?? false;
  // What the SDK has written by hand checks no arguments.
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
