import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsVersion, VersionPage } from './types';

type Sidebar = LoadedVersion['sidebars'][string];

const withSlash = (path: string): string => path.replace(/\/*$/, '/');

/** Pages of cards that a sidebar's categories have. */
function getCategoryPages(items: Sidebar): VersionPage[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const { link, label } = item;
    const own =
      link?.type === 'generated-index'
        ? [{ path: withSlash(link.permalink), title: link.title ?? label }]
        : [];
    return [...own, ...getCategoryPages(item.items)];
  });
}

function getVersion(version: LoadedVersion): DocsVersion {
  const docs = version.docs.map(({ permalink, title }) => ({
    path: withSlash(permalink),
    title,
  }));
  return {
    name: version.versionName,
    label: version.label,
    path: withSlash(version.path),
    isLatest: version.isLast,
    pages: [
      ...docs,
      ...Object.values(version.sidebars).flatMap(getCategoryPages),
    ],
  };
}

/** The versions that the docs plugin has loaded, the newest first. */
export function getVersions(allContent: AllContent): DocsVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'];
  return (content as LoadedContent).loadedVersions.map(getVersion);
}
