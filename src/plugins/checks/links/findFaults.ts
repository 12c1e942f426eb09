import { suggest } from '../../../text/suggest';
import type { CheckedPage } from './parsePage';
import type { BuiltSite } from './readSite';
import { References, resolve, type LinkTarget } from './References';

/** Something wrong in the built site; equal faults of many pages are one. */
export interface SiteFault {
  /** URL paths of the pages that have it. */
  readonly pages: readonly string[];
  readonly target: string;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

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
function judgePath(site: BuiltSite, path: string): string | undefined {
  if (site.pages.has(path) || site.files.has(path)) return undefined;
  if (site.pages.has(`${path}/`)) {
    return 'the address has no trailing slash and would be redirected. Add the slash.';
  }
  if (!path.startsWith(site.baseUrl)) {
    return `outside the base URL. Start the address with ${site.baseUrl}, or use <Link> without the base URL.`;
  }
  return `page or file not found. ${hintPath(site, path)}Correct the link, or restore the page.`;
}

/** What is wrong with the `#id` of an address. */
function judgeId(
  site: BuiltSite,
  { path, id }: LinkTarget,
): string | undefined {
  const page = getPage(site, path);
  if (!page || id === '' || id === 'top' || page.ids.has(id)) return undefined;
  return `the page has no element with this id. ${hint(id, page.headingIds)}Correct the link, or add the id to the heading: ## Heading {#${id}}.`;
}

/** Elements whose `#id` must exist. */
const LINKS = ['a', 'area', 'use', 'meta', 'text'];

/** What a judge says of all references. */
const judgeAll = (
  references: References,
  judge: (target: LinkTarget, element: string) => string | undefined,
): readonly SiteFault[] =>
  [...references.list()].flatMap(({ element, target, pages }) => {
    const message = judge(target, element);
    const shown = target.path + (target.id && `#${target.id}`);
    return message ? [{ pages: [...pages], target: shown, message }] : [];
  });

/** Links to an id that the page they lead to does not have. */
export function findDeadAnchors(site: BuiltSite): readonly SiteFault[] {
  return judgeAll(site.references, (target, element) =>
    LINKS.includes(element) ? judgeId(site, target) : undefined,
  );
}

/** Addresses of no page or file: of links, images, assets and downloads. */
export function findDeadLinks(site: BuiltSite): readonly SiteFault[] {
  return judgeAll(site.references, ({ path }) =>
    // The language menu of the page for unknown addresses leads to itself.
    path.endsWith('/404') ? undefined : judgePath(site, path),
  );
}

/** Entries of the sitemap, of feeds and of other texts that lead nowhere. */
export function findDeadEntries(site: BuiltSite): readonly SiteFault[] {
  const references = new References(site);
  for (const text of site.texts) references.add(text.path, text.references);
  return judgeAll(references, (target) =>
    // Core's feeds leave the slash out; hosts add it.
    site.pages.has(`${target.path}/`)
      ? undefined
      : (judgePath(site, target.path) ?? judgeId(site, target)),
  );
}

/** All that is wrong in a site. */
export const findFaults = (site: BuiltSite): readonly SiteFault[] => [
  ...findDeadLinks(site),
  ...findDeadAnchors(site),
  ...findDeadEntries(site),
];

/** The first ones are enough to find the cause. */
const MAX_PAGES_SHOWN = 3;

/**
 * All faults as lines `page → target: what and how to mend it`.
 * @param sources file of a page, by its URL path
 */
export function printFaults(
  faults: readonly SiteFault[],
  sources: ReadonlyMap<string, string> = new Map(),
): string {
  return faults
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
