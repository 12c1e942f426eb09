import type { MappedPage, SiteMap } from '../../../site/siteMap';
import type { DocsVersion } from '../../shared/docsContent';

export function getSiteMap(versions: readonly DocsVersion[]): SiteMap {
  const pages = new Map<string, MappedPage>();
  for (const [index, version] of versions.entries()) {
    for (const page of version.pages) {
      const path = page.path.slice(version.path.length);
      const entry = pages.get(path) ?? {
        path,
        title: page.title,
        versions: [],
      };
      pages.set(path, { ...entry, versions: [...entry.versions, index] });
    }
  }
  return {
    versions: versions.map(({ label, path }) => ({ label, path })),
    pages: [...pages.values()],
  };
}
