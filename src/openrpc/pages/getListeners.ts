import { getMemberName } from '../document/getMemberName';
import { getMembers } from '../document/getMembers';
import { printImport } from '../print/printImport';
import type { Context, FormModel, ListenerModel } from './models';

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
