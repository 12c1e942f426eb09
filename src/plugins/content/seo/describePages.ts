import path from 'node:path';
import type {
  CardsPage,
  DocsVersion,
  SidebarItems,
  WrittenPage,
} from '../../shared/docsContent';
import type { DescribedPage, DescribedVersion } from './types';

/** Reads a file of the site: `versioned_docs/version-1.1.0/api/Device.mdx`. */
type ReadSource = (file: string) => string;

const IMPORT = /openrpc\.json\?([^'"]*)/;

const SUBJECT = /openrpc\.json\?(module|schemas)=([^'"]*)/;

/** The module or page of types that a text imports. */
function getSubject(text: string): Pick<DescribedPage, 'subject'> {
  const [, part, name] = SUBJECT.exec(text) ?? [];
  if (name === undefined) return {};
  const kind = part === 'module' ? 'x-modules' : 'x-schema-pages';
  return { subject: { kind, name } };
}

/**
 * What a page says. A module or a page of types stays itself when its members
 * change; lists of all symbols and of changes are of one version alone.
 */
function getContent(page: WrittenPage, text: string, version: string): string {
  const part = IMPORT.exec(text)?.[1];
  if (part && /^(module|schemas)=/.test(part)) return part;
  const body = text.replace(/^---\n.*?\n---\n/s, '');
  return [page.title, body, ...(part ? [version] : [])].join('\n');
}

function describeWritten(
  page: WrittenPage,
  version: DocsVersion,
  readText: ReadSource,
): DescribedPage {
  const text = readText(page.file);
  return {
    ...page,
    content: getContent(page, text, version.name),
    ...getSubject(text),
    sources: IMPORT.test(text)
      ? [page.file, path.join(version.folder, 'api/openrpc.json')]
      : [page.file],
  };
}

/** The cards of a category's page, as text. */
function printCards(
  items: SidebarItems,
  pages: readonly WrittenPage[],
): string {
  return items
    .map((item) => {
      if (item.type !== 'doc' && item.type !== 'ref') {
        return JSON.stringify(item);
      }
      const page = pages.find(({ id }) => id === item.id);
      return [
        item.label ?? page?.label ?? page?.title,
        page?.id,
        page?.description,
      ];
    })
    .join('\n');
}

function describeCards(
  page: CardsPage,
  { written, sidebarFile }: DocsVersion,
): DescribedPage {
  const cards = printCards(page.items, written);
  return {
    ...page,
    content: [page.title, page.description, cards].join('\n'),
    sources: [sidebarFile],
  };
}

/** The versions, the newest release first, with what their pages say. */
export function describePages(
  versions: readonly DocsVersion[],
  readText: ReadSource,
): readonly DescribedVersion[] {
  return [...versions]
    .sort((a, b) => Number(b.isLatest) - Number(a.isLatest))
    .map((version) => ({
      path: version.path,
      pages: [
        ...version.written.map((page) =>
          describeWritten(page, version, readText),
        ),
        ...version.cards.map((page) => describeCards(page, version)),
      ],
    }));
}
