import { useDoc } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { PageChange, SeoData } from '@site/src/site/seoData';
import { withSlash } from '@site/src/site/withSlash';

/**
 * Returns the URL to edit a page's source (its file or a line of `openrpc.json`), and the
 * date of the page's last change, if Git has the date.
 */
export function usePageChange(): PageChange {
  // Docusaurus core lists pages without their trailing slash.
  const { permalink, editUrl, lastUpdatedAt } = useDoc().metadata;
  const data = usePluginData('main') as SeoData | undefined;
  const change = data?.changes[withSlash(permalink)];
  const date =
    lastUpdatedAt && new Date(lastUpdatedAt * 1000).toISOString().slice(0, 10);
  return { ...(editUrl && { url: editUrl }), ...(date && { date }), ...change };
}
