import {
  getLine,
  listLines,
  type Lines,
} from '../../../openrpc/document/listLines';
import { memoizeText } from '../../../text/memoizeText';
import type { PageChange } from '../../../site/seoData';
import type { DescribedPage } from './describePages';

export const getDate = (
  page: DescribedPage | undefined,
  dates: ReadonlyMap<string, string>,
): string | undefined =>
  page?.date ??
  page?.sources
    .map((file) => dates.get(file) ?? '')
    .sort()
    .at(-1);

/** Returns the URL of a generated page's source line, or `undefined` for other pages. */
function getUrl(
  { subject, sources }: DescribedPage,
  repository: string,
  listLinesOf: (file: string) => Lines,
): string | undefined {
  const file = sources.find((source) => source.endsWith('openrpc.json'));
  if (subject === undefined || file === undefined) return undefined;
  const line = getLine(listLinesOf(file), subject.kind, subject.name);
  // GitHub's page for a line has a button that opens the editor.
  return line === undefined
    ? undefined
    : `${repository}/blob/main/${file}#L${line}`;
}

export function getChanges(
  pages: readonly DescribedPage[],
  dates: ReadonlyMap<string, string>,
  repository: string,
  readText: (file: string) => string,
): Readonly<Record<string, PageChange>> {
  const listLinesOf = memoizeText((file) => listLines(readText(file)));
  return Object.fromEntries(
    pages.map((page): [string, PageChange] => {
      const date = getDate(page, dates);
      const url = getUrl(page, repository, listLinesOf);
      return [page.path, { ...(date && { date }), ...(url && { url }) }];
    }),
  );
}
