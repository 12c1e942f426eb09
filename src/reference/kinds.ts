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

/** The changes since the previous version; empty for the first one. */
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
 * The kinds in `LISTS` (`openrpc/pages/getPagePath.ts`) have many pages per version:
 * `./openrpc.json?module=Device`. Their Markdown, search records and symbol files are made
 * from models: by `PRINTERS` in `markdown/reference/getPages.ts`, and by `COLLECTORS` in
 * `plugins/content/search/collectSymbols.ts`. TypeScript checks that both cover every kind.
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

/** A page of the reference: one of many of its kind, or the only one. */
export type Reference =
  | { readonly kind: ListedKind; readonly name: string }
  | { readonly kind: Exclude<PageKind, ListedKind>; readonly name?: undefined };

const isListed = (kind: PageKind): kind is ListedKind => kind in LISTS;

const KINDS = Object.keys(MAKERS) as readonly PageKind[];

/**
 * Parses an import's query: `?module=Device`, `?symbols`.
 * @throws if the kind doesn't exist
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
 * The model of a page.
 * @param name name of the page, if its kind has many
 * @throws if the document has no such page
 */
export const getPageModel = <K extends PageKind>(
  context: Context,
  kind: K,
  name = '',
): PageModel<K> => TYPED_MAKERS[kind](context, name);
