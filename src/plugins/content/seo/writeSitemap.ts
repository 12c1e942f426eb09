import fs from 'node:fs';
import path from 'node:path';
import { getCanonical } from '../../../site/getCanonical';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { DescribedVersion } from './describePages';
import { getDate } from './getChanges';
import { getCanonicals } from './getCanonicals';

/** See https://www.sitemaps.org/protocol.html; dates have no time: `2022-08-19`. */
export function printSitemap(
  entries: readonly { url: string; date?: string | undefined }[],
): string {
  const lines = entries.map(({ url, date }) => {
    const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(url)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n');
}

/** Whether the sitemap lists a page; it omits redirects and `noindex` pages. */
export const isListed = (folder: string): boolean =>
  !/<meta (?:[^>]*http-equiv="refresh"|(?=[^>]*name="robots")[^>]*content="[^"]*noindex)/.test(
    fs.readFileSync(path.join(folder, 'index.html'), 'utf8'),
  );

/** Writes the sitemap, which lists each page at its canonical URL. */
export function writeSitemap(
  { outDir, baseUrl, siteUrl }: FinishedSite,
  routes: readonly string[],
  versions: readonly DescribedVersion[],
  dates: ReadonlyMap<string, string>,
): void {
  const canonicals = getCanonicals(versions);
  const pages = new Map(
    versions.flatMap((version) =>
      version.pages.map((page) => [page.path, page]),
    ),
  );
  const entries = routes
    .filter((route) => !route.endsWith('.html'))
    .filter((route) => getCanonical(route, canonicals) === route)
    .filter((route) => isListed(path.join(outDir, route.slice(baseUrl.length))))
    .sort()
    .map((route) => ({
      url: new URL(route, siteUrl).href,
      date: getDate(pages.get(route), dates),
    }));
  fs.writeFileSync(path.join(outDir, 'sitemap.xml'), printSitemap(entries));
}
