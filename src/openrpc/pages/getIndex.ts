import type { Context } from './Context';
import { getAbsentModules } from './getAbsent';
import type { IndexModel } from './models';

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
