import { useDoc } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { PageChange, SeoData } from '@site/src/site/seoData';
import { withSlash } from '@site/src/site/withSlash';

/** Returns the URL to edit a page and, if it is known, the date of the last change. */
export function usePageChange(): PageChange {
  // Docusaurus lists the paths of pages without a trailing slash.
  const { permalink, editUrl, lastUpdatedAt } = useDoc().metadata;
  const data = usePluginData('main') as SeoData | undefined;
  const change = data?.changes[withSlash(permalink)];
  const date =
    lastUpdatedAt && new Date(lastUpdatedAt * 1000).toISOString().slice(0, 10);
  return { ...(editUrl && { url: editUrl }), ...(date && { date }), ...change };
}
