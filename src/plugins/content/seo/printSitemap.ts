import { escapeMarkup } from '../../../text/escapeMarkup';

export interface SitemapEntry {
  /** With origin: `https://example.org/docs/`. */
  readonly url: string;
  /** `2022-08-19` */
  readonly date?: string | undefined;
}

/** @see https://www.sitemaps.org/protocol.html */
export function printSitemap(entries: readonly SitemapEntry[]): string {
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
