import { suggest } from '../../../text/suggest';
import {
  BESIDE,
  resolve,
  type BuiltSite,
  type CheckedPage,
  type LinkTarget,
} from './readSite';

/** A broken reference; identical errors on several pages count as one. */
interface SiteError {
  /** URL paths of the pages with the error. */
  readonly pages: readonly string[];
  readonly target: string;
  readonly message: string;
}

const MAX_LISTED = 20;

/** Suggests the nearest valid name, or lists all valid names if there are few. */
function hint(wrong: string, valid: readonly string[]): string {
  const text = suggest(wrong, valid);
  const isNear = text.startsWith('Did you mean');
  return isNear || valid.length <= MAX_LISTED ? `${text} ` : '';
}

/** Returns the page at a path, or the target page if the path redirects. */
function getPage(site: BuiltSite, path: string): CheckedPage | undefined {
  const page = site.pages.get(path);
  if (page?.redirect === undefined) return page;
  const target = resolve(site, path, page.redirect);
  return target && site.pages.get(target.path);
}

function hintPath({ baseUrl, files, pages }: BuiltSite, path: string): string {
  const ending = /\.\w+$/.exec(path)?.[0];
  const valid = ending
    ? [...files].filter((file) => file.endsWith(ending))
    : [...pages.keys()];
  // The base URL is left out, because it would make all paths look similar.
  const short = valid.map((name) => name.slice(baseUrl.length));
  return hint(path.slice(baseUrl.length), short);
}

function checkPath(site: BuiltSite, path: string): string | undefined {
  if (site.pages.has(path) || site.files.has(path)) return undefined;
  if (site.pages.has(`${path}/`)) {
    return 'the URL has no trailing slash, so it would be redirected. Add the slash.';
  }
  if (!path.startsWith(site.baseUrl)) {
    return `outside the base URL. Start the URL with ${site.baseUrl}, or use <Link> without the base URL.`;
  }
  return `page or file not found. ${hintPath(site, path)}Correct the link, or restore the page.`;
}

function checkId(
  site: BuiltSite,
  { path, id }: LinkTarget,
): string | undefined {
  const page = getPage(site, path);
  if (!page || id === '' || id === 'top' || page.ids.has(id)) return undefined;
  return `the page has no element with this id. ${hint(id, page.headingIds)}Correct the link, or add the id to the heading: ## Heading {#${id}}.`;
}

/** Elements whose fragment (`#id`) must exist on the target page. */
const LINKS = ['a', 'area', 'use', 'meta', 'text'];

function check(
  site: BuiltSite,
  element: string,
  target: LinkTarget,
): string | undefined {
  const { path } = target;
  // The language menu of the 404 page links to that page as `/404`.
  const isNotFound = path.endsWith('/404');
  // Links in Docusaurus's feeds omit the trailing slash, which hosts add with a redirect.
  const isFeedEntry = element === 'text' && site.pages.has(`${path}/`);
  if (isNotFound || isFeedEntry) return undefined;
  const isLink = LINKS.includes(element);
  return checkPath(site, path) ?? (isLink ? checkId(site, target) : undefined);
}

export function findErrors(site: BuiltSite): readonly SiteError[] {
  const references = [...site.references.values()];
  const beside = new Set(
    references
      .filter(({ element }) => element === BESIDE)
      .map(({ target }) => target.path),
  );
  return references.flatMap(({ element, target, pages }) => {
    if (beside.has(target.path)) return [];
    const message = check(site, element, target);
    const shown = target.path + (target.id && `#${target.id}`);
    return message ? [{ pages: [...pages], target: shown, message }] : [];
  });
}

const MAX_PAGES_SHOWN = 3;

/** Prints one line per error: `page → target: what is wrong and how to fix it`. */
export function printErrors(
  errors: readonly SiteError[],
  sources: ReadonlyMap<string, string> = new Map(),
): string {
  return errors
    .map(({ pages, target, message }) => {
      const shown = pages
        .slice(0, MAX_PAGES_SHOWN)
        .map((page) => sources.get(page) ?? page)
        .join(', ');
      const more = pages.length - MAX_PAGES_SHOWN;
      const rest = more > 0 ? ` and ${more} more` : '';
      return `${shown}${rest} → ${target}: ${message}`;
    })
    .join('\n');
}
