import type { DocsVersion, WrittenPage } from '../../shared/docsContent';
import type { SearchVersion } from '../../../search/format';

/** The fields of a docs page that the search uses. */
export interface SearchPage {
  /** The ID without the version: `api/Device`. */
  readonly id: string;
  /** Relative to the version: `api/Device/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words that readers search for; `sectionKeywords` has them by heading ID. */
  readonly keywords: readonly string[];
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** A version with its pages. */
export interface VersionPages {
  readonly version: SearchVersion;
  /** The folder of the version's MDX files, relative to the site. */
  readonly folder: string;
  readonly pages: readonly SearchPage[];
}

/** Keywords from a page's front matter; `checkPages` has validated them. */
function getKeywords({ frontMatter }: WrittenPage) {
  const { keywords = [], section_keywords: sectionKeywords = {} } = frontMatter;
  return { keywords, sectionKeywords } as Pick<
    SearchPage,
    'keywords' | 'sectionKeywords'
  >;
}

/** The versions of this build, with their searchable pages. */
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
