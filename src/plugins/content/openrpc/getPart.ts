import type { Context } from '../../../openrpc';
import { getPageModel, parseReference } from '../../../reference/kinds';

/** Keys that hold texts and samples, not the shape of the API. */
const TEXT_KEYS = ['summary', 'description', 'examples', 'x-enum-descriptions'];

/** The document without the texts, which no comparison looks at. */
function getBareDocument({ document }: Context): object {
  const isText = (key: string, value: unknown): boolean =>
    TEXT_KEYS.includes(key) &&
    // A field can have such a name too; its schema is an object.
    (typeof value === 'string' || Array.isArray(value) || key.startsWith('x-'));
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      isText(key, value) ? undefined : value,
    ),
  ) as object;
}

/**
 * The part of a document that an import names: what a page of the reference
 * shows, `?module=Device`, or for tools the whole, `?document`.
 * @throws when the query names nothing that exists
 */
export function getPart(context: Context, query: string): object {
  if (query === '?document') return getBareDocument(context);
  const { kind, name } = parseReference(query);
  return getPageModel(context, kind, name);
}
