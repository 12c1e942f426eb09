import { getMembers, getPageSchemas } from '../document/getMembers';
import { getSchema, getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument } from '../document/types';

/** Namespace for shared types whose names a module gives to types of its own. */
const SHARED_NAMESPACE = 'Shared';

/**
 * Namespace of a schema's type: its module, otherwise its page. A page and a module
 * of one name share the namespace.
 */
export function getNamespace(document: OpenRpcDocument, key: string): string {
  const { 'x-module': module, 'x-schema-page': page = '' } = getSchema(
    document,
    key,
  );
  if (module) return module;
  const name = getSchemaName(document, key);
  const isTaken = getMembers(document, page).schemas.some(
    (own) => getSchemaName(document, own) === name,
  );
  return isTaken ? `${page}.${SHARED_NAMESPACE}` : page;
}

/** Name of a schema's type for code that is in a namespace. */
export function printTypeName(
  document: OpenRpcDocument,
  namespace: string,
  key: string,
): string {
  const home = getNamespace(document, key);
  const name = getSchemaName(document, key);
  return home === namespace ? name : `${home}.${name}`;
}

/** The types of a module or of a page of schemas, and where each belongs. */
export interface Namespace {
  readonly name: string;
  /** Keys of the schemas. */
  readonly types: readonly string[];
  /** Keys of shared schemas whose names are taken by types of the module. */
  readonly shared: readonly string[];
}

/** The namespace that has the name of a module or of a page of schemas. */
export function getTypes(document: OpenRpcDocument, name: string): Namespace {
  const keys = new Set([
    ...getMembers(document, name).schemas,
    ...getPageSchemas(document, name),
  ]);
  const isIn = (namespace: string) => (key: string) =>
    getNamespace(document, key) === namespace;
  return {
    name,
    types: [...keys].filter(isIn(name)),
    shared: [...keys].filter(isIn(`${name}.${SHARED_NAMESPACE}`)),
  };
}
