import { getLine, listLines, type Lines } from '../../../openrpc';
import type { PageChange } from '../../../site/seoData';
import type { DescribedPage } from './describePages';

/** Address of a line of a file, from which GitHub leads to its editor. */
const getLineUrl = (repository: string, file: string, line: number): string =>
  `${repository}/blob/main/${file}#L${line}`;

/** The last day on which one of the page's files changed. */
export function getDate(
  page: DescribedPage | undefined,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  return page?.sources
    .map((file) => dates.get(file) ?? '')
    .sort()
    .at(-1);
}

/** Where the text of a generated page stands. */
function getUrl(
  { subject, sources }: DescribedPage,
  repository: string,
  readLines: (file: string) => Lines,
): string | undefined {
  const file = sources.find((source) => source.endsWith('openrpc.json'));
  if (subject === undefined || file === undefined) return undefined;
  const line = getLine(readLines(file), subject.kind, subject.name);
  return line === undefined ? undefined : getLineUrl(repository, file, line);
}

/** When each page was last changed, and where to change generated ones. */
export function getChanges(
  pages: readonly DescribedPage[],
  dates: ReadonlyMap<string, string>,
  repository: string,
  readText: (file: string) => string,
): Readonly<Record<string, PageChange>> {
  const known = new Map<string, Lines>();
  const readLines = (file: string): Lines => {
    const lines = known.get(file) ?? listLines(readText(file));
    known.set(file, lines);
    return lines;
  };
  return Object.fromEntries(
    pages.map((page): [string, PageChange] => {
      const date = getDate(page, dates);
      const url = getUrl(page, repository, readLines);
      return [page.path, { ...(date && { date }), ...(url && { url }) }];
    }),
  );
}
