import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { runInThread } from '../../shared/runInThread';
import { readSiteFiles } from './readSite';
import type { Job } from './worker';

/** The part of the docs plugin's content that tells where pages come from. */
interface DocsContent {
  readonly loadedVersions?: readonly {
    readonly docs: readonly {
      readonly permalink: string;
      readonly source: string;
    }[];
  }[];
}

/** Files of the docs, by the URL path of their page. */
function getSources(plugins: Props['plugins']): Map<string, string> {
  const contents = plugins.map(
    (plugin) => plugin.content as DocsContent | undefined,
  );
  return new Map(
    contents
      .flatMap((content) => content?.loadedVersions ?? [])
      .flatMap(({ docs }) => docs)
      .map(({ permalink, source }) => [
        permalink.replace(/\/?$/, '/'),
        source.replace('@site/', ''),
      ]),
  );
}

/** Fails the build for links to a missing heading and images without text. */
export default function checkLinksPlugin({
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  return {
    name: 'check-links',
    async postBuild({ outDir, plugins }) {
      const job: Job = {
        // At once: other plugins go on and change the pages.
        files: readSiteFiles(outDir),
        origin: siteConfig.url,
        baseUrl,
        sources: getSources(plugins),
      };
      const [faults] = await runInThread<string>(
        path.join(__dirname, 'worker.ts'),
        job,
      );
      if (!faults) return;
      throw new Error(
        `links to missing headings, or images without text:\n${faults}`,
      );
    },
  };
}
