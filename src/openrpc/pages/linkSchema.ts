import { getSchema, getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument } from '../document/types';
import type { Link, PrintContext } from '../print/Part';
import type { Context } from './models';
import { getModuleAnchors, getPageAnchors } from './getAnchors';
import { getPagePath } from './getPagePath';

/**
 * The path of a schema's documentation from the root of the version's docs:
 * `api/schemas/Types/#flatmap`. A shared schema that also belongs to a module is on the
 * module's page.
 */
export function getSchemaPath(document: OpenRpcDocument, key: string): string {
  const { 'x-module': module, 'x-schema-page': page } = getSchema(
    document,
    key,
  );
  const anchors = module
    ? getModuleAnchors(document, module)
    : getPageAnchors(document, page ?? '');
  const path = module
    ? getPagePath('module', module)
    : getPagePath('schemas', page ?? '');
  return `${path}#${anchors.schemas[key] ?? ''}`;
}

/** The path of a method's or event's documentation: `api/Device/#audio`. */
export function getMethodPath(document: OpenRpcDocument, name: string): string {
  const method = document.methods.find((m) => m.name === name);
  if (!method) throw new Error(`unknown method "${name}"`);
  const module = method['x-module'];
  const id = getModuleAnchors(document, module).methods[name] ?? '';
  return `${getPagePath('module', module)}#${id}`;
}

/** A type name that links to its documentation. */
export function linkSchema({ document, basePath }: Context, key: string): Link {
  return [
    getSchemaName(document, key),
    `${basePath}${getSchemaPath(document, key)}`,
  ];
}

/** Prints types for pages: each name is a link. */
export function linkTypes(context: Context): PrintContext {
  return {
    document: context.document,
    printReference: (key) => [linkSchema(context, key)],
    integer: 'number',
  };
}
