/** Everything between the navbar and the footer. */
export const REGION = '.main-wrapper';

export const SIDEBAR = '.theme-doc-sidebar-container';

/** Selects tags that describe the page; the others are scripts and styles. */
const HEAD =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

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
  const { lang, dir, className } = source.documentElement;
  return {
    /** The URL of the page's script, which differs between deployments. */
    script,
    /**
     * The browser applies only the first page's policy, which may block this page's
     * inline styles.
     */
    policy:
      region.querySelector('[style]') &&
      source.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content,
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
    region,
    /** The part beside the sidebar; null on pages without a sidebar. */
    main: sidebar && region.querySelector('main'),
  };
}

export type FetchedPage = NonNullable<ReturnType<typeof readPage>>;
