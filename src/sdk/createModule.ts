import type { OpenRpcDocument } from '../openrpc';
import {
  getConstantName,
  getConstants,
} from '../openrpc/document/getConstants';
import { getMemberName } from '../openrpc/document/getMembers';
import {
  getSchema,
  getSchemaName,
  resolveSchema,
} from '../openrpc/document/resolveSchema';
import { createMember, type ModuleContext } from './createMember';

export type SdkModule = Record<string, unknown>;

function createConstants(document: OpenRpcDocument, module: string): SdkModule {
  return Object.fromEntries(
    getConstants(document, module).map((key) => {
      const values = resolveSchema(document, getSchema(document, key)).enum;
      return [
        getSchemaName(document, key),
        Object.fromEntries(
          (values ?? []).map((value) => [
            getConstantName(String(value)),
            value,
          ]),
        ),
      ];
    }),
  );
}

export function createModule(context: ModuleContext, name: string): SdkModule {
  const { document, events } = context;
  const methods = document.methods.filter(
    (method) =>
      method['x-module'] === name &&
      method['x-event'] === undefined &&
      method['x-js-forms'].length > 0,
  );
  const names = context.getEvents(name);
  return {
    ...Object.fromEntries(
      methods.map((method) => [
        getMemberName(method),
        createMember(context, method),
      ]),
    ),
    ...(names.length > 0 && {
      ...events.getFunctions(name.toLowerCase()),
      events: Object.fromEntries(names.map((event) => [event, event])),
    }),
    ...createConstants(document, name),
  };
}
