import { linkTypes } from './getAnchors';
import { getMemberName } from '../document/getMembers';
import type { JavaScriptForm, Method } from '../document/types';
import { printCall } from '../print/printCall';
import type { Context, FormModel } from './models';

const FORM_TITLES: Readonly<Record<JavaScriptForm, string>> = {
  call: 'Call',
  'call-array': 'Call with many records at once',
  get: 'Get the value',
  subscribe: 'Subscribe to changes',
  push: 'Push: send the data without a request',
  pull: 'Pull: answer requests from the platform',
  sync: 'Call (no promise)',
  event: 'Listen',
};

export function getForms(
  context: Context,
  method: Method,
): readonly FormModel[] {
  return method['x-js-forms'].map((form) => ({
    title: FORM_TITLES[form],
    signature: [
      `${method['x-module']}.${form === 'event' ? 'listen' : getMemberName(method)}`,
      ...printCall(linkTypes(context), method, form),
    ],
  }));
}
