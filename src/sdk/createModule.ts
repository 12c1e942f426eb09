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

const createConstants = (document: OpenRpcDocument, module: string) =>
  Object.fromEntries(
    getConstants(document, module).map((key) => {
      const schema = resolveSchema(document, getSchema(document, key));
      const constants = (schema.enum ?? []).map(
        (value) => [getConstantName(String(value)), value] as const,
      );
      return [getSchemaName(document, key), Object.fromEntries(constants)];
    }),
  );

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
