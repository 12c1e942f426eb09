import {
  getDeprecation,
  getMembers,
  getJavaScriptParameters,
  getMemberName,
} from '../document/getMembers';
import type { Described, JavaScriptForm, Method } from '../document/types';
import { type PrintContext, toText } from '../print/printType';
import { printCall, printResult } from '../print/printCall';
import { printComment } from './printComment';

/** Descriptions of the forms that a method's summary doesn't cover. */
const FORM_TEXTS: Readonly<Partial<Record<JavaScriptForm, string>>> = {
  'call-array': 'Sends many records in one call.',
  subscribe:
    "Calls your function on every later change. Resolves with the listener's ID.",
  pull: "Registers the handler that answers requests from the platform. Resolves with the listener's ID.",
};

function printDeprecation(method: Method): string | undefined {
  const tag = getDeprecation(method);
  if (!tag) return undefined;
  const { 'x-since': since, 'x-alternative': alternative } = tag;
  return [
    '@deprecated',
    ...(since ? [`Since ${since}.`] : []),
    ...(alternative ? [`Use \`${alternative}\`.`] : []),
  ].join(' ');
}

function printFunction(
  context: PrintContext,
  method: Method,
  form: JavaScriptForm,
): string[] {
  const parameters =
    form === 'call' || form === 'push' ? getJavaScriptParameters(method) : [];
  return [
    ...printComment([
      FORM_TEXTS[form] ?? method.summary,
      ...parameters
        .filter((p) => p.summary)
        .map((p) => `@param ${p.name} ${p.summary ?? ''}`),
      printDeprecation(method),
    ]),
    `function ${getMemberName(method)}${toText(printCall(context, method, form))};`,
  ];
}

const printNames = (events: readonly Method[]): string =>
  events.map((e) => `'${getMemberName(e)}'`).join(' | ');

/** Prints names and values as pairs, so that comparing the name narrows the value. */
function printWildcard(
  context: PrintContext,
  events: readonly Method[],
): string {
  const names = new Map<string, Method[]>();
  for (const event of events) {
    const type = toText(printResult(context, event));
    names.set(type, [...(names.get(type) ?? []), event]);
  }
  const pairs = [...names].map(
    ([type, group]) => `event: ${printNames(group)}, value: ${type}`,
  );
  const [only] = pairs;
  return pairs.length === 1 && only
    ? `(${only}) => void`
    : `(...args: ${pairs.map((p) => `[${p}]`).join(' | ')}) => void`;
}

/** Prints an overload for each event, and one overload for all events. */
function printListener(
  context: PrintContext,
  { name, summary, description }: Described,
  events: readonly Method[],
): string[] {
  const id = `Promise<${context.integer}>`;
  return [
    ...events.flatMap((event) => [
      ...printComment([event.summary, printDeprecation(event)]),
      `function ${name}(event: '${getMemberName(event)}', callback: (value: ${toText(
        printResult(context, event),
      )}) => void): ${id};`,
    ]),
    ...printComment([summary, description]),
    `function ${name}(callback: ${printWildcard(context, events)}): ${id};`,
  ];
}

export function printFunctions(
  context: PrintContext,
  module: string,
): string[] {
  const { methods, events } = getMembers(context.document, module);
  const functions = methods.flatMap((m) =>
    m['x-js-forms'].flatMap((form) => printFunction(context, m, form)),
  );
  if (!events.length) return functions;
  const listeners = context.document['x-listeners'].flatMap((listener) =>
    listener.name === 'clear'
      ? [
          ...printComment([listener.summary, listener.description]),
          'function clear(event?: Event): void;',
        ]
      : printListener(context, listener, events),
  );
  return [
    ...functions,
    ...printComment(["Names of this module's events."]),
    `type Event = ${printNames(events)};`,
    ...listeners,
  ];
}
