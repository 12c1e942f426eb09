import {
  getComparison,
  getIndex,
  getModule,
  getSchemaPage,
  getSymbols,
  LISTS,
  type ComparisonModel,
  type Context,
  type ListedKind,
} from '../openrpc';
import { suggest } from '../text/suggest';

/** Returns the changes since the previous version; an empty list for the first version. */
function getReleaseChanges({
  document,
  releases = [],
}: Context): ComparisonModel {
  const { version } = document.info;
  const index = releases.findIndex((r) => r.document === document);
  const [older, newer] = [releases[index - 1], releases[index]];
  return older && newer
    ? getComparison(older, newer)
    : { from: version, to: version, changes: [] };
}

/**
 * The kinds of pages in the reference. A page imports its model by kind,
 * `./openrpc.json?symbols`, and renders it with a component of `components/public`;
 * Markdown and search read the finished page.
 *
 * The kinds in `LISTS` (`openrpc/pages/getAnchors.ts`) have many pages per version:
 * `./openrpc.json?module=Device`. Their search records are made from models, by `COLLECTORS`
 * in `plugins/content/search/collectSymbols.ts`, which must cover every kind.
 */
const MAKERS = {
  module: getModule,
  schemas: getSchemaPage,
  index: getIndex,
  symbols: getSymbols,
  changes: getReleaseChanges,
};

export type PageKind = keyof typeof MAKERS;

/** The model of a page. */
export type PageModel<K extends PageKind> = ReturnType<(typeof MAKERS)[K]>;

const TYPED_MAKERS: {
  readonly [K in PageKind]: (context: Context, name: string) => PageModel<K>;
} = MAKERS;

/**
 * Returns the model of a page.
 * @param name name of the page, if its kind has many
 * @throws if the document has no such page
 */
export const getPageModel = <K extends PageKind>(
  context: Context,
  kind: K,
  name = '',
): PageModel<K> => TYPED_MAKERS[kind](context, name);

/** A page of the reference; `name` identifies it if its kind has many pages. */
export type Reference =
  | { readonly kind: ListedKind; readonly name: string }
  | { readonly kind: Exclude<PageKind, ListedKind>; readonly name?: undefined };

const isListed = (kind: PageKind): kind is ListedKind => kind in LISTS;

/**
 * Parses an import's query: `?module=Device`, `?symbols`.
 * @throws if the kind doesn't exist
 */
export function parseReference(query: string): Reference {
  const [[word = '', name = ''] = []] = new URLSearchParams(query);
  const kinds = Object.keys(MAKERS) as PageKind[];
  const kind = kinds.find((one) => one === word);
  if (kind && isListed(kind) && name) return { kind, name };
  if (kind && !isListed(kind) && !name) return { kind };
  const wrong = query.replace(/^\?/, '');
  const valid = kinds.map((one) => (isListed(one) ? `${one}=<name>` : one));
  throw new Error(
    `unknown part "${wrong}". ${suggest(wrong, valid)} Import ./openrpc.json with a valid part, or add a kind of page to src/reference/kinds.ts.`,
  );
}
