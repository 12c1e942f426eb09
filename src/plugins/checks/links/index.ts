import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { getBasePath } from '../../content/openrpc/releases';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { prepareInThread } from '../../shared/runInThread';
import type { LinksJob } from './worker';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
  /** Roots of other sites on the same host: `/other-site/`. */
  readonly neighbors?: readonly string[];
}

/** Files of the docs, by the URL path of their page. */
function getSources(versions: readonly DocsVersion[]): Map<string, string> {
  const pages = versions.flatMap(({ written }) => written);
  return new Map(pages.map(({ path: url, file }) => [url, file]));
}

/** Roots of released versions that are not built, for a quick look at some. */
function getUnbuilt(
  all: readonly string[],
  built: readonly DocsVersion[],
  baseUrl: string,
): readonly string[] {
  return all
    .filter((name) => !built.some((version) => version.name === name))
    .map((name) => baseUrl.replace(/\/$/, '') + getBasePath(name, all));
}

/** Fails the build for links that lead nowhere, and images without text. */
export default function checkLinksPlugin(
  { siteConfig, siteDir, baseUrl }: LoadContext,
  options: Options,
): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'check-links',
    async contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
    },
    async finish({ outDir, routesPaths }) {
      const job: LinksJob = {
        siteDir,
        place: { folder: outDir, origin: siteConfig.url, baseUrl },
        pages: routesPaths.map((route) =>
          route.slice(baseUrl.length).replace(/(^|\/)$/, '$1index.html'),
        ),
        unbuilt: [
          ...getUnbuilt(options.versions, versions, baseUrl),
          ...(options.neighbors ?? []),
        ],
        sources: getSources(versions),
      };
      const judge = prepareInThread<string>(
        path.join(__dirname, 'worker.ts'),
        job,
      );
      return async () => {
        const [faults] = await judge('go on');
        if (faults) throw new Error(`faults in the finished site:\n${faults}`);
      };
    },
  };
}
