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

/** The built site, as far as its links go. */
export interface BuiltSite extends SiteRoots {
  /** `/firebolt-documentation/` */
  readonly baseUrl: string;
  /** URL paths of all files, base URL included. */
  readonly files: ReadonlySet<string>;
  /** By URL path. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  readonly texts: readonly TextFile[];
  /** Of all pages. */
  readonly references: References;
}

/** Reads files of a built site, by their names below its folder. */
export interface SiteReader {
  readonly readPage: (name: string) => CheckedPage;
  readonly readText: (name: string) => readonly PageReference[];
}

/** Where a built site lies, and what its addresses begin with. */
export type SitePlace = Pick<BuiltSite, 'origin' | 'baseUrl'> & {
  readonly folder: string;
};

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

/** Reads each file again. */
export function createReader({
  folder,
  origin,
  baseUrl,
}: SitePlace): SiteReader {
  const read = (name: string): string =>
    fs.readFileSync(path.join(folder, name), 'utf8');
  return {
    readPage: (name) => parsePage(read(name), getPagePath(baseUrl + name)),
    readText: (name) => findOwnUrls(read(name), origin + baseUrl),
  };
}

/** The site that the files of a folder make. */
export function readSite(
  place: SitePlace,
  unbuilt: BuiltSite['unbuilt'],
  { readPage, readText } = createReader(place),
  references = new References({ origin: place.origin, unbuilt }),
): BuiltSite {
  const { folder, origin, baseUrl } = place;
  const files = new Set<string>();
  const pages = new Map<string, CheckedPage>();
  const texts: TextFile[] = [];
  for (const name of listFiles(folder)) {
    const file = baseUrl + name;
    files.add(file);
    if (name.endsWith('.html')) {
      const page = readPage(name);
      pages.set(page.path, page);
      references.add(page);
    } else if (TEXT_FILE.test(name)) {
      texts.push({ path: file, references: readText(name) });
    }
  }
  return { origin, baseUrl, unbuilt, files, pages, texts, references };
}
