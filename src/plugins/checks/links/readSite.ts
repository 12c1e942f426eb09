import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/listFiles';
import { parsePage, type CheckedPage, type PageReference } from './parsePage';
import { References, type SiteRoots } from './References';

/** A text other than a page that names addresses of the site: a sitemap. */
export interface TextFile {
  readonly path: string;
  readonly references: readonly PageReference[];
}

/** Where a built site is, and what its addresses begin with. */
export interface SitePlace extends SiteRoots {
  readonly folder: string;
}

/** The built site, as far as its links go. */
export interface BuiltSite extends SiteRoots {
  /** URL paths of all files, base URL included. */
  readonly files: ReadonlySet<string>;
  /** By URL path. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  readonly texts: readonly TextFile[];
  /** Of all pages. */
  readonly references: References;
}

/** What is read for addresses besides pages. */
const TEXT_FILE = /\.(xml|txt|md|webmanifest)$/;

/** Pages have the address of their folder. */
export function getPagePath(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The absolute addresses of the site that stand in a text. */
export function findOwnUrls(
  text: string,
  root: string,
): readonly PageReference[] {
  const pattern = new RegExp(`${escapeRegExp(root)}[^\\s<>"'\`)\\]]*`, 'g');
  const urls = new Set(text.match(pattern) ?? []);
  return [...urls].map((url) => ({
    element: 'text',
    url: url.replace(/[.,;:]+$/, '').replace(/&amp;/g, '&'),
  }));
}

/** Pages by their URL paths, and where they lead. */
export interface SitePages {
  readonly pages: Map<string, CheckedPage>;
  readonly references: References;
}

/**
 * Reads the pages of a built site.
 * @param known pages that need not be read again
 */
export function readPages(
  place: SitePlace,
  { pages, references }: SitePages = {
    pages: new Map(),
    references: new References(place),
  },
): SitePages {
  for (const name of listFiles(place.folder)) {
    const url = getPagePath(place.baseUrl + name);
    if (!name.endsWith('.html') || pages.has(url)) continue;
    const html = fs.readFileSync(path.join(place.folder, name), 'utf8');
    // References take most of the memory, and most pages have the same.
    const { references: own, ...page } = parsePage(html, url);
    references.add(url, own);
    pages.set(url, page);
  }
  return { pages, references };
}

/**
 * The site that the files of a folder make.
 * @param known pages that need not be read again
 */
export function readSite(place: SitePlace, known?: SitePages): BuiltSite {
  const { folder, origin, baseUrl, unbuilt } = place;
  const names = listFiles(folder);
  const texts = names
    .filter((name) => TEXT_FILE.test(name))
    .map((name) => ({
      path: baseUrl + name,
      references: findOwnUrls(
        fs.readFileSync(path.join(folder, name), 'utf8'),
        origin + baseUrl,
      ),
    }));
  const files = new Set(names.map((name) => baseUrl + name));
  return { origin, baseUrl, unbuilt, files, texts, ...readPages(place, known) };
}
