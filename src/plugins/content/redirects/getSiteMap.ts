import type { MappedPage, SiteMap } from '../../../site/siteMap';
import { STANDALONE_PAGES } from '../../../site/standalonePages';
import { TOOLS, type ToolName } from '../../../site/toolLinks';
import type { DocsVersion } from '../../shared/docsContent';

const TOOL_PAGES = Object.entries(TOOLS).map(([tool, path]) => ({
  path: path.slice(1),
  title: STANDALONE_PAGES[tool as ToolName].title,
  versions: [],
}));

export function getSiteMap(
  versions: readonly DocsVersion[],
  hasTools: boolean,
): SiteMap {
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
    pages: [...pages.values(), ...(hasTools ? TOOL_PAGES : [])],
  };
}
