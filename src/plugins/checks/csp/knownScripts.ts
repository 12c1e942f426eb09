import fs from 'node:fs';
import vm from 'node:vm';
import type { InitializedPlugin } from '@docusaurus/types';

/** An inline script that a module of Docusaurus writes into pages. */
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

/** Tells on the home page of a wrong base URL. Core does not export it. */
function readBanner(baseUrl: string): KnownScript {
  const file =
    require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner');
  const source = fs.readFileSync(file, 'utf8');
  const functions = source.slice(
    source.indexOf('const BannerContainerId'),
    source.indexOf('function BaseUrlIssueBanner'),
  );
  const call = `createInlineScript(${JSON.stringify(baseUrl)})`;
  return {
    name: 'base URL banner',
    text: String(vm.runInNewContext(functions + call)),
  };
}

/** All inline scripts that the policy allows. */
export function getKnownScripts(
  plugins: readonly InitializedPlugin[],
  baseUrl: string,
): readonly KnownScript[] {
  return [...getThemeScripts(plugins), readBanner(baseUrl)];
}
