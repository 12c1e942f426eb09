import fs from 'node:fs';
import path from 'node:path';
import {
  createSite,
  readSite,
  type BuiltSite,
  type CheckedPage,
} from '../../src/plugins/checks/links/readSite';

export const ORIGIN = 'https://rdkcentral.github.io';
export const BASE_URL = '/firebolt-documentation/';

/** The frame that runs readers' code; readers don't open it as a page. */
export const FRAME = 'js/run/frame/index.html';

/** A page with its URL path. */
type TestedPage = CheckedPage & { readonly path: string };

interface TestedSite extends BuiltSite {
  readonly pages: Map<string, TestedPage>;
}

let site: TestedSite | undefined;

/** @throws if the site in `build/` doesn't exist */
export function getBuiltSite(): TestedSite {
  const folder = path.resolve('build');
  if (!fs.existsSync(path.join(folder, 'sitemap.xml'))) {
    throw new Error('build/: no built site found. Run `npm run build`.');
  }
  if (site) return site;
  const place = { folder, origin: ORIGIN, baseUrl: BASE_URL };
  const all = readSite(createSite({ ...place, unbuilt: ['/firebolt/'] }));
  const isPage = (path: string): boolean =>
    `${path}index.html` !== BASE_URL + FRAME;
  const pages = new Map(
    [...all.pages]
      .filter(([path]) => isPage(path))
      .map(([path, page]) => [path, { ...page, path }]),
  );
  return (site = { ...all, pages });
}

/** The file of a page, by its URL path. */
export const getFile = (page: string): string =>
  `build/${page.slice(BASE_URL.length)}`.replace(/\/$/, '/index.html');

const texts = new Map<string, string>();

/** Reads a page once for all tests. */
export function readPage(page: string): string {
  const text = texts.get(page) ?? fs.readFileSync(getFile(page), 'utf8');
  texts.set(page, text);
  return text;
}

/** The pages with an address of their own: no redirects, and not the not-found page. */
export const listPages = (): readonly TestedPage[] =>
  [...getBuiltSite().pages.values()].filter(
    ({ path, redirect }) => path.endsWith('/') && redirect === undefined,
  );

/** A page's version, and its path in the version: `firebolt_docs/accessibility/`. */
export function splitVersion(
  page: string,
  versions: readonly string[],
): { readonly version: string; readonly path: string } | undefined {
  const root = `${BASE_URL}docs/`;
  if (!page.startsWith(root)) return undefined;
  const rest = page.slice(root.length);
  const [newest = '', ...others] = versions;
  const version = others.find((name) => rest.startsWith(`${name}/`));
  return version === undefined
    ? { version: newest, path: rest }
    : { version, path: rest.slice(version.length + 1) };
}
