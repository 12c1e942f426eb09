import path from 'node:path';
import type { Props } from '@docusaurus/types';
import {
  makeCompilerFiles,
  type CompilerFiles,
} from '../browser/compiler/makeFiles';
import { COMPILER, RUN, UPGRADE } from '../browser/folders';
import { makePageFiles } from '../browser/page';
import { bundleRunner } from '../browser/run/bundle';
import { createFiles } from '../browser/run/createFiles';
import { makeUpgradeFiles } from '../browser/upgrade';
import { addPolicies } from '../checks/csp';
import { beginLinkCheck } from '../checks/links';
import { printSizes, writeArchives } from '../content/archive/writeArchives';
import { writeFeeds } from '../content/feeds';
import { beginMarkdown } from '../content/markdown';
import type { Redirect } from '../content/redirects/redirects';
import {
  makeRedirects,
  writeRedirects,
} from '../content/redirects/writeRedirects';
import type { DescribedVersion } from '../content/seo/describePages';
import type { Pictures } from '../content/seo/cardWorker';
import { drawCards } from '../content/seo/drawCards';
import { writeSitemap } from '../content/seo/writeSitemap';
import type { FinishedSite } from '../shared/FinishedSite';
import { runInThread } from '../shared/runInThread';
import { writeFiles, type TextFiles } from '../shared/textFiles';
import type { Options } from './options';

/** The properties that Docusaurus passes to `postBuild`. */
export type BuildProps = Pick<Props, 'routesPaths' | 'plugins' | 'siteConfig'>;

/** Slow work that needs no pages, started while webpack compiles. */
interface Preparation {
  readonly cards: Promise<Pictures>;
  readonly writeMarkdown: () => Promise<void>;
  /** Missing in sites without tools. */
  readonly tools?: {
    readonly runner: Promise<TextFiles>;
    readonly compiler: Promise<CompilerFiles>;
    readonly upgrade: Promise<TextFiles>;
  };
}

/** Data of the pages, available when they are loaded. */
export interface SitePlan {
  readonly redirects: readonly Redirect[];
  readonly described: readonly DescribedVersion[];
  /** The day of the last change (`2022-08-19`), by file. */
  readonly dates: ReadonlyMap<string, string>;
}

/** Writes the search index. */
const SEARCH_WORKER = path.join(__dirname, '../content/search/worker.ts');

/** Starts the work that needs no pages, because a CPU core is idle while webpack compiles. */
function prepare(
  site: FinishedSite,
  { described }: SitePlan,
  { versions }: Options,
): Preparation {
  const cards = drawCards(described);
  const compiler = site.hasTools ? makeCompilerFiles() : undefined;
  const tools = compiler && {
    runner: bundleRunner(),
    compiler,
    upgrade: makeUpgradeFiles(site, compiler),
  };
  // An error is reported later, when `finishSite` awaits the files.
  for (const part of [cards, ...Object.values(tools ?? {})]) {
    part.catch(() => undefined);
  }
  const writeMarkdown = beginMarkdown(site, versions);
  return { cards, writeMarkdown, tools };
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
 * The post-build steps, in order. Docusaurus runs the `postBuild` hooks of plugins in
 * parallel, so a redirect that another hook writes too late would silently lack its
 * security policy.
 */
async function finishSite(
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
  writeFiles(path.join(site.outDir, 'cards'), await cards);
  if (feeds) writeFeeds(site, feeds);

  // All pages are final now, except the frame of "run", which has its own policy.
  await addPolicies(site, props, hosts);

  // These run in parallel: each has a worker, and none reads another's output.
  const checkLinks = beginLinkCheck(
    site,
    { names: versions, neighbors },
    siteConfig,
  );
  const [sizes] = await Promise.all([
    // Archives contain a part of the search index.
    runInThread(SEARCH_WORKER, site).then(() => writeArchives(site)),
    writeMarkdown(),
    tools && writeTools(site, tools),
  ]);
  printSizes(site, sizes);
  // The link check needs all files.
  await checkLinks();
}

/**
 * Starts the work that doesn't need the pages.
 * @returns a function that does the rest when the pages are written
 */
export function beginSite(
  site: FinishedSite,
  plan: SitePlan,
  options: Options,
): (props: BuildProps) => Promise<void> {
  const preparation = prepare(site, plan, options);
  return (props) => finishSite(site, plan, preparation, options, props);
}
