import { getSchemaName } from '../document/resolveSchema';
import type { Part } from '../print/Part';
import type { Context } from './Context';
import { getSchemaPath } from './getPaths';

/** A type name linked to the place that documents it. */
export function linkSchema(context: Context, key: string): Part {
  const { document, basePath } = context;
  return [
    getSchemaName(document, key),
    `${basePath}${getSchemaPath(document, key)}`,
  ];
}
