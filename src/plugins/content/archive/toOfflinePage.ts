import path from 'node:path';
import { escapeMarkup } from '../../../text/escapeMarkup';
import { unescapeMarkup } from '../../../text/unescapeMarkup';

/** A page's place in the site, and the archive's files. */
export interface PagePlace {
  /** `/site/` */
  readonly baseUrl: string;
  /** `https://example.org/site/` */
  readonly siteUrl: string;
  /** The page's file, relative to the output folder: `docs/api/index.html`. */
  readonly file: string;
  /** Whether the archive contains a file; the path is relative to the output folder. */
  readonly has: (file: string) => boolean;
}

/**
 * Parts to remove because they need a server: the policy, which blocks `file:` URLs,
 * prefetching, and the menu with the page's Markdown and URL.
 */
const NEEDS_SERVER = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<link [^>]*rel="(?:preload|prefetch|preconnect)"[^>]*>/g,
  /<link [^>]*type="text\/markdown"[^>]*>/g,
  /<details\b[^>]*data-page-menu[^>]*>[^]*?<\/details>/g,
];

/** Makes a URL relative if its file is in the archive; otherwise, makes it absolute. */
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

/** The relative path of a version's docs, which the search prepends to its links. */
const relocateFolder = (root: string, { baseUrl, file }: PagePlace): string =>
  path.posix.relative(path.posix.dirname(file), root.slice(baseUrl.length));

/** The URL of the page on the site. */
const getOnline = ({ siteUrl, file }: PagePlace): string =>
  escapeMarkup(siteUrl + file.replace(/index\.html$/, ''));

/** Matches Run buttons and headings, so that each button can link to the heading above it. */
const RUN =
  /<h[1-6]\b[^>]* id="([^"]*)"|<button\b[^>]*? class="([^"]*)" data-control="run"[^>]*>([^<]*)<\/button>/g;

/** Replaces Run buttons with links to the same section on the site. */
function linkToSite(html: string, place: PagePlace): string {
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
  `<p class="alert alert--secondary" role="note">This page is from an archive. Samples, the playground, and other tools work only on the site: <a href="${getOnline(place)}">open this page online</a>.</p>`;

/**
 * A page that opens without a server: its links are relative, or lead to the site if the
 * archive doesn't contain the target.
 */
export function toOfflinePage(html: string, place: PagePlace): string {
  const still = NEEDS_SERVER.reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  )
    .replace(
      /(<(?:a|img|link|script)\b[^>]*? (?:href|src)=")([^"]*)"/g,
      (_, start: string, url: string) =>
        `${start}${escapeMarkup(relocate(unescapeMarkup(url), place))}"`,
    )
    .replace(
      / data-root="([^"]*)"/g,
      (_, root: string) => ` data-root="${relocateFolder(root, place)}"`,
    );
  return linkToSite(still, place).replace(
    /<main\b[^>]*><div class="container[^>]*>/,
    (start) => start + printNotice(place),
  );
}
