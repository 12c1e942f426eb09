import { Parser } from 'htmlparser2';

/** A URL in a page, and the element that contains it. */
export interface PageReference {
  /** As written: relative, absolute, or with an origin. */
  readonly url: string;
  /** `a`, `img`, `script`, … */
  readonly element: string;
}

/** The data of a built page that the checks use. */
export interface CheckedPage {
  /** URL path, base URL included: `/firebolt-documentation/docs/api/`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly duplicateIds: readonly string[];
  /** IDs of headings; error messages suggest these. */
  readonly headingIds: readonly string[];
  readonly h1Count: number;
  readonly description: string;
  /** The target, if the page is a redirect. */
  readonly redirect?: string;
  /** False if the page asks search engines not to list it. */
  readonly isIndexed: boolean;
}

/** A page with its references. */
export interface ParsedPage extends CheckedPage {
  readonly references: readonly PageReference[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

interface PageDraft {
  ids: Set<string>;
  duplicateIds: Set<string>;
  headingIds: string[];
  /** By element and URL, because pages repeat most of their links. */
  references: Map<string, PageReference>;
  h1Count: number;
  description: string;
  redirect?: string;
  isIndexed: boolean;
}

const URL_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

const META_URLS = ['og:image', 'og:url', 'twitter:image'];

const HEADING = /^h[1-6]$/;

function addReference(draft: PageDraft, element: string, url?: string): void {
  if (url === undefined) return;
  draft.references.set(`${element} ${url}`, { element, url });
}

/** The URLs of `a.png 1x, b.png 2x`. */
function parseSrcset(srcset = ''): readonly string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

function readMeta(draft: PageDraft, attributes: Attributes): void {
  const { content = '' } = attributes;
  const name = attributes['name'] ?? attributes['property'] ?? '';
  if (name === 'description') draft.description = content.trim();
  if (name === 'robots' && content.includes('noindex')) {
    draft.isIndexed = false;
  }
  if (META_URLS.includes(name)) addReference(draft, 'meta', content);
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
    const url = /url=\s*['"]?([^'"]*)/i.exec(content)?.[1]?.trim();
    if (url !== undefined) draft.redirect = url;
    addReference(draft, 'meta', url);
  }
}

function readId(draft: PageDraft, element: string, id: string): void {
  if (draft.ids.has(id)) draft.duplicateIds.add(id);
  draft.ids.add(id);
  if (HEADING.test(element)) draft.headingIds.push(id);
}

function readElement(
  draft: PageDraft,
  element: string,
  attributes: Attributes,
): void {
  const { id, srcset } = attributes;
  if (id !== undefined) readId(draft, element, id);
  for (const attribute of URL_ATTRIBUTES[element] ?? []) {
    addReference(draft, element, attributes[attribute]);
  }
  for (const url of parseSrcset(srcset)) addReference(draft, element, url);
  if (element === 'meta') readMeta(draft, attributes);
  if (element === 'h1') draft.h1Count++;
  const { name } = attributes;
  if (element === 'a' && name !== undefined) draft.ids.add(name);
}

/** Parses a built page. */
export function parsePage(html: string, path: string): ParsedPage {
  const draft: PageDraft = {
    ids: new Set(),
    duplicateIds: new Set(),
    headingIds: [],
    references: new Map(),
    h1Count: 0,
    description: '',
    isIndexed: true,
  };
  const parser = new Parser({
    onopentag: (element, attributes) => {
      readElement(draft, element, attributes);
    },
  });
  parser.end(html);
  return {
    ...draft,
    path,
    duplicateIds: [...draft.duplicateIds],
    references: [...draft.references.values()],
  };
}
