import { useDoc } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SeoData } from '@site/src/site/seoData';

/** Where to correct a page: its file, or the line from which it is generated. */
export function useEditUrl(): string | undefined {
  const { permalink, editUrl } = useDoc().metadata;
  const data = usePluginData('seo') as SeoData | undefined;
  return data?.changes[permalink]?.url ?? editUrl ?? undefined;
}
