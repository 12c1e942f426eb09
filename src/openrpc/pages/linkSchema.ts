import { getSchemaName } from '../document/resolveSchema';
import type { Link } from '../print/Part';
import type { PrintContext } from '../print/PrintContext';
import type { Context } from './Context';
import { getSchemaPath } from './getPath';

/** A type name linked to the place that documents it. */
export function linkSchema({ document, basePath }: Context, key: string): Link {
  return [
    getSchemaName(document, key),
    `${basePath}${getSchemaPath(document, key)}`,
  ];
}

/** Prints types as pages show them: each name is a link. */
export function linkTypes(context: Context): PrintContext {
  return {
    document: context.document,
    printReference: (key) => [linkSchema(context, key)],
    integer: 'number',
  };
}
