import {
  getIndex,
  getModule,
  getSchemaPage,
  getSymbols,
  type Context,
  getComparison,
  type ComparisonModel,
} from '../openrpc';
import type { PageKind } from './parseReference';

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
} satisfies Record<PageKind, unknown>;

/** The model of a page. */
export type PageModel<K extends PageKind> = ReturnType<(typeof MAKERS)[K]>;

const TYPED_MAKERS: {
  readonly [K in PageKind]: (context: Context, name: string) => PageModel<K>;
} = MAKERS;

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
