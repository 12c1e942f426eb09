import path from 'node:path';
import type { LineKind } from '../../../openrpc';
import { LISTS } from '../../../openrpc/pages/getAnchors';
import type { Reference } from '../../../reference/kinds';
import type {
  CardsPage,
  DocsVersion,
  WrittenPage,
  DocsPage,
} from '../../shared/docsContent';
import { findReference } from '../../shared/findReference';

export interface DescribedPage extends DocsPage {
  /** The same string for all pages with the same content. */
  readonly content: string;
  /** The page's source files, relative to the site. */
  readonly sources: readonly string[];
  /** The day that the front matter sets, which replaces Git's. */
  readonly date?: string | undefined;
  /** The module page or schema page that this page shows. */
  readonly subject?: { readonly kind: LineKind; readonly name: string };
}

export interface DescribedVersion {
  readonly path: string;
  readonly pages: readonly DescribedPage[];
}

/** Reads a source file by its path: `versioned_docs/version-1.1.0/api/Device.mdx`. */
type ReadSource = (file: string) => string;

// Reference pages of the same module count as equal even if members differ. Other
// reference pages count as different in each version.
function getContent(
  page: WrittenPage,
  text: string,
  reference: Reference | undefined,
  version: string,
): string {
  if (reference?.name !== undefined)
    return `${reference.kind} ${reference.name}`;
  const body = text
    .replace(/\r\n/g, '\n')
    .replace(/^\ufeff?---\n.*?\n---\n/s, '');
  return [page.title, body, ...(reference ? [version] : [])].join('\n');
}

const toDay = (date?: Date | string): string | undefined =>
  date && new Date(date).toISOString().slice(0, 10);

function describeWritten(
  page: WrittenPage,
  version: DocsVersion,
  readText: ReadSource,
): DescribedPage {
  const text = readText(page.file);
  const reference = findReference(page.file, text);
  return {
    ...page,
    date: toDay(page.frontMatter.last_update?.date),
    content: getContent(page, text, reference, version.name),
    ...(reference?.name !== undefined && {
      subject: { kind: LISTS[reference.kind].key, name: reference.name },
    }),
    sources: reference
      ? [page.file, path.join(version.folder, 'api/openrpc.json')]
      : [page.file],
  };
}

/** A category page's content is its cards, which show text from the linked pages. */
function describeCards(
  page: CardsPage,
  { written, sidebarFile }: DocsVersion,
): DescribedPage {
  const { title, description, items } = page;
  const shown = items.map((item) => {
    const target = written.find(({ id }) => 'id' in item && id === item.id);
    return [item, target?.label, target?.title, target?.description];
  });
  const content = JSON.stringify([title, description, shown]);
  return { ...page, content, sources: [sidebarFile] };
}

/** Describes the pages of all versions, the newest release first. */
export const describePages = (
  versions: readonly DocsVersion[],
  readText: ReadSource,
): readonly DescribedVersion[] =>
  [...versions]
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
