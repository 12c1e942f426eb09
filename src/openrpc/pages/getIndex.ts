import type { Context, IndexModel } from './models';
import { getAbsentModules } from './getAbsent';

/** Modules and pages of schemas with their descriptions, for the overview pages. */
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
