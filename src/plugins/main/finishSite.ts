import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { SEARCH_FOLDER } from '../../search/format';
import {
  FOLDER as COMPILER,
  makeCompilerFiles,
  type CompilerFiles,
} from '../browser/compiler/makeFiles';
import { makePageFiles } from '../browser/page';
import { createFiles, FOLDER as RUN } from '../browser/run/createFiles';
import { FOLDER as UPGRADE, makeUpgradeFiles } from '../browser/upgrade';
import { addPolicies } from '../checks/csp';
import { beginLinkCheck } from '../checks/links';
import { printSizes, writeArchives } from '../content/archive/writeArchives';
import { writeFeeds } from '../content/feeds';
import type { Redirect } from '../content/redirects/redirects';
import {
  makeRedirects,
  writeRedirects,
} from '../content/redirects/writeRedirects';
import { makeSearchIndex } from '../content/search/makeIndex';
import { writeSearchIndex } from '../content/search/writeIndex';
import type { DescribedVersion } from '../content/seo/describePages';
import { writeCards } from '../content/seo/writeCards';
import { writeSitemap } from '../content/seo/writeSitemap';
import type { FinishedSite } from '../shared/FinishedSite';
import { serveFiles } from '../shared/serveFiles';
import { writeFiles, type TextFiles } from '../shared/textFiles';
import type { Options } from './options';

/** What core tells of a build. */
export type BuildProps = Pick<Props, 'routesPaths' | 'plugins' | 'siteConfig'>;

/** What takes seconds and needs no page: it is made while pages are compiled. */
export interface Preparation {
  readonly cards: Promise<ReadonlyMap<string, Uint8Array>>;
  readonly writeMarkdown: () => Promise<void>;
  /** Of sites with tools. */
  readonly tools?: {
    readonly runner: Promise<TextFiles>;
    readonly compiler: Promise<CompilerFiles>;
    readonly upgrade: Promise<TextFiles>;
  };
}

/** What is known of the pages when they are loaded. */
export interface SitePlan {
  readonly redirects: readonly Redirect[];
  readonly described: readonly DescribedVersion[];
  /** The day on which each file was last changed. */
  readonly dates: ReadonlyMap<string, string>;
}

async function writeTools(
  site: FinishedSite,
  { runner, compiler, upgrade }: NonNullable<Preparation['tools']>,
): Promise<void> {
  const { outDir } = site;
  writeFiles(path.join(outDir, RUN), await createFiles(site, runner));
  writeFiles(path.join(outDir, COMPILER), await compiler);
  writeFiles(path.join(outDir, UPGRADE), await upgrade);
}

/**
 * All that a build does with its finished pages, in order. Core runs the `postBuild`
 * hooks of plugins at once: a redirect that is written a moment late would have no
 * security policy, and nothing would say so.
 */
export async function finishSite(
  site: FinishedSite,
  { redirects, described, dates }: SitePlan,
  { cards, writeMarkdown, tools }: Preparation,
  { versions, neighbors, hosts, feeds }: Options,
  props: BuildProps,
): Promise<void> {
  const { routesPaths, siteConfig } = props;
  writeFiles(site.outDir, await makePageFiles(site.siteDir));
  writeRedirects(await makeRedirects(redirects, site), site.outDir);
  if (!siteConfig.noIndex) writeSitemap(site, routesPaths, described, dates);
  writeCards(await cards, site.outDir);
  if (feeds) writeFeeds(site, feeds);

  // All pages are there as they will be served. The one page of "run", which comes
  // later, has a policy of its own.
  await addPolicies(site, props, hosts);

  // Each has a thread, and none reads what another writes.
  const checkLinks = beginLinkCheck(
    site,
    { names: versions, neighbors },
    siteConfig,
  );
  const [sizes] = await Promise.all([
    // Archives hold a part of the search index.
    writeSearchIndex(site).then(() => writeArchives(site)),
    writeMarkdown(),
    tools && writeTools(site, tools),
  ]);
  printSizes(site, sizes);
  // All files are there.
  await checkLinks();
}

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
