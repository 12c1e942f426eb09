import { getPageAnchors } from './getAnchors';
import type { Context } from './Context';
import { findDescribed } from './findDescribed';
import { getAbsentSchemas } from './getAbsent';
import { getSchemaModels } from './getSchemaModel';
import { getSchemasTableOfContents } from './getTableOfContents';
import type { SchemaPageModel } from './models';

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
