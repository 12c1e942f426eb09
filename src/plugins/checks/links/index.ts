import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { getBasePath } from '../../content/openrpc/releases';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { prepareInThread } from '../../shared/runInThread';
import type { LinksJob, LinksRequest } from './worker';

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
  { siteConfig, siteDir, outDir, baseUrl }: LoadContext,
  options: Options,
): FinishingPlugin {
  let ask: ReturnType<typeof prepareInThread<string>> | undefined;
  return {
    name: 'check-links',
    async contentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      const versions = getDocsVersions(allContent, siteDir);
      const job: LinksJob = {
        siteDir,
        place: { folder: outDir, origin: siteConfig.url, baseUrl },
        unbuilt: [
          ...getUnbuilt(options.versions, versions, baseUrl),
          ...(options.neighbors ?? []),
        ],
        sources: getSources(versions),
      };
      ask = prepareInThread(path.join(__dirname, 'worker.ts'), job);
    },
    async finish({ routesPaths }) {
      const read = routesPaths.map((route) =>
        route.slice(baseUrl.length).replace(/(^|\/)$/, '$1index.html'),
      );
      const answers = ask?.({ read } satisfies LinksRequest);
      // A fault shows at the end.
      answers?.catch(() => undefined);
      return async () => {
        const [faults] = (await ask?.('judge' satisfies LinksRequest)) ?? [];
        if (faults) throw new Error(`faults in the finished site:\n${faults}`);
      };
    },
  };
}
