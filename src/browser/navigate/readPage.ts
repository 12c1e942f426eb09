/** Everything between the navbar and the footer. */
export const REGION = '.main-wrapper';

export const SIDEBAR = '.theme-doc-sidebar-container';

/** Parts outside the region whose links depend on the page. */
export const MENUS = '.navbar, footer.footer';

/** Selects tags that describe the page; the others are scripts and styles. */
const HEAD =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Selects the site's script, and the scripts and styles of the page's `<Head>`. */
const SHELL =
  'script[data-main], head > :is(style, script)[data-rh]:not([type="application/ld+json"])';

const copy = (element: Element): Element => element.cloneNode(true) as Element;

export const listHead = (source: Document): readonly Element[] => [
  ...source.head.querySelectorAll(HEAD),
];

/** Returns `undefined` if the document isn't a page of this site. */
export function readPage(source: Document) {
  const region = source.querySelector(REGION);
  if (!source.querySelector('[data-main]') || !region) return undefined;
  const sidebar = region.querySelector(SIDEBAR);
  const menus = Array.from(source.querySelectorAll(MENUS), copy);
  return {
    /** What only a page load replaces. The script's URL differs between deployments. */
    shell:
      Array.from(source.querySelectorAll(SHELL), (tag) => tag.outerHTML)
        // Docusaurus's check of the base URL is only in the home page's head.
        .filter((tag) => !tag.includes('BASEURL_BANNER'))
        .join('') + String(menus.length),
    /**
     * The browser applies only the first page's policy, which may block this page's
     * inline styles and objects.
     */
    policy:
      region.querySelector('[style],style,object,embed') &&
      source.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content,
    styles: Array.from(
      // `>` excludes the style sheet in `<noscript>`.
      source.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    // Copied, because navigating to the page changes these elements.
    head: listHead(source).map(copy),
    root: source.documentElement.cloneNode() as Element,
    body: source.body.cloneNode() as Element,
    menus,
    sidebar: sidebar && copy(sidebar),
    region,
    /** The part beside the sidebar; null on pages without a sidebar. */
    main: sidebar && region.querySelector('main'),
  };
}

export type FetchedPage = NonNullable<ReturnType<typeof readPage>>;
