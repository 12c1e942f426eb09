import type { OpenRpcDocument } from '../../../openrpc';
import {
  getMemberName,
  getPayload,
  isEvent,
} from '../../../openrpc/document/getMembers';
import type { Schema } from '../../../openrpc/document/types';
import type { VersionData } from '../sandbox/protocol';

type Method = OpenRpcDocument['methods'][number];

interface PlatformItem {
  /** `Device networkChanged` or `Device.name()`. */
  readonly title: string;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface PlatformEvent extends PlatformItem {
  /** Names in the SDK: `device` and `networkChanged`. */
  readonly module: string;
  readonly event: string;
}

export interface PlatformMethod extends PlatformItem {
  /** Name in JSON-RPC: `device.name`. */
  readonly method: string;
}

const getExample = (method: Method): unknown =>
  method.examples?.[0]?.result.value ?? null;

export const listEvents = (document: OpenRpcDocument): PlatformEvent[] =>
  document.methods.filter(isEvent).map((method) => {
    const event = getMemberName(method);
    return {
      module: method.name.split('.')[0] ?? '',
      event,
      title: `${method['x-module']} ${event}`,
      schema: getPayload(document, method),
      example: getExample(method),
    };
  });

/** Lists the methods in the document's order, including internal ones. */
export const listMethods = (document: OpenRpcDocument): PlatformMethod[] =>
  document.methods
    .filter((method) => !isEvent(method))
    .map((method) => ({
      method: method.name,
      title: `${method['x-module']}.${getMemberName(method)}()`,
      schema: method.result.schema,
      example: getExample(method),
    }));

/** Returns a note if the SDK's own mock doesn't return the reference's example. */
export function getMockAnswer(
  { traits }: VersionData,
  { method, example }: PlatformMethod,
): string | undefined {
  const { answers } = traits.mock;
  const print = (value: unknown): string =>
    `The SDK's built-in mock returns: ${JSON.stringify(value)}`;
  if (method in answers) return print(answers[method]);
  // The mock ignores an example that is false, zero, or empty.
  return example || example === null ? undefined : print({});
}
