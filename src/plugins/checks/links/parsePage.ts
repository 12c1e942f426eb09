import { Parser } from 'htmlparser2';

/** A URL in a page, and the element that contains it. */
export interface PageReference {
  /** As written: relative, absolute, or with an origin. */
  readonly url: string;
  /** `a`, `img`, `script`, … */
  readonly element: string;
}

/** The data of a built page that the link check uses. */
export interface CheckedPage {
  readonly ids: Set<string>;
  /** IDs of headings; error messages suggest these. */
  readonly headingIds: string[];
  /** The target, if the page is a redirect. */
  redirect?: string;
}

type Attributes = Readonly<Record<string, string | undefined>>;

const URL_ATTRIBUTES = [
  'action',
  'data',
  'href',
  'poster',
  'src',
  'xlink:href',
] as const;

const META_URLS = ['og:image', 'og:url', 'twitter:image'];

const HEADING = /^h[1-6]$/;

/** The URLs of `a.png 1x, b.png 2x`. */
const parseSrcset = (srcset = ''): readonly string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The URL of `<meta http-equiv="refresh" content="0; url=…">`. */
const parseRefresh = (attributes: Attributes): string | undefined =>
  attributes['http-equiv']?.toLowerCase() === 'refresh'
    ? /url=\s*['"]?([^'"]*)/i.exec(attributes['content'] ?? '')?.[1]?.trim()
    : undefined;

function listUrls(element: string, attributes: Attributes): readonly string[] {
  const { content, name, property = '', srcset } = attributes;
  const isMeta = element === 'meta' && META_URLS.includes(name ?? property);
  return [
    ...URL_ATTRIBUTES.map((attribute) => attributes[attribute]),
    ...parseSrcset(srcset),
    isMeta ? content : parseRefresh(attributes),
  ].filter((url) => url !== undefined && url !== '') as readonly string[];
}

/** Parses a built page. */
export function parsePage(html: string): {
  readonly page: CheckedPage;
  readonly references: readonly PageReference[];
} {
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
        references.push({ element, url });
      }
    },
  });
  parser.end(html);
  return { page, references };
}
