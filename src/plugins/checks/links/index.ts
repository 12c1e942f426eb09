import logger from '@docusaurus/logger';
import type { DocusaurusConfig } from '@docusaurus/types';
import { getBasePath } from '../../content/openrpc/paths';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { SitePlace } from './readSite';

interface Options {
  /** All released versions, the newest first. */
  readonly names: readonly string[];
  /** Base paths of other sites on the same host: `/other-site/`. */
  readonly neighbors: readonly string[];
}

export interface LinksJob {
  readonly place: SitePlace;
  /** Source files, by the URL path of their page. */
  readonly sources: ReadonlyMap<string, string>;
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

/** Returns what a worker needs to check links; `undefined` if the settings ignore them. */
export function getLinksJob(
  site: FinishedSite,
  { names, neighbors }: Options,
  { onBrokenLinks, i18n }: Settings,
): LinksJob | undefined {
  const { outDir, baseUrl, siteUrl, versions } = site;
  if (onBrokenLinks === 'ignore') return undefined;
  const pages = versions.flatMap(({ written }) => written);
  return {
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
  };
}

/** @throws if the settings say so */
export function reportLinks(
  errors: string,
  { onBrokenLinks }: Pick<Settings, 'onBrokenLinks'>,
): void {
  if (errors) logger.report(onBrokenLinks)(`broken links:\n${errors}`);
}
