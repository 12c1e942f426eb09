import path from 'node:path';
import { decodeUrl } from '../../../text/decodeUrl';
import { escapeMarkup } from '../../../text/escapeMarkup';
import { memoizeText } from '../../../text/memoizeText';
import { unescapeMarkup } from '../../../text/unescapeMarkup';
import type { FinishedSite } from '../../shared/FinishedSite';

interface PagePlace extends Pick<FinishedSite, 'baseUrl' | 'siteUrl'> {
  /** The page's file, relative to the output folder: `docs/api/index.html`. */
  readonly file: string;
  /** Whether the archive contains a file; the path is relative to the output folder. */
  readonly has: (file: string) => boolean;
}

/** Parts that work only on a server, such as preloaded files and the page's menu. */
const NEEDS_SERVER = [
  /<link [^>]*rel="(?:preload|prefetch|preconnect)"[^>]*>/g,
  /<link [^>]*type="text\/markdown"[^>]*>/g,
  /<details\b[^>]*data-page-menu[^>]*>[^]*?<\/details>/g,
];

const normalize = memoizeText((url) => new URL(url).href);

/** Makes a URL relative if its file is in the archive; otherwise, makes it absolute. */
function relocate(url: string, place: PagePlace): string {
  const { baseUrl, siteUrl, file, has } = place;
  if (url.startsWith('#') || !URL.canParse(url, siteUrl + file)) return url;
  const target = new URL(url, siteUrl + file);
  if (!target.href.startsWith(normalize(siteUrl))) return url;
  const name = decodeUrl(target.pathname.slice(baseUrl.length));
  const page = name === '' || name.endsWith('/') ? `${name}index.html` : name;
  if (!has(page)) return target.href;
  const from = path.posix.dirname(file);
  return encodeURI(path.posix.relative(from, page)) + target.hash;
}

/** Relocates an attribute's URL or, in a `srcset` such as `a.png, b.png 2x`, each URL. */
function relocateIn(name: string, value: string, place: PagePlace): string {
  const text = unescapeMarkup(value);
  const relocateStart = (candidate: string): string =>
    candidate.replace(/^\S+/, (url) => relocate(url, place));
  return escapeMarkup(
    name.toLowerCase() === 'srcset'
      ? text.split(/,\s+/).map(relocateStart).join(', ')
      : relocate(text, place),
  );
}

/** Returns the relative path that the search prepends to links in a version's docs. */
const relocateFolder = (root: string, { baseUrl, file }: PagePlace): string =>
  path.posix.relative(path.posix.dirname(file), root.slice(baseUrl.length));

const getOnline = ({ siteUrl, file }: PagePlace): string =>
  escapeMarkup(siteUrl + file.replace(/index\.html$/, ''));

/** Matches headings and Run buttons. A button becomes a link to its section online. */
const RUN =
  /<h[1-6]\b[^>]* id="([^"]*)"|<button\b[^>]*? class="([^"]*)" data-control="run"[^>]*>([^<]*)<\/button>/g;

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

/** Links whose targets aren't in the archive lead to the website. */
export function toOfflinePage(html: string, place: PagePlace): string {
  const still = NEEDS_SERVER.reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  )
    .replace(
      // React escapes quotes in text, so only attributes match.
      / (href|poster|src|srcset)="([^"]*)"/gi,
      (_, name: string, value: string) =>
        ` ${name}="${relocateIn(name, value, place)}"`,
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
