import type { InitializedPlugin } from '@docusaurus/types';

/** An inline script that pages need before any file has come. */
export interface KnownScript {
  readonly name: string;
  readonly text: string;
}

const THEME = 'docusaurus-theme-classic';

/** Core's, which the option `baseUrlIssueBanner` puts into the home page. */
export const isBanner = (script: string): boolean =>
  /^\s*window\['__DOCUSAURUS_INSERT_BASEURL_BANNER'\] ?=/.test(script);

/** The theme's: sets the color mode before the page shows. */
export function getKnownScripts(
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
