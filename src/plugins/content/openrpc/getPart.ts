import {
  getComparison,
  getIndex,
  getModule,
  getSchemaPage,
  getSymbols,
  type Context,
} from '../../../openrpc';
import { suggest } from '../../../text/suggest';

/** Keys that hold texts and samples, not the shape of the API. */
const TEXT_KEYS = ['summary', 'description', 'examples', 'x-enum-descriptions'];

/** What changed since the version before; nothing in the first. */
function getNews({ document, releases = [] }: Context): object {
  const { version } = document.info;
  const index = releases.findIndex((r) => r.document === document);
  const [older, newer] = [releases[index - 1], releases[index]];
  return older && newer
    ? getComparison(older, newer)
    : { from: version, to: version, changes: [] };
}

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

/** Parts of which a document has one: their query is a word alone. */
const SINGLE_PARTS: Readonly<Record<string, (context: Context) => object>> = {
  index: getIndex,
  symbols: (context) => getSymbols(context),
  changes: getNews,
  document: getBareDocument,
};

/**
 * The part of a document that a page's import names: `?module=Device`,
 * `?schemas=Types`, `?index`, `?symbols`, `?changes` or `?document`.
 * @throws when the query names nothing that exists
 */
export function getPart(context: Context, query: string): object {
  const params = new URLSearchParams(query);
  const module = params.get('module');
  if (module !== null) return getModule(context, module);
  const schemas = params.get('schemas');
  if (schemas !== null) return getSchemaPage(context, schemas);
  const wrong = query.replace(/^\?/, '');
  const whole = SINGLE_PARTS[wrong];
  if (whole) return whole(context);
  const valid = [
    'module=<name>',
    'schemas=<page>',
    ...Object.keys(SINGLE_PARTS),
  ];
  throw new Error(
    `unknown part "${wrong}". ${suggest(wrong, valid)} Import ./openrpc.json with one of them.`,
  );
}
