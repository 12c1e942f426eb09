import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/listFiles';
import { parsePage, type CheckedPage, type PageReference } from './parsePage';
import { References, type SiteRoots } from './References';

/** A file other than a page that contains URLs of the site, for example the sitemap. */
export interface TextFile {
  readonly path: string;
  readonly references: readonly PageReference[];
}

/** The folder of a built site, and its URLs. */
export interface SitePlace extends SiteRoots {
  readonly folder: string;
}

/** The built site's files, pages and references. */
export interface BuiltSite extends SiteRoots {
  /** URL paths of all files, including the base URL. */
  readonly files: ReadonlySet<string>;
  /** By URL path. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  readonly texts: readonly TextFile[];
  /** The references of all pages. */
  readonly references: References;
}

/** Files other than pages whose URLs are checked. */
const TEXT_FILE = /\.(xml|txt|md|webmanifest)$/;

/** The URL path of a file; a page has the path of its folder. */
export function getPagePath(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The site's absolute URLs in a text. */
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

/** Pages by URL path, and their references. */
export interface SitePages {
  readonly pages: Map<string, CheckedPage>;
  readonly references: References;
}

/**
 * Reads the pages of a built site.
 * @param done pages that have already been parsed; new ones are added
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
    // References are grouped, because most pages have the same ones.
    const { references: own, ...page } = parsePage(html, url);
    references.add(url, own);
    pages.set(url, page);
  }
  return { pages, references };
}

/**
 * Reads all files of a built site.
 * @param done pages that have already been parsed
 */
export function readSite(place: SitePlace, done?: SitePages): BuiltSite {
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
  return { origin, baseUrl, unbuilt, files, texts, ...readPages(place, done) };
}
