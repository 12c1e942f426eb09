import { SEARCH_FOLDER } from '../../search/format';
import {
  FOLDER as COMPILER,
  makeCompilerFiles,
} from '../browser/compiler/makeFiles';
import { makePageFiles } from '../browser/page';
import { createFiles, FOLDER as RUN } from '../browser/run/createFiles';
import { FOLDER as UPGRADE, makeUpgradeFiles } from '../browser/upgrade';
import type { Redirect } from '../content/redirects/redirects';
import { makeRedirects } from '../content/redirects/writeRedirects';
import type { FinishedSite } from '../shared/FinishedSite';
import { serveFiles } from '../shared/serveFiles';

/** Registers the files that `npm start` serves beside pages; each is made on request. */
export function serveSite(
  site: FinishedSite,
  redirects: readonly Redirect[],
): void {
  let compiler: ReturnType<typeof makeCompilerFiles> | undefined;
  const makeCompiler = () => (compiler ??= makeCompilerFiles());
  serveFiles(SEARCH_FOLDER, async () => {
    const { makeSearchIndex } = await import('../content/search/makeIndex');
    return makeSearchIndex(site, false);
  });
  serveFiles(RUN, () => createFiles(site));
  serveFiles(COMPILER, makeCompiler);
  serveFiles(UPGRADE, () => makeUpgradeFiles(site, makeCompiler()));
  serveFiles('', async () => ({
    ...(await makePageFiles(site.siteDir)),
    ...(await makeRedirects(redirects, site)),
  }));
}
