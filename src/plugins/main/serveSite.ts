import { SEARCH_FOLDER } from '../../search/format';
import {
  FOLDER as COMPILER,
  makeCompilerFiles,
} from '../browser/compiler/makeFiles';
import { makePageFiles } from '../browser/page/makeFiles';
import { createFiles, FOLDER as RUN } from '../browser/run/createFiles';
import { FOLDER as UPGRADE, makeUpgradeFiles } from '../browser/upgrade';
import type { Redirect } from '../content/redirects/types';
import { makeRedirects } from '../content/redirects/writeRedirects';
import { makeSearchIndex } from '../content/search/makeIndex';
import type { FinishedSite } from '../shared/FinishedSite';
import { serveFiles } from '../shared/serveFiles';

/** What `npm start` serves beside pages, each made when a browser asks for it. */
export function serveSite(
  site: FinishedSite,
  redirects: readonly Redirect[],
): void {
  let compiler: ReturnType<typeof makeCompilerFiles> | undefined;
  const makeCompiler = () => (compiler ??= makeCompilerFiles());
  serveFiles(SEARCH_FOLDER, () => makeSearchIndex(site, false));
  serveFiles(RUN, () => createFiles(site));
  serveFiles(COMPILER, makeCompiler);
  serveFiles(UPGRADE, () => makeUpgradeFiles(site, makeCompiler()));
  serveFiles('', async () => ({
    ...(await makePageFiles(site.siteDir)),
    ...(await makeRedirects(redirects, site)),
  }));
}
