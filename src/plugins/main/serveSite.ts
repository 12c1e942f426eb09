import { SEARCH_FOLDER } from '../../search/format';
import type { CompilerFiles } from '../browser/compiler/makeFiles';
import { makePageFiles } from '../browser/page';
import type { Redirect } from '../content/redirects/redirects';
import { makeRedirects } from '../content/redirects/makeRedirects';
import type { FinishedSite } from '../shared/FinishedSite';
import { serveFiles } from '../shared/serveFiles';

/** Folders of the files that `src/browser` loads, below the base URL. */
export const COMPILER = 'js/compiler/';
export const RUN = 'js/run/';
export const UPGRADE = 'js/upgrade/';

/** Registers the files that `npm start` serves beside pages; each is made on request. */
export function serveSite(
  site: FinishedSite,
  redirects: readonly Redirect[],
): void {
  let compiler: Promise<CompilerFiles> | undefined;
  const makeCompiler = async () => {
    const files = await import('../browser/compiler/makeFiles');
    return (compiler ??= files.makeCompilerFiles().then(files.addTypes));
  };
  serveFiles(SEARCH_FOLDER, async () => {
    const { buildIndex } = await import('../content/search/buildIndex');
    const search = await import('../content/search/collectRecords');
    return buildIndex(search.collectRecords(site, false));
  });
  const newest = site.versions.find(({ isLatest }) => isLatest)?.name ?? '';
  for (const version of site.versions) {
    const folder = `${version.path.slice(site.baseUrl.length)}api/`;
    serveFiles(folder, async () => {
      const { getApiFiles } =
        await import('../content/markdown/getSymbolFiles');
      const { readDocument } = await import('../content/openrpc/readDocument');
      const { siteDir, siteUrl } = site;
      const document = readDocument(siteDir, version.folder);
      return getApiFiles(siteDir, { version, newest, siteUrl }, document);
    });
  }
  serveFiles(RUN, async () => {
    const { createFiles } = await import('../browser/run/createFiles');
    return createFiles(site);
  });
  serveFiles(COMPILER, makeCompiler);
  serveFiles(UPGRADE, async () => {
    const { makeUpgradeFiles } = await import('../browser/upgrade');
    return makeUpgradeFiles(site, await makeCompiler());
  });
  serveFiles('', async () => ({
    ...(await makePageFiles(site.siteDir)),
    ...(await makeRedirects(redirects, site)),
  }));
}
