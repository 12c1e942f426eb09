import { getModuleAnchors } from './anchors';
import {
  getAbsentMembers,
  getAbsentModules,
  getAbsentSchemas,
  getOwnHistory,
} from './getHistoryModel';
import { getMethodModel } from './getMethodModel';
import { getModuleSchemas, getSharedSchemas } from './getSchemaModel';
import { getListeners } from './listeners';
import type { IndexModel, ModuleModel, SchemaPageModel } from './model';
import type { Context } from './printType';
import { getMembers } from './references';
import { suggest } from './suggest';
import {
  getModuleTableOfContents,
  getSchemasTableOfContents,
} from './tableOfContents';
import type { Described, Method } from './types';

function find(
  kind: string,
  list: readonly Described[],
  name: string,
): Described {
  const found = list.find((entry) => entry.name === name);
  if (found) return found;
  const names = list.map((entry) => entry.name);
  throw new Error(`unknown ${kind} "${name}". ${suggest(name, names)}`);
}

/**
 * The page of a module.
 * @throws when the document has no such module
 */
export function getModule(context: Context, name: string): ModuleModel {
  const { document } = context;
  const { summary, description } = find('module', document['x-modules'], name);
  const members = getMembers(document, name);
  const anchors = getModuleAnchors(document, name);
  const toModels = (methods: readonly Method[]) =>
    methods.map((m) =>
      getMethodModel(context, m, anchors.methods[m.name] ?? ''),
    );
  const history = getOwnHistory(context, name);
  const model = {
    name,
    version: document.info.version,
    summary,
    ...(description && { description }),
    methods: toModels(members.methods),
    listeners: getListeners(context, name),
    events: toModels(members.events),
    internal: toModels(members.internal),
    schemas: getModuleSchemas(context, name),
    ...(history && { history }),
    absent: getAbsentMembers(context, name),
  };
  return { ...model, toc: getModuleTableOfContents(model) };
}

/**
 * A page of shared schemas.
 * @throws when the document has no such page
 */
export function getSchemaPage(context: Context, name: string): SchemaPageModel {
  const { document } = context;
  const { summary } = find('schema page', document['x-schema-pages'], name);
  const schemas = getSharedSchemas(context, name);
  return {
    name,
    version: document.info.version,
    summary,
    schemas,
    absent: getAbsentSchemas(context, name),
    toc: getSchemasTableOfContents(schemas),
  };
}

/** Modules and pages of schemas with a line each, for the overview pages. */
export function getIndex(context: Context): IndexModel {
  const { document } = context;
  return {
    version: document.info.version,
    modules: document['x-modules'].map(({ name, summary }) => ({
      name,
      summary,
    })),
    schemaPages: document['x-schema-pages'].map(({ name, summary }) => ({
      name,
      summary,
    })),
    absent: getAbsentModules(context),
  };
}
