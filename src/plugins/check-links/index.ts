import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { findDeadAnchors, findImagesWithoutAlt } from './findFaults';
import { printFaults } from './printFaults';
import { readSite } from './readSite';

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
    postBuild({ outDir, plugins }) {
      const site = readSite(outDir, siteConfig.url, baseUrl);
      const faults = [...findDeadAnchors(site), ...findImagesWithoutAlt(site)];
      if (faults.length === 0) return Promise.resolve();
      throw new Error(
        `links to missing headings, or images without text:\n${printFaults(faults, getSources(plugins))}`,
      );
    },
  };
}
