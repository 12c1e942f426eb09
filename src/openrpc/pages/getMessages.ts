import type { ExamplePairing, Json, Method } from '../document/types';
import type { MessageModel } from './models';

/** A value as readers see it. */
export const toJson = (value: Json | object): string =>
  JSON.stringify(value, null, 2);

/** Values of the parameters by name, as the message carries them. */
export function toParams(example: ExamplePairing): Record<string, Json> {
  return Object.fromEntries(example.params.map((p) => [p.name, p.value]));
}

const requestOf = (method: string, params: object | undefined): string =>
  toJson({ jsonrpc: '2.0', id: 1, method, params });

const resultOf = (result: Json | object): string =>
  toJson({ jsonrpc: '2.0', id: 1, result });

/** What a call sends and gets; nothing where it sends nothing. */
export function getCallMessages(
  method: Method,
  example: ExamplePairing,
): readonly MessageModel[] {
  const forms = method['x-js-forms'];
  if (forms.includes('sync')) return [];
  // The SDK reads a property without any.
  const params = forms.includes('get') ? undefined : toParams(example);
  return [
    { title: 'Request', body: requestOf(method.name, params) },
    { title: 'Response', body: resultOf(example.result.value) },
  ];
}

/** What listening to an event sends and gets, and what each event brings. */
export function getEventMessages(
  method: Method,
  payload: Json,
): readonly MessageModel[] {
  const { name } = method;
  return [
    { title: 'Request', body: requestOf(name, { listen: true }) },
    { title: 'Response', body: resultOf({ event: name, listening: true }) },
    { title: 'Each event', body: resultOf(payload) },
  ];
}
