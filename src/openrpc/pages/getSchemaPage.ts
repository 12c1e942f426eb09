import { getPageAnchors } from './getAnchors';
import type { Context, SchemaPageModel } from './models';
import { getAbsentSchemas } from './getAbsent';
import { getSchemaModels } from './getSchemaModel';
import { getSchemasTableOfContents } from './getTableOfContents';
import { suggest } from '../../text/suggest';
import type { Described } from '../document/types';

export function findDescribed(
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
 * A page of shared schemas.
 * @throws when the document has no such page
 */
export function getSchemaPage(context: Context, name: string): SchemaPageModel {
  const { document } = context;
  const { summary } = findDescribed(
    'schema page',
    document['x-schema-pages'],
    name,
  );
  const schemas = getSchemaModels(context, getPageAnchors(document, name));
  return {
    name,
    version: document.info.version,
    summary,
    schemas,
    absent: getAbsentSchemas(context, name),
    toc: getSchemasTableOfContents(schemas),
  };
}
