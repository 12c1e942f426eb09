import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { decodeUrl } from '../../../text/decodeUrl';
import { listFiles } from '../../shared/listFiles';

interface PageReference {
  /** The URL as written: relative, absolute, or with an origin. */
  readonly url: string;
  readonly element: string;
}

export interface CheckedPage {
  readonly ids: Set<string>;
  /** IDs of headings, which error messages suggest. */
  readonly headingIds: string[];
  redirect?: string;
}

type Attributes = Readonly<Record<string, string | undefined>>;

const URL_ATTRIBUTE = /^(?:action|data|href|poster|src|xlink:href)$/;

const META_URLS = ['og:image', 'og:url', 'twitter:image'];

const HEADING = /^h[1-6]$/;

/** Returns the URLs in a `srcset` such as `a.png 1x, b.png 2x`. */
const parseSrcset = (srcset: string): readonly string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Returns the URL in `<meta http-equiv="refresh" content="0; url=…">`. */
const parseRefresh = (attributes: Attributes): string | undefined =>
  attributes['http-equiv']?.toLowerCase() === 'refresh'
    ? /url=\s*['"]?([^'"]*)/i.exec(attributes['content'] ?? '')?.[1]?.trim()
    : undefined;

function listUrls(element: string, attributes: Attributes): readonly string[] {
  const { name, property = '' } = attributes;
  const isMeta = element === 'meta' && META_URLS.includes(name ?? property);
  const urls: string[] = [];
  for (const [attribute, value = ''] of Object.entries(attributes)) {
    if (URL_ATTRIBUTE.test(attribute)) urls.push(value);
    else if (attribute === 'srcset') urls.push(...parseSrcset(value));
    else if (attribute === 'content')
      urls.push(isMeta ? value : (parseRefresh(attributes) ?? ''));
  }
  return urls.filter(Boolean);
}

/** Replaces the element of a link that isn't checked, and may lead beside the build. */
export const BESIDE = 'beside';

/** Docusaurus adds `target` and `rel` to `pathname://` links. */
const isBeside = (attributes: Attributes): boolean =>
  'data-nobrokenlinkcheck' in attributes ||
  (attributes['target'] === '_blank' &&
    attributes['rel'] === 'noopener noreferrer');

/** Without a copy, V8 keeps a page's whole HTML in memory for a piece of it. */
const copy = structuredClone;

function parsePage(html: string) {
  const page: CheckedPage = { ids: new Set(), headingIds: [] };
  const references: PageReference[] = [];
  const parser = new Parser({
    onopentag: (element, attributes: Attributes) => {
      const { id, name } = attributes;
      if (id !== undefined) page.ids.add(id);
      if (element === 'a' && name !== undefined) page.ids.add(name);
      if (id !== undefined && HEADING.test(element)) page.headingIds.push(id);
      page.redirect ??= parseRefresh(attributes);
      for (const url of listUrls(element, attributes)) {
        references.push({
          element: isBeside(attributes) ? BESIDE : element,
          url,
        });
      }
    },
  });
  parser.end(html);
  return { page: copy(page), references };
}

export interface SitePlace {
  readonly folder: string;
  /** `https://rdkcentral.github.io` */
  readonly origin: string;
  /** `/firebolt-documentation/` */
  readonly baseUrl: string;
  /** Base paths on this host that aren't part of this build; links to them are valid. */
  readonly unbuilt: readonly string[];
}

export interface LinkTarget {
  readonly path: string;
  /** The fragment without `#`; `''` for the whole page. */
  readonly id: string;
}

/** A reference to one target from one kind of element, on one or more pages. */
interface Reference {
  readonly element: string;
  readonly target: LinkTarget;
  /** URL paths of the pages that contain the reference. */
  readonly pages: Set<string>;
}

export interface BuiltSite extends SitePlace {
  /** URL paths of all files, including the base URL. */
  readonly files: Set<string>;
  /** By URL path. */
  readonly pages: Map<string, CheckedPage>;
  /** Keyed by element and target, because most references are on every page. */
  readonly references: Map<string, Reference>;
  /** Targets of URLs that start with a slash, which are the same on every page. */
  readonly targets: Map<string, LinkTarget>;
}

export const createSite = (place: SitePlace): BuiltSite => ({
  ...place,
  files: new Set(),
  pages: new Map(),
  references: new Map(),
  targets: new Map(),
});

/** Returns the target of a reference, or `undefined` if it is outside the built site. */
export function resolve(
  { origin, baseUrl, unbuilt }: Omit<SitePlace, 'folder'>,
  from: string,
  url: string,
): LinkTarget | undefined {
  const isCertainlyForeign = /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(url);
  // Placeholders such as `http://localhost:PORT/` can't be parsed.
  if (isCertainlyForeign || !URL.canParse(url, origin + from)) return undefined;
  const { origin: host, pathname, hash } = new URL(url, origin + from);
  if (host !== origin) return undefined;
  const target = decodeUrl(pathname);
  const isOwn = (root: string): boolean =>
    baseUrl.startsWith(root) && target.startsWith(baseUrl);
  if (unbuilt.some((root) => target.startsWith(root) && !isOwn(root))) {
    return undefined;
  }
  const isText = hash.startsWith('#:~:');
  return { path: target, id: isText ? '' : decodeUrl(hash.slice(1)) };
}

/** @param from URL path of the page or text file with the references */
function addReferences(
  site: BuiltSite,
  from: string,
  references: readonly PageReference[],
): void {
  for (const { element, url } of references) {
    const known = site.targets.get(url);
    const target = known ?? resolve(site, from, url);
    if (!target) continue;
    if (!known && url.startsWith('/')) site.targets.set(copy(url), target);
    const key = `${element} ${target.path}#${target.id}`;
    const reference = site.references.get(key);
    if (reference) reference.pages.add(from);
    else site.references.set(key, { element, target, pages: new Set([from]) });
  }
}

/** Matches files that aren't pages but whose URLs are checked, too. */
const TEXT_FILE = /\.(xml|txt|md|webmanifest)$/;

function findOwnUrls(text: string, root: string): readonly PageReference[] {
  const start = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // In Markdown, backslashes escape the parentheses of a URL.
  const pattern = new RegExp(`${start}(?:\\\\.|[^\\s<>"'\`)\\]])*`, 'g');
  return (text.match(pattern) ?? []).map((url) => ({
    element: 'text',
    url: url.replace(/[.,;:]+$|\\(?=\W)/g, '').replace(/&amp;/g, '&'),
  }));
}

export function addFile(site: BuiltSite, file: string, text: string): void {
  site.files.add(file);
  if (file.endsWith('.html')) {
    // Links point to a page's folder, not to its file.
    const url = file.replace(/(^|\/)index\.html$/, '$1');
    const { page, references } = parsePage(text);
    site.pages.set(url, page);
    addReferences(site, url, references);
  } else {
    const root = site.origin + site.baseUrl;
    addReferences(site, file, findOwnUrls(text, root));
  }
}

/** Reads the files that haven't been read yet; with `onlyPages`, only HTML files. */
export function readSite(
  site: BuiltSite,
  { onlyPages = false } = {},
): BuiltSite {
  for (const name of listFiles(site.folder)) {
    const file = site.baseUrl + name;
    const isPage = name.endsWith('.html');
    if (site.files.has(file) || (onlyPages && !isPage)) continue;
    const isRead = isPage || TEXT_FILE.test(name);
    const read = () => fs.readFileSync(path.join(site.folder, name), 'utf8');
    addFile(site, file, isRead ? read() : '');
  }
  return site;
}
