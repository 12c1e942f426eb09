import { STANDALONE_PAGES } from '../../../site/standalonePages';
import {
  findPages,
  type DocsPage,
  type DocsVersion,
} from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { escapeMarkdown, printEntry } from './printEntry';

interface IndexSection {
  readonly title: string;
  readonly entries: readonly string[];
}

const printSection = ({ title, entries }: IndexSection): string =>
  `## ${escapeMarkdown(title)}\n\n${entries.join('')}`;

const getUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href;

function getSections(version: DocsVersion, siteUrl: string): IndexSection[] {
  const toEntry = ({ title, path, description }: DocsPage): string =>
    printEntry(title, getUrl(siteUrl, `${path}index.md`), description);
  const groups = version.cards.map(({ title, items }) => ({
    title,
    pages: findPages(version, items),
  }));
  const listed = groups.flatMap(({ pages }) => pages);
  const others = version.written.filter((page) => !listed.includes(page));
  return [...groups, { title: 'Reference and changelog', pages: others }].map(
    ({ title, pages }) => ({ title, entries: pages.map(toEntry) }),
  );
}

const FILES = [
  ['llms-full.txt', 'all pages of this version in one file'],
  [
    'api/index.json',
    'every method, event, and type, with the URLs of its JSON, Markdown, and declaration',
  ],
  ['api/openrpc.json', 'the API description in OpenRPC format'],
  ['api/firebolt.d.ts', 'TypeScript declarations'],
] as const;

const getFiles = ({ path }: DocsVersion, siteUrl: string): IndexSection => ({
  title: 'Files',
  entries: FILES.map(([title, description]) =>
    printEntry(title, getUrl(siteUrl, path + title), description),
  ),
});

const getNotes = (version: DocsVersion): string =>
  `Pages of version ${version.name}${version.isLatest ? ', the newest' : ''}, in Markdown. Every page of the site is also available as Markdown: add index.md to its URL.`;

/** Prints `llms.txt`; see https://llmstxt.org. */
export function printList(
  version: DocsVersion,
  { versions, siteUrl }: Pick<FinishedSite, 'versions' | 'siteUrl'>,
): string {
  const others = versions
    .filter((other) => other !== version)
    .map(({ name, path, isLatest }) =>
      printEntry(
        `${name}${isLatest ? ' (newest)' : ''}`,
        getUrl(siteUrl, `${path}llms.txt`),
      ),
    );
  const sections = [
    ...getSections(version, siteUrl),
    getFiles(version, siteUrl),
    { title: 'Other versions', entries: others },
  ].filter(({ entries }) => entries.length > 0);
  return [
    `# Firebolt JavaScript SDK ${version.name}\n`,
    `> ${STANDALONE_PAGES.index.description}\n`,
    `${getNotes(version)}\n`,
    ...sections.map(printSection),
  ].join('\n');
}
