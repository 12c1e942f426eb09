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

function getReleaseChanges({
  document,
  releases = [],
}: Context): ComparisonModel {
  const { version } = document.info;
  const index = releases.findIndex((r) => r.document === document);
  const [older, newer] = [releases[index - 1], releases[index]];
  return older && newer
    ? getComparison(older, newer)
    : { from: version, to: version, modules: [], changes: [] };
}

/**
 * A page imports its model by kind: `./openrpc.json?symbols`. A kind in `LISTS` has many
 * pages and also needs a name: `./openrpc.json?module=Device`. `collectSymbols` in
 * `plugins/content/search` must cover every kind in `LISTS`.
 */
const MAKERS = {
  module: getModule,
  schemas: getSchemaPage,
  index: getIndex,
  symbols: getSymbols,
  changes: getReleaseChanges,
};

type PageKind = keyof typeof MAKERS;

export type PageModel<K extends PageKind> = ReturnType<(typeof MAKERS)[K]>;

const TYPED_MAKERS: {
  readonly [K in PageKind]: (context: Context, name: string) => PageModel<K>;
} = MAKERS;

/** @throws if the document has no such page */
export const getPageModel = <K extends PageKind>(
  context: Context,
  kind: K,
  name = '',
): PageModel<K> => TYPED_MAKERS[kind](context, name);

export type Reference =
  | { readonly kind: ListedKind; readonly name: string }
  | { readonly kind: Exclude<PageKind, ListedKind>; readonly name?: undefined };

const isListed = (kind: PageKind): kind is ListedKind => kind in LISTS;

/** @throws if the kind is unknown: `module` in `?module=Device` */
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
