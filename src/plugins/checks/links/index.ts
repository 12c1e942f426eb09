import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
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

type Settings = Pick<DocusaurusConfig, 'onBrokenLinks' | 'i18n'>;

/** Roots of released versions that are not built, for a quick look at some. */
const getUnbuilt = (
  { versions, baseUrl }: FinishedSite,
  all: readonly string[],
): readonly string[] =>
  all
    .filter((name) => !versions.some((version) => version.name === name))
    .map((name) => baseUrl.replace(/\/$/, '') + getBasePath(name, all));

/** Roots of the site in its other languages, which are built one after the other. */
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

/** What is done about links that lead nowhere, by `onBrokenLinks`. */
const REPORTS = {
  ignore: () => undefined,
  log: console.log,
  warn: console.warn,
  error: console.error,
  throw: (text: string) => {
    throw new Error(text);
  },
} as const;

/**
 * Begins to read the pages of a site, which stay as they are from now on.
 *
 * @returns checks the links of all files that are there when it is called
 * @throws there, for links that lead nowhere, if the settings say so
 */
export function beginLinkCheck(
  site: FinishedSite,
  { names, neighbors }: Options,
  { onBrokenLinks, i18n }: Settings,
): () => Promise<void> {
  const { outDir, baseUrl, siteUrl, versions } = site;
  if (onBrokenLinks === 'ignore') return () => Promise.resolve();
  const pages = versions.flatMap(({ written }) => written);
  const judge = prepareInThread<string>(path.join(__dirname, 'worker.ts'), {
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
    const [faults] = await judge('judge');
    if (faults) REPORTS[onBrokenLinks](`broken links:\n${faults}`);
  };
}
