import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/listFiles';
import { parsePage, type CheckedPage, type PageReference } from './parsePage';

/** A text other than a page that names addresses of the site: a sitemap. */
export interface TextFile {
  readonly path: string;
  readonly references: readonly PageReference[];
}

/** The built site, as far as its links go. */
export interface BuiltSite {
  /** `https://rdkcentral.github.io` */
  readonly origin: string;
  /** `/firebolt-documentation/` */
  readonly baseUrl: string;
  /** Roots on the host that this build leaves out; links into them are right. */
  readonly unbuilt: readonly string[];
  /** URL paths of all files, base URL included. */
  readonly files: ReadonlySet<string>;
  /** By URL path. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  readonly texts: readonly TextFile[];
}

/** Names of all files, with the texts of those that name addresses. */
export type SiteFiles = ReadonlyMap<string, string | CheckedPage | undefined>;

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

/**
 * Reads those files of a built site that name addresses.
 *
 * @param parsed pages that are read already
 */
export function readSiteFiles(
  folder: string,
  parsed: ReadonlyMap<string, CheckedPage> = new Map(),
): SiteFiles {
  const isRead = (name: string): boolean =>
    name.endsWith('.html') || TEXT_FILE.test(name);
  const read = (name: string): string =>
    fs.readFileSync(path.join(folder, name), 'utf8');
  return new Map(
    listFiles(folder).map((name) => [
      name,
      parsed.get(name) ?? (isRead(name) ? read(name) : undefined),
    ]),
  );
}

/** The site that the files make. */
export function parseSite(
  texts: SiteFiles,
  origin: string,
  baseUrl: string,
  unbuilt: BuiltSite['unbuilt'] = [],
  parse = parsePage,
): BuiltSite {
  const files = new Set<string>();
  const pages = new Map<string, CheckedPage>();
  const others: TextFile[] = [];
  for (const [name, text] of texts) {
    const file = baseUrl + name;
    files.add(file);
    if (text === undefined) continue;
    if (typeof text === 'object') {
      pages.set(text.path, text);
    } else if (file.endsWith('.html')) {
      const page = parse(text, getPagePath(file));
      pages.set(page.path, page);
    } else {
      const references = findOwnUrls(text, origin + baseUrl);
      others.push({ path: file, references });
    }
  }
  return { origin, baseUrl, unbuilt, files, pages, texts: others };
}
