import path from 'node:path';
import { escapeMarkup } from '../../../text/escapeMarkup';

/** Where a page stands, and what lies beside it. */
export interface PagePlace {
  /** `/site/` */
  readonly baseUrl: string;
  /** `https://example.org/site/` */
  readonly siteUrl: string;
  /** File of the page, from the root of the site: `docs/api/index.html`. */
  readonly file: string;
  /** Whether there is such a file, from the root of the site. */
  readonly has: (file: string) => boolean;
}

/**
 * What needs a server: the policy, which no file of a disk satisfies, what is
 * fetched ahead, and the menu with the page's Markdown and address.
 */
const NEEDS_SERVER = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<link [^>]*rel="(?:preload|prefetch|preconnect)"[^>]*>/g,
  /<link [^>]*type="text\/markdown"[^>]*>/g,
  /<details\b[^>]*data-page-menu[^>]*>[^]*?<\/details>/g,
];

/** The address of a file or a page, for a page that lies on a disk. */
function relocate(url: string, place: PagePlace): string {
  const { baseUrl, siteUrl, file, has } = place;
  if (url.startsWith('#') || url.startsWith('data:')) return url;
  const { origin } = new URL(siteUrl);
  const target = new URL(url, siteUrl + file);
  const isOwn = target.origin === origin && target.pathname.startsWith(baseUrl);
  if (!isOwn) return url;
  const name = decodeURIComponent(target.pathname.slice(baseUrl.length));
  const page = name === '' || name.endsWith('/') ? `${name}index.html` : name;
  if (!has(page)) return target.href;
  const from = path.posix.dirname(file);
  return encodeURI(path.posix.relative(from, page)) + target.hash;
}

/** The root of a version's docs, from which the search makes links. */
const relocateFolder = (root: string, { baseUrl, file }: PagePlace): string =>
  path.posix.relative(path.posix.dirname(file), root.slice(baseUrl.length));

const unescape = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

/** The page on the site. */
const getOnline = ({ siteUrl, file }: PagePlace): string =>
  escapeMarkup(siteUrl + file.replace(/index\.html$/, ''));

/** Buttons that run a sample, and the headings above them. */
const RUN =
  /<h[1-6]\b[^>]* id="([^"]*)"|<button\b[^>]*? class="([^"]*)" data-control="run"[^>]*>([^<]*)<\/button>/g;

/** Lets buttons that run a sample lead to that place of the site. */
function leadToSite(html: string, place: PagePlace): string {
  let heading = '';
  return html.replace(
    RUN,
    (found: string, id?: string, look?: string, label?: string) => {
      if (id !== undefined) {
        heading = id;
        return found;
      }
      const hash = heading && `#${heading}`;
      return `<a class="${look ?? ''}" href="${getOnline(place)}${hash}">${label ?? ''} online</a>`;
    },
  );
}

const printNotice = (place: PagePlace): string =>
  `<p class="alert alert--secondary" role="note">This page is from an archive. Samples, the playground and other tools run on the site only: <a href="${getOnline(place)}">open this page there</a>.</p>`;

/**
 * A page that opens from a disk: its links lead to the files beside it, or to
 * the site for what is not among them.
 */
export function toOfflinePage(html: string, place: PagePlace): string {
  const still = NEEDS_SERVER.reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  )
    .replace(
      /(<(?:a|img|link|script)\b[^>]*? (?:href|src)=")([^"]*)"/g,
      (_, start: string, url: string) =>
        `${start}${escapeMarkup(relocate(unescape(url), place))}"`,
    )
    .replace(
      / data-root="([^"]*)"/g,
      (_, root: string) => ` data-root="${relocateFolder(root, place)}"`,
    );
  return leadToSite(still, place).replace(
    /<main\b[^>]*><div class="container[^>]*>/,
    (start) => start + printNotice(place),
  );
}
