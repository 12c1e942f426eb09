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

/** Elements that need a server: the search, samples, the policy. */
const NEEDS_SERVER = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<link [^>]*rel="(?:preload|prefetch|preconnect)"[^>]*>/g,
  /<link [^>]*type="text\/markdown"[^>]*>/g,
];

const STYLE =
  '<style>[data-control=search],[data-control=run],[data-control=offline],[data-page-menu]{display:none}</style>';

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

const unescape = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

/**
 * A page that opens from a disk: its links lead to the files beside it, or to
 * the site for what is not among them.
 */
export function toOfflinePage(html: string, place: PagePlace): string {
  return NEEDS_SERVER.reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace('</head>', `${STYLE}</head>`)
    .replace(
      /(<(?:a|img|link|script)\b[^>]*? (?:href|src)=")([^"]*)"/g,
      (_, start: string, url: string) =>
        `${start}${escapeMarkup(relocate(unescape(url), place))}"`,
    );
}
