import type { PageReference } from './parsePage';

/** The target of a reference inside the site. */
export interface LinkTarget {
  readonly path: string;
  /** The fragment without `#`; `''` for the whole page. */
  readonly id: string;
}

/** Defines which URLs belong to the built site. */
export interface SiteRoots {
  /** `https://rdkcentral.github.io` */
  readonly origin: string;
  /** `/firebolt-documentation/` */
  readonly baseUrl: string;
  /** Base paths on the host that this build doesn't contain; links into them pass. */
  readonly unbuilt: readonly string[];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The target of a reference; `undefined` if it is outside the built site. */
export function resolve(
  { origin, baseUrl, unbuilt }: SiteRoots,
  from: string,
  url: string,
): LinkTarget | undefined {
  const isCertainlyForeign = /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(url);
  if (isCertainlyForeign) return undefined;
  const { origin: host, pathname, hash } = new URL(url, origin + from);
  if (host !== origin) return undefined;
  const target = decode(pathname);
  const isOwn = (root: string): boolean =>
    baseUrl.startsWith(root) && target.startsWith(baseUrl);
  if (unbuilt.some((root) => target.startsWith(root) && !isOwn(root))) {
    return undefined;
  }
  const isText = hash.startsWith('#:~:');
  return { path: target, id: isText ? '' : decode(hash.slice(1)) };
}

/** Equal references of several pages: the same element name and target. */
interface Reference {
  readonly element: string;
  readonly target: LinkTarget;
  /** URL paths of the pages that contain the reference. */
  readonly pages: Set<string>;
}

/** All references of a site, grouped, because most are on every page and need one check. */
export class References {
  private readonly found = new Map<string, Reference>();
  /** Caches absolute URLs, which mean the same on every page, because parsing is slow. */
  private readonly cache = new Map<string, LinkTarget | undefined>();

  constructor(private readonly site: SiteRoots) {}

  /** @param path URL path of the page or text file with the references */
  add(path: string, references: readonly PageReference[]): void {
    for (const { element, url } of references) {
      const target = this.resolve(path, url);
      if (!target) continue;
      const key = `${element} ${target.path}#${target.id}`;
      const reference = this.found.get(key);
      if (reference) reference.pages.add(path);
      else this.found.set(key, { element, target, pages: new Set([path]) });
    }
  }

  list(): Iterable<Reference> {
    return this.found.values();
  }

  private resolve(path: string, url: string): LinkTarget | undefined {
    const isOfAnyPage = /^(?:https?:\/)?\//.test(url);
    if (!isOfAnyPage) return resolve(this.site, path, url);
    if (!this.cache.has(url)) {
      this.cache.set(url, resolve(this.site, path, url));
    }
    return this.cache.get(url);
  }
}
