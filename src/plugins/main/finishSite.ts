import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Props } from '@docusaurus/types';
import type { Compilation, Compiler } from 'webpack';
import {
  addTypes,
  makeCompilerFiles,
  type CompilerFiles,
} from '../browser/compiler/makeFiles';
import { makePageFiles } from '../browser/page';
import { createFiles } from '../browser/run/createFiles';
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
type BuildProps = Pick<Props, 'routesPaths' | 'plugins' | 'siteConfig'>;

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
 * Lists the social card of each page by page ID. Versions share one card per page ID, which
 * is made from the newest version.
 */
function listCards(versions: readonly DescribedVersion[]): Map<string, Card> {
  const cards = new Map<string, Card>(Object.entries(STANDALONE_PAGES));
  const pages = versions.flatMap((version) => version.pages);
  for (const { id, title, description } of pages)
    if (!cards.has(id)) cards.set(id, { title, description });
  return cards;
}

/**
 * Makes files that depend only on packages, plugins, and the texts of cards, or takes them
 * from webpack's cache, whose key covers packages and plugins.
 */
async function makeCachedFiles(
  cache: ReturnType<Compilation['getCache']>,
  hasTools: boolean,
  cards: ReadonlyMap<string, Card>,
) {
  const drawCards = async (): Promise<Pictures> => {
    const drawn = await prepareInThread<Pictures>(CARD_WORKER, cards)();
    // Webpack's cache can store a Buffer, but not other typed arrays.
    const pictures = Object.entries(drawn);
    return Object.fromEntries(
      pictures.map(([k, png]) => [k, Buffer.from(png)]),
    );
  };
  const [pictures, compiler] = await Promise.all([
    cache.providePromise('cards', JSON.stringify([...cards]), drawCards),
    hasTools && cache.providePromise('compiler', null, makeCompilerFiles),
  ]);
  return { pictures, compiler };
}

async function writeTools(
  site: FinishedSite,
  compiler: CompilerFiles,
): Promise<void> {
  const { outDir } = site;
  const upgrade = await makeUpgradeFiles(site, compiler);
  writeFiles(path.join(outDir, RUN), await createFiles(site));
  writeFiles(path.join(outDir, COMPILER), await addTypes(compiler));
  writeFiles(path.join(outDir, UPGRADE), upgrade);
}

/**
 * Starts the work that doesn't need pages. The returned webpack plugin makes files while
 * webpack compiles, and `finish` runs the other steps in order. Docusaurus would run
 * `postBuild` hooks in parallel, so a redirect page from another hook could miss its
 * security policy.
 */
export function beginSite(
  site: FinishedSite,
  { redirects, described, dates }: SitePlan,
  { versions, neighbors, hosts, feeds }: Options,
) {
  const { outDir } = site;
  let files: Awaited<ReturnType<typeof makeCachedFiles>> | undefined;
  const writeMarkdown = prepareInThread(MARKDOWN_WORKER, site);
  const readPages = prepareInThread<ArchiveSizes | string>(PAGES_WORKER, site);

  const apply = ({ hooks }: Compiler): void => {
    hooks.make.tapPromise('main', async (compilation) => {
      const cache = compilation.getCache('main');
      const cards = listCards(described);
      files = await makeCachedFiles(cache, site.hasTools, cards);
    });
  };
  const finish = async (props: BuildProps): Promise<void> => {
    const { routesPaths, plugins, siteConfig } = props;
    writeFiles(outDir, await makePageFiles(site.siteDir));
    writeRedirects(await makeRedirects(redirects, site), outDir);
    if (feeds) writeFeeds(site, feeds);
    writeFiles(path.join(outDir, 'cards'), files?.pictures ?? {});

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
      if (files?.compiler) await writeTools(site, files.compiler);
    };
    const written = Promise.all([archived, writeMarkdown(), writeRest()]);
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
  return { apply, finish };
}
