import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { withSlash } from '../../site/withSlash';
import { getSitePath } from './getSitePath';

export interface DocsPage {
  /** Includes the base URL and a trailing slash. */
  readonly path: string;
  /** The same in all versions: `api/Device`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** A page from an MDX file. */
export interface WrittenPage extends DocsPage {
  /** Relative to the site: `versioned_docs/version-1.1.0/api/Device.mdx`. */
  readonly file: string;
  /** The label in the sidebar, if it differs from the title. */
  readonly label?: string | undefined;
  readonly frontMatter: LoadedVersion['docs'][number]['frontMatter'];
}

export type SidebarItems = LoadedVersion['sidebars'][string];

/** A generated page with a card for each item of a sidebar category. */
export interface CardsPage extends DocsPage {
  readonly items: SidebarItems;
  /** The page that a sidebar's first group links to: the overview of all groups. */
  readonly lead?: SidebarItems[number] | undefined;
}

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** With the base URL and a trailing slash: `/firebolt-documentation/docs/1.1.0/`. */
  readonly path: string;
  /** Whether it is the newest release, whose path has no version number. */
  readonly isLatest: boolean;
  /** Relative to the site: `versioned_docs/version-1.1.0`. */
  readonly folder: string;
  readonly sidebarFile: string;
  readonly sidebars: LoadedVersion['sidebars'];
  readonly written: readonly WrittenPage[];
  readonly cards: readonly CardsPage[];
  /** `written`, then `cards`. */
  readonly pages: readonly DocsPage[];
}

/** Lists the HTML files of a version's pages in the output folder, API overview first. */
export function listPageFiles(
  { pages }: DocsVersion,
  baseUrl: string,
): readonly string[] {
  const isOverview = ({ id }: DocsPage): number => Number(id === 'api/index');
  return [...pages]
    .sort((a, b) => isOverview(b) - isOverview(a))
    .map((page) => `${page.path.slice(baseUrl.length)}index.html`);
}

/** Finds the pages that items of a version's sidebar link to. */
export const findPages = (
  { written }: DocsVersion,
  items: SidebarItems,
): readonly WrittenPage[] =>
  items.flatMap((item) =>
    item.type === 'doc' || item.type === 'ref'
      ? written.filter(({ id }) => id === item.id)
      : [],
  );

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function getWrittenPage(doc: LoadedVersion['docs'][number]): WrittenPage {
  return {
    path: withSlash(doc.permalink),
    id: doc.unversionedId,
    title: doc.title,
    description: doc.description,
    file: doc.source.replace(/^@site\//, ''),
    label: doc.frontMatter.sidebar_label,
    frontMatter: doc.frontMatter,
  };
}

function getCardsPages(items: SidebarItems): readonly CardsPage[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const below = getCardsPages(item.items);
    if (item.link?.type !== 'generated-index') return below;
    const { permalink, slug, title = item.label, description = '' } = item.link;
    const page = {
      path: withSlash(permalink),
      id: slug.replace(/^\//, ''),
      title,
      description,
      items: item.items,
    };
    return [page, ...below];
  });
}

function getSidebarCards(items: SidebarItems): readonly CardsPage[] {
  const [first, ...others] = getCardsPages(items);
  const lead = items.find(({ type }) => type === 'doc');
  return first && items[0]?.type === 'category'
    ? [{ ...first, lead }, ...others]
    : getCardsPages(items);
}

/** Docusaurus sorts in the machine's locale, where "I" may come after "i". */
const { compare } = new Intl.Collator('en');

function getVersion(version: LoadedVersion, siteDir: string): DocsVersion {
  const written = [...version.docs]
    .sort((a, b) => compare(a.id, b.id))
    .map(getWrittenPage);
  const cards = Object.values(version.sidebars).flatMap(getSidebarCards);
  return {
    name: version.versionName,
    label: version.label,
    path: withSlash(version.path),
    isLatest: version.isLast,
    folder: getSitePath(siteDir, version.contentPath),
    sidebarFile: getSitePath(siteDir, String(version.sidebarFilePath)),
    sidebars: version.sidebars,
    written,
    cards,
    pages: [...written, ...cards],
  };
}

/** Lists versions, newest first; the unreleased version, if loaded, precedes releases. */
export function getDocsVersions(
  allContent: AllContent,
  siteDir: string,
): readonly DocsVersion[] {
  const content = allContent[DOCS_PLUGIN]?.['default'] as
    LoadedContent | undefined;
  // The preset may be without docs.
  const versions = content?.loadedVersions ?? [];
  return versions.map((version) => getVersion(version, siteDir));
}
