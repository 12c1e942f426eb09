import type { PageReference } from './parsePage';
import type { BuiltSite, LinkTarget } from './readSite';
import { judgeId, judgePath, resolve } from './targets';

/** Something wrong in the built site; equal faults of many pages are one. */
export interface SiteFault {
  /** URL paths of the pages that have it. */
  readonly pages: readonly string[];
  readonly target: string;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

interface Judgment {
  readonly target: string;
  readonly message: string;
}

/** Elements whose `#id` must exist. */
const LINKS = ['a', 'area', 'use', 'meta', 'text'];

/** Collects what a judge says of all references, equal answers as one. */
function collect(
  site: BuiltSite,
  sources: Iterable<{
    readonly path: string;
    readonly references: readonly PageReference[];
  }>,
  judge: (target: LinkTarget, reference: PageReference) => string | undefined,
): readonly SiteFault[] {
  const judgments = new Map<string, Judgment | undefined>();
  const faults = new Map<string, Set<string>>();
  for (const { path, references } of sources) {
    for (const reference of references) {
      const target = resolve(site, path, reference.url);
      if (!target) continue;
      const key = `${reference.element} ${target.path}#${target.id}`;
      if (!judgments.has(key)) {
        const message = judge(target, reference);
        const shown = target.path + (target.id && `#${target.id}`);
        judgments.set(key, message ? { target: shown, message } : undefined);
      }
      if (!judgments.get(key)) continue;
      faults.set(key, (faults.get(key) ?? new Set()).add(path));
    }
  }
  return [...faults].flatMap(([key, pages]) => {
    const judgment = judgments.get(key);
    return judgment ? [{ pages: [...pages], ...judgment }] : [];
  });
}

/** Links to an id that the page they lead to does not have. */
export function findDeadAnchors(site: BuiltSite): readonly SiteFault[] {
  return collect(site, site.pages.values(), (target, { element }) =>
    LINKS.includes(element) ? judgeId(site, target) : undefined,
  );
}

/** Addresses of no page or file: of links, images, assets and downloads. */
export function findDeadLinks(site: BuiltSite): readonly SiteFault[] {
  return collect(site, site.pages.values(), ({ path }) =>
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
  return collect(site, redirects, ({ path }) =>
    site.pages.get(path)?.redirect === undefined
      ? undefined
      : 'the redirect leads to another redirect. Let it lead to the last page at once.',
  );
}

/** Entries of the sitemap, of feeds and of other texts that lead nowhere. */
export function findDeadEntries(site: BuiltSite): readonly SiteFault[] {
  return collect(
    site,
    site.texts,
    (target) => judgePath(site, target.path) ?? judgeId(site, target),
  );
}

/** Entries of the sitemap that no search engine should be sent to. */
export function findUnwantedEntries(site: BuiltSite): readonly SiteFault[] {
  const sitemaps = site.texts.filter((t) => /sitemap[^/]*\.xml$/.test(t.path));
  return collect(site, sitemaps, ({ path }) => {
    const page = site.pages.get(path);
    if (page?.redirect !== undefined) {
      return 'the entry is a redirect. List the page that it leads to.';
    }
    return page?.isIndexed === false
      ? 'the page says noindex. Take it out of the sitemap.'
      : undefined;
  });
}

/** Images without a text alternative. */
export function findImagesWithoutAlt(site: BuiltSite): readonly SiteFault[] {
  return [...site.pages.values()].flatMap((page) =>
    page.imagesWithoutAlt.map((target) => ({
      pages: [page.path],
      target,
      message:
        'the image has no text alternative. Say what it shows: ![text](…), or alt="" if it only decorates.',
    })),
  );
}

/** All that is wrong in a site. */
export function findFaults(site: BuiltSite): readonly SiteFault[] {
  return [
    findDeadLinks,
    findDeadAnchors,
    findRedirectChains,
    findDeadEntries,
    findUnwantedEntries,
    findImagesWithoutAlt,
  ].flatMap((find) => find(site));
}
