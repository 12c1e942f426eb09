/** A page of the site, as its HTML has it. */
export interface FetchedPage {
  /** The script that runs it; that of another deployment has another name. */
  readonly script: string;
  /** Its policy, where it has inline styles. */
  readonly policy: string | undefined;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  /** What its head says of it. */
  readonly head: readonly Element[];
  /** Attributes of `<html>` that depend on the page. */
  readonly root: Readonly<Record<'lang' | 'dir' | 'class', string>>;
  readonly navbar: Element;
  /** The list of pages beside it, as it comes. */
  readonly sidebar: Element | undefined;
  /** All that differs from page to page, in one element. */
  readonly region: Element;
}

/** The region below the navbar, of the theme. */
const REGION = '.main-wrapper';

/** The list of pages in a region, of the theme. */
export const SIDEBAR = '.theme-doc-sidebar-container';

/** What a head says of its page; all else is for scripts and styles. */
const HEAD =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const copy = (element: Element): Element => element.cloneNode(true) as Element;

const findScript = (source: Document): string =>
  source.querySelector('script[data-main]')?.getAttribute('src') ?? '';

/** Of the head on show. */
export const listHead = (source: Document): readonly Element[] => [
  ...source.head.querySelectorAll(HEAD),
];

/** Inline styles are allowed by the policy of the first page alone. */
const readPolicy = (source: Document, region: Element): string | undefined =>
  region.querySelector('[style]')
    ? source.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content
    : undefined;

/** Reads a page, or nothing where the document is none of ours. */
export function readPage(source: Document): FetchedPage | undefined {
  const script = findScript(source);
  const navbar = source.querySelector('.navbar');
  const region = source.querySelector(REGION);
  if (!script || !navbar || !region) return undefined;
  const sidebar = region.querySelector(SIDEBAR);
  const { lang, dir, className } = source.documentElement;
  return {
    script,
    policy: readPolicy(source, region),
    styles: Array.from(
      // Not that of readers without script, deeper in the head of a parsed page.
      source.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    // Copies, because the title that stands in the page changes with it.
    head: listHead(source).map(copy),
    root: { lang, dir, class: className },
    navbar: copy(navbar),
    sidebar: sidebar ? copy(sidebar) : undefined,
    region,
  };
}
