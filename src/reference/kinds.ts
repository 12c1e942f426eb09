import {
  getIndex,
  getModule,
  getSchemaPage,
  getSymbols,
  LISTS,
  type Context,
  type ListedKind,
  getComparison,
  type ComparisonModel,
} from '../openrpc';
import { suggest } from '../text/suggest';

/** What changed since the version before; nothing in the first. */
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
 * The kinds of pages in the reference, by the word with which a page imports its
 * model, `./openrpc.json?symbols`. A page renders it with a component of
 * `components/public`; Markdown and search read the finished page.
 *
 * Of those in `LISTS` (`openrpc/pages/getPagePath.ts`) a version has many:
 * `./openrpc.json?module=Device`. Their Markdown, their records in the search and
 * the files of their symbols are made from models: by `PRINTERS` in
 * `markdown/reference/getPages.ts`, and by `COLLECTORS` in
 * `plugins/content/search/collectSymbols.ts`. Types see that none is missing there.
 */
const MAKERS = {
  module: getModule,
  schemas: getSchemaPage,
  index: getIndex,
  symbols: getSymbols,
  changes: getReleaseChanges,
};

export type PageKind = keyof typeof MAKERS;

/** What a page of a kind shows. */
export type PageModel<K extends PageKind> = ReturnType<(typeof MAKERS)[K]>;

const TYPED_MAKERS: {
  readonly [K in PageKind]: (context: Context, name: string) => PageModel<K>;
} = MAKERS;

/** A page of the reference: one of many of its kind, or the only one. */
export type Reference =
  | { readonly kind: ListedKind; readonly name: string }
  | { readonly kind: Exclude<PageKind, ListedKind>; readonly name?: undefined };

const isListed = (kind: PageKind): kind is ListedKind => kind in LISTS;

const KINDS = Object.keys(MAKERS) as readonly PageKind[];

/**
 * The page that the query of an import names: `?module=Device`, `?symbols`.
 * @throws when there is no such kind
 */
export function parseReference(query: string): Reference {
  const [[word = '', name = ''] = []] = new URLSearchParams(query);
  const kind = KINDS.find((one) => one === word);
  if (kind && isListed(kind) && name) return { kind, name };
  if (kind && !isListed(kind) && !name) return { kind };
  const wrong = query.replace(/^\?/, '');
  const valid = KINDS.map((one) => (isListed(one) ? `${one}=<name>` : one));
  throw new Error(
    `unknown part "${wrong}". ${suggest(wrong, valid)} Import ./openrpc.json with one of them, or add a kind of page to src/reference/kinds.ts.`,
  );
}

/**
 * What a page shows.
 * @param name of the page, if there are many of its kind
 * @throws when the document has no page of this name
 */
export const getPageModel = <K extends PageKind>(
  context: Context,
  kind: K,
  name = '',
): PageModel<K> => TYPED_MAKERS[kind](context, name);
