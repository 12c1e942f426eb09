import { useDoc } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { PageChange, SeoData } from '@site/src/site/seoData';
import { withSlash } from '@site/src/site/withSlash';

/**
 * Where to correct a page, its file or the line from which it is generated, and
 * when it was last changed, where git knows.
 */
export function usePageChange(): PageChange {
  // Core names pages without the slash at the end that their addresses have.
  const { permalink, editUrl, lastUpdatedAt } = useDoc().metadata;
  const data = usePluginData('main') as SeoData | undefined;
  const change = data?.changes[withSlash(permalink)];
  const date =
    lastUpdatedAt && new Date(lastUpdatedAt * 1000).toISOString().slice(0, 10);
  return { ...(editUrl && { url: editUrl }), ...(date && { date }), ...change };
}
