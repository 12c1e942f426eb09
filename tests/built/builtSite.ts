import fs from 'node:fs';
import versions from '../../versions.json';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { findAll } from '../findAll';

export const ORIGIN = 'https://rdkcentral.github.io';
export const BASE_URL = '/firebolt-documentation/';

/** The frame that runs readers' code; readers don't open it as a page. */
export const FRAME = 'js/run/frame/index.html';

/** A page's version, and its path in the version: `firebolt_docs/accessibility/`. */
interface Place {
  readonly version: string;
  readonly path: string;
}

interface TestedPage {
  /** The URL path. */
  readonly path: string;
  /** Undefined for pages that aren't of one version. */
  readonly place: Place | undefined;
  readonly ids: ReadonlySet<string>;
  /** The URL that the page only leads to. */
  readonly redirect: string | undefined;
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

function readTestedPage(path: string): TestedPage {
  const html = readPage(path);
  return {
    path,
    place: findPlace(path),
    ids: new Set(findAll(html, / id="([^"]*)"/g)),
    redirect: /"refresh" content="0; url=([^"]*)/.exec(html)?.[1],
  };
}

/** All pages, redirects included, by URL path. */
export const PAGES: ReadonlyMap<string, TestedPage> = new Map(
  listFiles('build')
    .filter((file) => file.endsWith('.html') && file !== FRAME)
    .map((file) => BASE_URL + file.replace(/(^|\/)index\.html$/, '$1'))
    .map((path) => [path, readTestedPage(path)]),
);

/** The pages with an address of their own: no redirects, and not the not-found page. */
export const SHOWN = [...PAGES.values()].filter(
  ({ path, redirect }) => path.endsWith('/') && redirect === undefined,
);
