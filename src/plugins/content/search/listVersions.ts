import type { DocsVersion, WrittenPage } from '../../shared/docsContent';
import type { SearchVersion } from '../../../search/format';

/** A page of the docs, as the docs plugin knows it. */
export interface SearchPage {
  /** Without version: `api/Device`. */
  readonly id: string;
  /** From the root of the version's docs: `api/Device/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What readers search for, and the same by the ids of its headings. */
  readonly keywords: readonly string[];
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** A version with its pages. */
export interface VersionPages {
  readonly version: SearchVersion;
  /** Folder of its sources, relative to the site. */
  readonly folder: string;
  readonly pages: readonly SearchPage[];
}

/** Keywords of a page's front matter, which `checkPages` has accepted. */
function getKeywords({ frontMatter }: WrittenPage) {
  const { keywords = [], section_keywords: sectionKeywords = {} } = frontMatter;
  return { keywords, sectionKeywords } as Pick<
    SearchPage,
    'keywords' | 'sectionKeywords'
  >;
}

/** The versions that this build has, with the pages that are searched. */
export function listVersions(
  versions: readonly DocsVersion[],
  baseUrl: string,
): readonly VersionPages[] {
  return versions.map(({ name, label, path, folder, written }) => ({
    version: { name, label, path: `/${path.slice(baseUrl.length)}` },
    folder,
    pages: written.map((page) => ({
      id: page.id,
      path: page.path.slice(path.length),
      title: page.title,
      description: page.description,
      ...getKeywords(page),
    })),
  }));
}
