import { linkTypes } from './getAnchors';
import { getMemberName, getMembers } from '../document/getMembers';
import type { JavaScriptForm, Method } from '../document/types';
import { printCall } from '../print/printCall';
import type { Context, FormModel, ListenerModel } from './models';
import { printImport } from '../print/printValue';

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

/** The ways to use a method or an event, each with its signature. */
export function getForms(
  context: Context,
  method: Method,
): readonly FormModel[] {
  const module = method['x-module'];
  return method['x-js-forms'].map((form) => ({
    title: FORM_TITLES[form],
    signature: [
      `${module}.${form === 'event' ? 'listen' : getMemberName(method)}`,
      ...printCall(linkTypes(context), method, form),
    ],
  }));
}

function getListenerForms(module: string, name: string): readonly FormModel[] {
  if (name === 'clear') {
    return [
      {
        title: 'One event',
        signature: [`${module}.clear(event: string): void`],
      },
      { title: 'All events', signature: [`${module}.clear(): void`] },
    ];
  }
  return [
    {
      title: 'One event',
      signature: [
        `${module}.${name}(event: string, callback: (value) => void): Promise<number>`,
      ],
    },
    {
      title: 'Every event of the module',
      signature: [
        `${module}.${name}(callback: (event: string, value) => void): Promise<number>`,
      ],
    },
  ];
}

function printListenerExample(
  module: string,
  name: string,
  event: string,
): string {
  const head = printImport(module);
  return name === 'clear'
    ? `${head}${module}.clear('${event}');`
    : `${head}await ${module}.${name}((event, value) => {\n  console.log(event, value);\n});`;
}

/** `listen`, `once` and `clear` of a module; an empty list without events. */
export function getListeners(
  { document }: Context,
  module: string,
): readonly ListenerModel[] {
  const event = getMembers(document, module).events[0];
  if (!event) return [];
  return document['x-listeners'].map(({ name, summary, description }) => ({
    id: name,
    name,
    summary,
    ...(description && { description }),
    forms: getListenerForms(module, name),
    example: printListenerExample(module, name, getMemberName(event)),
  }));
}
