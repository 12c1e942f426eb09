import {
  getIndex,
  getModule,
  getSchemaPage,
  suggest,
  type Context,
} from '../../openrpc';

/**
 * The part of a document that a page's import names: `?module=Device`,
 * `?schemas=Types` or `?index`.
 * @throws when the query names nothing that exists
 */
export function getPart(context: Context, query: string): object {
  const params = new URLSearchParams(query);
  const module = params.get('module');
  if (module !== null) return getModule(context, module);
  const schemas = params.get('schemas');
  if (schemas !== null) return getSchemaPage(context, schemas);
  if (params.has('index')) return getIndex(context.document);
  const wrong = query.replace(/^\?/, '');
  throw new Error(
    `unknown part "${wrong}". ${suggest(wrong, ['module=<name>', 'schemas=<page>', 'index'])} Import ./openrpc.json with one of them.`,
  );
}
