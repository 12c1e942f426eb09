import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions } from '../../shared/docsContent';
import { serveFiles } from '../../shared/serveFiles';
import type { TextFiles } from '../../shared/textFiles';
import { getRedirects } from './getRedirects';
import { getSiteMap } from './getSiteMap';
import type { RedirectOptions, Redirect } from './types';
import { validateRedirects } from './validateRedirects';
import { makeRedirects, writeRedirects } from './writeRedirects';

/** Keeps former addresses alive, and tells the not-found page what exists. */
export default function redirectsPlugin(
  { baseUrl, siteConfig, siteDir }: LoadContext,
  options: RedirectOptions,
): FinishingPlugin {
  let redirects: readonly Redirect[] = [];
  const makeFiles = (): Promise<TextFiles> =>
    makeRedirects(redirects, { baseUrl, url: siteConfig.url });
  return {
    name: 'redirects',
    async contentLoaded({ allContent, actions }) {
      const versions = getDocsVersions(allContent, siteDir);
      redirects = getRedirects(versions, options);
      validateRedirects(redirects, versions, options);
      serveFiles('', makeFiles);
      await actions.createData(
        'siteMap.json',
        JSON.stringify(getSiteMap(versions)),
      );
    },
    async finish({ outDir }) {
      writeRedirects(await makeFiles(), outDir);
    },
  };
}
