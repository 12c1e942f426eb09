/** Everything between the navbar and the footer. */
export const REGION = '.main-wrapper';

export const SIDEBAR = '.theme-doc-sidebar-container';

/** The site's footer; articles and dialogs have footers of their own. */
export const FOOTER = 'footer.footer';

/** Selects tags that describe the page; the others are scripts and styles. */
const HEAD =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Selects scripts and styles from a page's `<Head>`; only a page load runs scripts. */
const OWN =
  'head > style[data-rh], head > script[data-rh]:not([type="application/ld+json"])';

const copy = (element: Element): Element => element.cloneNode(true) as Element;

export const listHead = (source: Document): readonly Element[] => [
  ...source.head.querySelectorAll(HEAD),
];

/** Returns `undefined` if the document isn't a page of this site. */
export function readPage(source: Document) {
  const script = source.querySelector('script[data-main]')?.getAttribute('src');
  const navbar = source.querySelector('.navbar');
  const region = source.querySelector(REGION);
  if (!script || !navbar || !region) return undefined;
  const sidebar = region.querySelector(SIDEBAR);
  const footer = source.querySelector(FOOTER);
  const { lang, dir, className } = source.documentElement;
  return {
    /** The URL of the page's script, which differs between deployments. */
    script,
    /**
     * The browser applies only the first page's policy, which may block this page's
     * inline styles.
     */
    policy:
      region.querySelector('[style], style') &&
      source.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content,
    own: Array.from(source.querySelectorAll(OWN), (tag) => tag.outerHTML)
      // Docusaurus's check of the base URL is only in the home page's head.
      .filter((tag) => !tag.includes('__DOCUSAURUS_INSERT_BASEURL_BANNER'))
      .join(''),
    styles: Array.from(
      // `>` excludes the style sheet in `<noscript>`.
      source.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    // Copied, because navigating to the page changes these elements.
    head: listHead(source).map(copy),
    root: { lang, dir, class: className },
    navbar: copy(navbar),
    sidebar: sidebar && copy(sidebar),
    footer: footer && copy(footer),
    region,
    /** The part beside the sidebar; null on pages without a sidebar. */
    main: sidebar && region.querySelector('main'),
  };
}

export type FetchedPage = NonNullable<ReturnType<typeof readPage>>;
