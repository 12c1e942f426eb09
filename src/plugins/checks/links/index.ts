import path from 'node:path';
import logger from '@docusaurus/logger';
import type { DocusaurusConfig } from '@docusaurus/types';
import { getBasePath } from '../../content/openrpc/paths';
import type { FinishedSite } from '../../shared/FinishedSite';
import { prepareInThread } from '../../shared/prepareInThread';
import type { LinksJob } from './worker';

interface Options {
  /** All released versions, the newest first. */
  readonly names: readonly string[];
  /** Base paths of other sites on the same host: `/other-site/`. */
  readonly neighbors: readonly string[];
}

type Settings = Pick<DocusaurusConfig, 'onBrokenLinks' | 'i18n'>;

/** Base paths of released versions that aren't in this build (`DOCS_VERSIONS`). */
const getUnbuilt = (
  { versions, baseUrl }: FinishedSite,
  all: readonly string[],
): readonly string[] =>
  all
    .filter((name) => !versions.some((version) => version.name === name))
    .map((name) => baseUrl.replace(/\/$/, '') + getBasePath(name, all));

/** Base paths of the site's other languages, which are separate builds. */
function getLanguages(baseUrl: string, i18n: Settings['i18n']): string[] {
  const { defaultLocale, locales } = i18n;
  const own = locales.find(
    (name) => name !== defaultLocale && baseUrl.endsWith(`/${name}/`),
  );
  const root = own ? baseUrl.slice(0, -own.length - 1) : baseUrl;
  return locales
    .filter((name) => name !== (own ?? defaultLocale))
    .map((name) => (name === defaultLocale ? root : `${root}${name}/`));
}

/**
 * Parses the pages in a worker; their links must not change after this call.
 * @returns a function that checks all links; call it when all files are written
 */
export function beginLinkCheck(
  site: FinishedSite,
  { names, neighbors }: Options,
  { onBrokenLinks, i18n }: Settings,
): () => Promise<void> {
  const { outDir, baseUrl, siteUrl, versions } = site;
  if (onBrokenLinks === 'ignore') return () => Promise.resolve();
  const pages = versions.flatMap(({ written }) => written);
  const check = prepareInThread<string>(path.join(__dirname, 'worker.ts'), {
    place: {
      folder: outDir,
      origin: new URL(siteUrl).origin,
      baseUrl,
      unbuilt: [
        ...getUnbuilt(site, names),
        ...neighbors,
        ...getLanguages(baseUrl, i18n),
      ],
    },
    sources: new Map(pages.map(({ path: url, file }) => [url, file])),
  } satisfies LinksJob);
  return async () => {
    const errors = await check();
    if (errors) logger.report(onBrokenLinks)(`broken links:\n${errors}`);
  };
}
