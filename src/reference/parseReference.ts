import { LISTS, type ListedKind } from '../openrpc/pages/getAnchors';
import { suggest } from '../text/suggest';

/** The kinds of pages in the reference; `MAKERS` in `kinds.ts` makes their models. */
const KINDS = ['module', 'schemas', 'index', 'symbols', 'changes'] as const;

export type PageKind = (typeof KINDS)[number];

/** A page of the reference: one of many of its kind, or the only one. */
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
  const kind = KINDS.find((one) => one === word);
  if (kind && isListed(kind) && name) return { kind, name };
  if (kind && !isListed(kind) && !name) return { kind };
  const wrong = query.replace(/^\?/, '');
  const valid = KINDS.map((one) => (isListed(one) ? `${one}=<name>` : one));
  throw new Error(
    `unknown part "${wrong}". ${suggest(wrong, valid)} Import ./openrpc.json with one of them, or add a kind of page to src/reference/kinds.ts.`,
  );
}
