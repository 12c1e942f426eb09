import type { OpenRpcDocument } from '../../../openrpc';
import {
  getMemberName,
  getPayload,
  isEvent,
} from '../../../openrpc/document/getMembers';
import type { Schema } from '../../../openrpc/document/types';

type Method = OpenRpcDocument['methods'][number];

/** An event that a platform can send. */
export interface PlatformEvent {
  /** Names in the SDK: `device` and `networkChanged`. */
  readonly module: string;
  readonly event: string;
  /** `Device networkChanged`. */
  readonly title: string;
  readonly schema: Schema;
  readonly example: unknown;
}

/** A method that a platform answers. */
export interface PlatformMethod {
  /** Name in JSON-RPC: `device.name`. */
  readonly method: string;
  /** `Device.name()`. */
  readonly title: string;
  readonly schema: Schema;
  readonly example: unknown;
}

const getExample = (method: Method): unknown =>
  method.examples?.[0]?.result.value ?? null;

/** The result of `getPayload`, without texts for pages. */
export function listEvents(document: OpenRpcDocument): PlatformEvent[] {
  return document.methods.filter(isEvent).map((method) => {
    const event = getMemberName(method);
    return {
      module: method.name.split('.')[0] ?? '',
      event,
      title: `${method['x-module']} ${event}`,
      schema: getPayload(document, method),
      example: getExample(method),
    };
  });
}

/** Lists the methods in document order, including internal ones. */
export function listMethods(document: OpenRpcDocument): PlatformMethod[] {
  return document.methods
    .filter((method) => !isEvent(method))
    .map((method) => ({
      method: method.name,
      title: `${method['x-module']}.${getMemberName(method)}()`,
      schema: method.result.schema,
      example: getExample(method),
    }));
}
