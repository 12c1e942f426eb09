import type { BuiltSite, TextFile } from './readSite';
import { References, type LinkTarget } from './References';
import { judgeId, judgePath } from './targets';

/** Something wrong in the built site; equal faults of many pages are one. */
export interface SiteFault {
  /** URL paths of the pages that have it. */
  readonly pages: readonly string[];
  readonly target: string;
  /** What is wrong, and how to mend it. */
  readonly message: string;
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

/** References that are not among those of pages. */
function refer(site: BuiltSite, sources: readonly TextFile[]): References {
  const references = new References(site);
  for (const source of sources) references.add(source.path, source.references);
  return references;
}

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

/** Redirects to a redirect. Those to nowhere are dead links. */
export function findRedirectChains(site: BuiltSite): readonly SiteFault[] {
  const redirects = [...site.pages.values()].flatMap((page) =>
    page.redirect === undefined
      ? []
      : [
          {
            path: page.path,
            references: [{ element: '', url: page.redirect }],
          },
        ],
  );
  return judgeAll(refer(site, redirects), ({ path }) =>
    site.pages.get(path)?.redirect === undefined
      ? undefined
      : 'the redirect leads to another redirect. Let it lead to the last page at once.',
  );
}

/** Entries of the sitemap, of feeds and of other texts that lead nowhere. */
export function findDeadEntries(site: BuiltSite): readonly SiteFault[] {
  return judgeAll(refer(site, site.texts), (target) =>
    // Core's feeds leave the slash out; hosts add it.
    site.pages.has(`${target.path}/`)
      ? undefined
      : (judgePath(site, target.path) ?? judgeId(site, target)),
  );
}

/** Entries of the sitemap that no search engine should be sent to. */
export function findUnwantedEntries(site: BuiltSite): readonly SiteFault[] {
  const sitemaps = site.texts.filter((t) => /sitemap[^/]*\.xml$/.test(t.path));
  return judgeAll(refer(site, sitemaps), ({ path }) => {
    const page = site.pages.get(path);
    if (page?.redirect !== undefined) {
      return 'the entry is a redirect. List the page that it leads to.';
    }
    return page?.isIndexed === false
      ? 'the page says noindex. Take it out of the sitemap.'
      : undefined;
  });
}

/** All that is wrong in a site. */
export function findFaults(site: BuiltSite): readonly SiteFault[] {
  return [
    findDeadLinks,
    findDeadAnchors,
    findRedirectChains,
    findDeadEntries,
    findUnwantedEntries,
  ].flatMap((find) => find(site));
}
