import { getIndex, type IndexSection } from '../../../markdown/getIndex';
import { printMarkdown } from '../../../markdown/printMarkdown';
import { STANDALONE_PAGES } from '../../../site/standalonePages';
import type { DocsPage, DocsVersion } from '../../shared/docsContent';

/** What the lists are made from. */
export interface ListSource {
  readonly versions: readonly DocsVersion[];
  readonly siteUrl: string;
}

const NAME = 'Firebolt JavaScript SDK';

const getUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href;

/** The pages of a version, as its sidebars group them. */
function getSections(version: DocsVersion, siteUrl: string): IndexSection[] {
  const toEntry = ({ title, path, description }: DocsPage) => ({
    title,
    url: getUrl(siteUrl, `${path}index.md`),
    description,
  });
  const groups = version.cards.map(({ title, items }) => ({
    title,
    pages: items.flatMap((item) =>
      item.type === 'doc' || item.type === 'ref'
        ? version.written.filter(({ id }) => id === item.id)
        : [],
    ),
  }));
  const listed = groups.flatMap(({ pages }) => pages);
  const others = version.written.filter((page) => !listed.includes(page));
  return [...groups, { title: 'Reference and changelog', pages: others }].map(
    ({ title, pages }) => ({ title, entries: pages.map(toEntry) }),
  );
}

function getFiles({ path }: DocsVersion, siteUrl: string): IndexSection {
  const url = getUrl(siteUrl, path);
  return {
    title: 'Files',
    entries: [
      {
        title: 'llms-full.txt',
        url: `${url}llms-full.txt`,
        description: 'all pages of this version in one file',
      },
      {
        title: 'api/index.json',
        url: `${url}api/index.json`,
        description:
          'every method, event and type, with the addresses of its JSON, Markdown and declaration',
      },
      {
        title: 'api/openrpc.json',
        url: `${url}api/openrpc.json`,
        description: 'the description of the API in OpenRPC',
      },
      {
        title: 'api/firebolt.d.ts',
        url: `${url}api/firebolt.d.ts`,
        description: 'TypeScript declarations',
      },
    ],
  };
}

const getNotes = (version: DocsVersion): string =>
  `Pages of version ${version.name}${version.isLatest ? ', the newest' : ''}, in Markdown. Every page of the site is also available as Markdown: add index.md to its address.`;

/** The list of a version's pages, its files, and the other versions. */
export function printList(
  version: DocsVersion,
  { versions, siteUrl }: ListSource,
): string {
  const others = versions.filter((other) => other !== version);
  return printMarkdown(
    getIndex(
      `${NAME} ${version.name}`,
      STANDALONE_PAGES.index.description,
      getNotes(version),
      [
        ...getSections(version, siteUrl),
        getFiles(version, siteUrl),
        {
          title: 'Other versions',
          entries: others.map(({ name, path, isLatest }) => ({
            title: `${name}${isLatest ? ' (newest)' : ''}`,
            url: getUrl(siteUrl, `${path}llms.txt`),
          })),
        },
      ],
    ),
    siteUrl,
  );
}

/** All pages of a version, one after the other. */
export function joinPages(pages: Iterable<string>): string {
  return [...pages].join('\n---\n\n');
}
