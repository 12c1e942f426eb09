import fs from 'node:fs';
import path from 'node:path';
import versions from '../../versions.json';
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

/** A page's version, and its path in the version: `firebolt_docs/accessibility/`. */
interface Place {
  readonly version: string;
  readonly path: string;
}

interface TestedPage extends CheckedPage {
  /** The URL path. */
  readonly path: string;
  /** Undefined for pages that aren't of one version. */
  readonly place: Place | undefined;
}

interface TestedSite extends BuiltSite {
  readonly pages: Map<string, TestedPage>;
}

function findPlace(page: string): Place | undefined {
  const [, path] = page.split(`${BASE_URL}docs/`);
  if (path === undefined) return undefined;
  const [newest = '', ...others] = versions;
  const version = others.find((name) => path.startsWith(`${name}/`));
  return version === undefined
    ? { version: newest, path }
    : { version, path: path.slice(version.length + 1) };
}

let site: TestedSite | undefined;

/** @throws if the site in `build/` doesn't exist */
export function getBuiltSite(): TestedSite {
  const folder = path.resolve('build');
  if (!fs.existsSync(path.join(folder, 'sitemap.xml'))) {
    throw new Error('build/: no built site found. Run `npm run build`.');
  }
  if (site) return site;
  const where = { folder, origin: ORIGIN, baseUrl: BASE_URL };
  const all = readSite(createSite({ ...where, unbuilt: ['/firebolt/'] }));
  const pages = [...all.pages]
    .filter(([path]) => `${path}index.html` !== BASE_URL + FRAME)
    .map(([path, page]) => ({ ...page, path, place: findPlace(path) }));
  site = { ...all, pages: new Map(pages.map((page) => [page.path, page])) };
  return site;
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
