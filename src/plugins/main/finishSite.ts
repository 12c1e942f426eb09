import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Props } from '@docusaurus/types';
import { makeCompilerFiles } from '../browser/compiler/makeFiles';
import { makePageFiles } from '../browser/page';
import { bundleRunner, createFiles } from '../browser/run/createFiles';
import { makeUpgradeFiles } from '../browser/upgrade';
import { addPolicies } from '../checks/csp';
import type { Hosts } from '../checks/csp/addPolicy';
import { getLinksJob, reportLinks } from '../checks/links';
import { addSizes, type ArchiveSizes } from '../content/archive/writeArchives';
import { writeFeeds, type FeedOptions } from '../content/feeds';
import type { Redirect, RedirectOptions } from '../content/redirects/redirects';
import {
  makeRedirects,
  writeRedirects,
} from '../content/redirects/makeRedirects';
import type { Pictures } from '../content/seo/cardWorker';
import type { DescribedVersion } from '../content/seo/describePages';
import type { Card } from '../content/seo/printCard';
import { writeSitemap } from '../content/seo/writeSitemap';
import type { FinishedSite } from '../shared/FinishedSite';
import { listFiles } from '../shared/listFiles';
import { prepareInThread } from '../shared/prepareInThread';
import { writeFiles } from '../shared/textFiles';
import { STANDALONE_PAGES } from '../../site/standalonePages';
import { COMPILER, RUN, UPGRADE } from './serveSite';

/** A type alias, because Docusaurus's `PluginOptions` rejects interfaces. */
export type Options = {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
  /** Base paths of other sites on the same host; links into them aren't checked. */
  readonly neighbors: readonly string[];
  readonly hosts?: Hosts;
  readonly redirects: RedirectOptions;
  readonly feeds?: FeedOptions;
  /** Whether the site has runnable samples and tool pages; true by default. */
  readonly hasTools?: boolean;
};

/** The properties that Docusaurus passes to `postBuild`. */
export type BuildProps = Pick<Props, 'routesPaths' | 'plugins' | 'siteConfig'>;

/** Data that is known before the pages are built. */
export interface SitePlan {
  readonly redirects: readonly Redirect[];
  readonly described: readonly DescribedVersion[];
  /** The day of each file's last change, such as `2022-08-19`. */
  readonly dates: ReadonlyMap<string, string>;
}

/** Docusaurus's plugin, which writes the sitemap if the settings of the preset say so. */
const SITEMAP = 'docusaurus-plugin-sitemap';

const CARD_WORKER = path.join(__dirname, '../content/seo/cardWorker.ts');

const MARKDOWN_WORKER = path.join(__dirname, '../content/markdown/worker.ts');

/** A single thread for the search, archives, and links, because threads take time to warm up. */
const PAGES_WORKER = path.join(__dirname, 'pagesWorker.ts');

/**
 * Draws the social card of each page, as `<page ID>.png`. Versions share one card per page
 * ID, which is made from the newest version.
 */
function drawCards(versions: readonly DescribedVersion[]): Promise<Pictures> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE_PAGES));
  for (const page of versions.flatMap(({ pages }) => pages)) {
    if (!cards.has(page.id)) cards.set(page.id, page);
  }
  return prepareInThread<Pictures>(CARD_WORKER, cards)();
}

/** Starts to bundle the tools' files that don't depend on versions. */
export function beginTools() {
  const parts = { runner: bundleRunner(), compiler: makeCompilerFiles() };
  // An error is reported later, when the files are awaited.
  for (const part of Object.values(parts)) part.catch(() => undefined);
  return parts;
}

async function writeTools(
  site: FinishedSite,
  { runner, compiler }: ReturnType<typeof beginTools>,
): Promise<void> {
  const { outDir } = site;
  const upgrade = await makeUpgradeFiles(site, compiler);
  writeFiles(path.join(outDir, RUN), await createFiles(site, runner));
  writeFiles(path.join(outDir, COMPILER), await compiler);
  writeFiles(path.join(outDir, UPGRADE), upgrade);
}

/**
 * Starts the work that doesn't need pages while webpack compiles. The returned function
 * runs the other steps in order. Docusaurus would run `postBuild` hooks in parallel, so a
 * redirect page from another hook could miss its security policy.
 */
export function beginSite(
  site: FinishedSite,
  { redirects, described, dates }: SitePlan,
  { versions, neighbors, hosts, feeds }: Options,
  tools?: ReturnType<typeof beginTools>,
): (props: BuildProps) => Promise<void> {
  const { outDir } = site;
  const cards = drawCards(described);
  cards.catch(() => undefined);
  const writeMarkdown = prepareInThread(MARKDOWN_WORKER, site);
  const readPages = prepareInThread<ArchiveSizes | string>(PAGES_WORKER, site);

  return async (props) => {
    const { routesPaths, plugins, siteConfig } = props;
    writeFiles(outDir, await makePageFiles(site.siteDir));
    writeRedirects(await makeRedirects(redirects, site), outDir);
    if (feeds) writeFeeds(site, feeds);

    // The frame that runs samples, which has its own policy, is written later.
    const pages = listFiles(outDir).filter((name) => name.endsWith('.html'));
    const options = { names: versions, neighbors };
    const links = getLinksJob(site, options, siteConfig);
    const archived = readPages(links) as Promise<ArchiveSizes>;
    const writeRest = async () => {
      // Without a pause, the workers would wait until the next steps have ended.
      await setImmediate();
      if (!siteConfig.noIndex && !plugins.some(({ name }) => name === SITEMAP))
        writeSitemap(site, routesPaths, described, dates);
      // This thread mostly waits from here on, so V8 wouldn't free webpack's memory. The
      // second collection returns the pages of memory that the first has emptied.
      globalThis.gc?.();
      globalThis.gc?.();
      if (tools) await writeTools(site, tools);
    };
    const written = Promise.all([
      archived,
      writeMarkdown(),
      cards.then((files) => writeFiles(path.join(outDir, 'cards'), files)),
      writeRest(),
    ]);
    await Promise.all([
      // Archives contain pages without policies.
      archived.then((sizes) =>
        addPolicies(site, props, hosts, pages, (html, page) =>
          addSizes(html, site.baseUrl + page, sizes),
        ),
      ),
      // The link check needs all files, but doesn't read these pages again.
      written.then(async () => {
        if (links) reportLinks((await readPages()) as string, siteConfig);
      }),
    ]);
  };
}
