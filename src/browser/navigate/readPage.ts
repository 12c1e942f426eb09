/** The parts of a page's HTML that the navigator uses. */
export interface FetchedPage {
  /** Name of the page's script, which differs between deployments. */
  readonly script: string;
  /** Its Content-Security-Policy, if it has inline styles. */
  readonly policy: string | undefined;
  readonly styles: readonly string[];
  /** The tags of its head that describe the page. */
  readonly head: readonly Element[];
  /** Attributes of `<html>` that depend on the page. */
  readonly root: Readonly<Record<'lang' | 'dir' | 'class', string>>;
  readonly navbar: Element;
  /** The sidebar as the server has rendered it. */
  readonly sidebar: Element | undefined;
  /** The element that contains everything that differs between pages. */
  readonly region: Element;
}

const REGION = '.main-wrapper';

/** The theme's sidebar in a region. */
export const SIDEBAR = '.theme-doc-sidebar-container';

/** Tags that describe the page; all others are scripts and styles. */
const HEAD =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const copy = (element: Element): Element => element.cloneNode(true) as Element;

const findScript = (source: Document): string =>
  source.querySelector('script[data-main]')?.getAttribute('src') ?? '';

/** Those tags in a document's head. */
export const listHead = (source: Document): readonly Element[] => [
  ...source.head.querySelectorAll(HEAD),
];

/** Only the first page's policy applies, so other pages' inline styles may be blocked. */
const readPolicy = (source: Document, region: Element): string | undefined =>
  region.querySelector('[style]')
    ? source.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content
    : undefined;

/** Reads a page from its document; `undefined` if it isn't from this site. */
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
      // Not the style sheet in `<noscript>`, which the parser puts deeper in the head.
      source.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    // Copied, because tags in the document change with each page.
    head: listHead(source).map(copy),
    root: { lang, dir, class: className },
    navbar: copy(navbar),
    sidebar: sidebar ? copy(sidebar) : undefined,
    region,
  };
}
