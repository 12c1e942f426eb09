import type { InitializedPlugin } from '@docusaurus/types';
import { printBannerScript } from '../../../site/baseUrlBanner';

/** An inline script that pages need before any file has come. */
export interface KnownScript {
  readonly name: string;
  readonly text: string;
}

const THEME = 'docusaurus-theme-classic';

/** Sets the color mode before the page shows, and hides read announcements. */
function getThemeScripts(
  plugins: readonly InitializedPlugin[],
): readonly KnownScript[] {
  const theme = plugins.find(({ name }) => name === THEME);
  const tags = theme?.injectHtmlTags?.({ content: undefined }).preBodyTags;
  return [tags ?? []]
    .flat()
    .flatMap((tag) =>
      typeof tag === 'object' && tag.tagName === 'script' && tag.innerHTML
        ? [{ name: 'color mode', text: tag.innerHTML }]
        : [],
    );
}

/** All inline scripts that the policy allows. */
export function getKnownScripts(
  plugins: readonly InitializedPlugin[],
  baseUrl: string,
): readonly KnownScript[] {
  return [
    ...getThemeScripts(plugins),
    { name: 'base URL banner', text: printBannerScript(baseUrl) },
  ];
}
