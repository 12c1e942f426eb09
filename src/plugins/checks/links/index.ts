import path from 'node:path';
import { getBasePath } from '../../content/openrpc/releases';
import type { FinishedSite } from '../../shared/FinishedSite';
import { prepareInThread } from '../../shared/runInThread';
import type { LinksJob } from './worker';

/** What is beside the built versions. */
interface Options {
  /** All released versions, the newest first. */
  readonly names: readonly string[];
  /** Roots of other sites on the same host: `/other-site/`. */
  readonly neighbors: readonly string[];
}

/** Roots of released versions that are not built, for a quick look at some. */
const getUnbuilt = (
  { versions, baseUrl }: FinishedSite,
  all: readonly string[],
): readonly string[] =>
  all
    .filter((name) => !versions.some((version) => version.name === name))
    .map((name) => baseUrl.replace(/\/$/, '') + getBasePath(name, all));

/**
 * Begins to read the pages of a site, which stay as they are from now on.
 *
 * @returns checks the links of all files that are there when it is called
 * @throws there, for links that lead nowhere and images without text
 */
export function beginLinkCheck(
  site: FinishedSite,
  { names, neighbors }: Options,
): () => Promise<void> {
  const { outDir, baseUrl, siteUrl, versions } = site;
  const pages = versions.flatMap(({ written }) => written);
  const judge = prepareInThread<string>(path.join(__dirname, 'worker.ts'), {
    place: {
      folder: outDir,
      origin: new URL(siteUrl).origin,
      baseUrl,
      unbuilt: [...getUnbuilt(site, names), ...neighbors],
    },
    sources: new Map(pages.map(({ path: url, file }) => [url, file])),
  } satisfies LinksJob);
  return async () => {
    const [faults] = await judge('judge');
    if (faults) throw new Error(`faults in the finished site:\n${faults}`);
  };
}
