import { getMembers } from '../document/getMembers';
import type { Method } from '../document/types';
import type { Context, ModuleModel } from './models';
import { findDescribed } from './getSchemaPage';
import { getAbsentMembers } from './getAbsent';
import { getModuleAnchors } from './getAnchors';
import { getModuleHistoryModel } from './getHistoryModel';
import { getListeners } from './getListeners';
import { getMethodModel } from './getMethodModel';
import { getSchemaModels } from './getSchemaModel';
import { getModuleTableOfContents } from './getTableOfContents';

/**
 * The page of a module.
 * @throws when the document has no such module
 */
export function getModule(context: Context, name: string): ModuleModel {
  const { document } = context;
  const { summary, description } = findDescribed(
    'module',
    document['x-modules'],
    name,
  );
  const members = getMembers(document, name);
  const anchors = getModuleAnchors(document, name);
  const toModels = (methods: readonly Method[]) =>
    methods.map((m) =>
      getMethodModel(context, m, anchors.methods[m.name] ?? ''),
    );
  const history = getModuleHistoryModel(context, name);
  const model = {
    name,
    version: document.info.version,
    summary,
    ...(description && { description }),
    methods: toModels(members.methods),
    listeners: getListeners(context, name),
    events: toModels(members.events),
    internal: toModels(members.internal),
    schemas: getSchemaModels(context, anchors),
    ...(history && { history }),
    absent: getAbsentMembers(context, name),
  };
  return { ...model, toc: getModuleTableOfContents(model) };
}
