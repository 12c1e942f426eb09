import { suggest } from '../../../text/suggest';
import type { CheckedPage } from './parsePage';
import type { BuiltSite } from './readSite';
import { resolve, type LinkTarget } from './References';

/** More valid ids than this help nobody. */
const MAX_LISTED = 20;

/** The nearest valid name, or all of them where they are few. */
function hint(wrong: string, valid: readonly string[]): string {
  const text = suggest(wrong, valid);
  const isNear = text.startsWith('Did you mean');
  return isNear || valid.length <= MAX_LISTED ? `${text} ` : '';
}

/** The page at an address, after its redirect if it is one. */
function getPage(site: BuiltSite, path: string): CheckedPage | undefined {
  const page = site.pages.get(path);
  if (page?.redirect === undefined) return page;
  const target = resolve(site, path, page.redirect);
  return target && site.pages.get(target.path);
}

/** The nearest page, or the nearest file of the same kind. */
function hintPath({ baseUrl, files, pages }: BuiltSite, path: string): string {
  const ending = /\.\w+$/.exec(path)?.[0];
  const valid = ending
    ? [...files].filter((file) => file.endsWith(ending))
    : [...pages.keys()];
  // Without the base URL, which would make all of them look alike.
  const short = valid.map((name) => name.slice(baseUrl.length));
  return hint(path.slice(baseUrl.length), short);
}

/** What is wrong with the address of a page or file. */
export function judgePath(site: BuiltSite, path: string): string | undefined {
  if (site.pages.has(path) || site.files.has(path)) return undefined;
  if (site.pages.has(`${path}/`)) {
    return 'the address lacks its final slash, so that it costs a redirect. Add it.';
  }
  if (!path.startsWith(site.baseUrl)) {
    return `outside of the base URL. Begin it with ${site.baseUrl}, or link with <Link> and without the base URL.`;
  }
  return `there is no such page or file. ${hintPath(site, path)}Correct the link, or restore the page.`;
}

/** What is wrong with the `#id` of an address. */
export function judgeId(
  site: BuiltSite,
  { path, id }: LinkTarget,
): string | undefined {
  const page = getPage(site, path);
  if (!page || id === '' || id === 'top' || page.ids.has(id)) return undefined;
  return `the page has no element with this id. ${hint(id, page.headingIds)}Correct the link, or give the heading that id: ## Heading {#${id}}.`;
}
