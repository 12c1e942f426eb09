import type { PageReference } from './parsePage';

/** Where a reference leads inside the site. */
export interface LinkTarget {
  readonly path: string;
  /** Without `#`; `''` for the whole page. */
  readonly id: string;
}

/** Which addresses lead into the built site. */
export interface SiteRoots {
  /** `https://rdkcentral.github.io` */
  readonly origin: string;
  /** `/firebolt-documentation/` */
  readonly baseUrl: string;
  /** Roots on the host that this build leaves out; links into them are right. */
  readonly unbuilt: readonly string[];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a reference leads; undefined where it leaves what is built. */
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

/** Equal references: elements of one name that lead to one place. */
interface Reference {
  readonly element: string;
  readonly target: LinkTarget;
  /** URL paths of the pages that have it. */
  readonly pages: Set<string>;
}

/** Where pages lead. Most references stand in most pages, and are judged once. */
export class References {
  private readonly found = new Map<string, Reference>();
  /** By addresses that mean the same in every page: to parse them takes long. */
  private readonly known = new Map<string, LinkTarget | undefined>();

  constructor(private readonly site: SiteRoots) {}

  /** @param path of the page or text that has the references */
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
    if (!this.known.has(url)) {
      this.known.set(url, resolve(this.site, path, url));
    }
    return this.known.get(url);
  }
}
