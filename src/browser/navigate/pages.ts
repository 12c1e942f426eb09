import { loadStyle } from '../dom/loadStyle';
import { endClients } from '../react';
import { readPage, type FetchedPage } from './readPage';

/** Pages to keep as the reader has left them; others are fetched again. */
const LIMIT = 20;

/** One address for `/a`, `/a/` and `/a/index.html`. */
const clean = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/*$/, '/');

/** The query is part of a page's state, and nothing that a server knows of. */
const getKey = ({ pathname, search }: URL | Location): string =>
  clean(pathname) + search;

/** Milliseconds after which the server is asked again for what is not shown yet. */
const FRESH = 60_000;

const texts = new Map<string, Promise<string>>();
const loading = new Map<string, Promise<FetchedPage>>();
const kept = new Map<string, FetchedPage>();

/** Keeps a page; the one that has not been shown for longest goes. */
export function keepPage(address: URL | Location, page: FetchedPage): void {
  const key = getKey(address);
  kept.delete(key);
  kept.set(key, page);
  const [oldest] = kept;
  if (kept.size <= LIMIT || !oldest) return;
  kept.delete(oldest[0]);
  endClients(oldest[1].region);
}

/** Forgets the page of an address: its component has changed the address. */
export function dropPage(address: URL): void {
  kept.delete(getKey(address));
}

/** What was fetched ahead a moment ago, or is fetched now. */
function fetchOnce<T>(
  map: Map<string, Promise<T>>,
  key: string,
  fetchIt: () => Promise<T>,
): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const promise = fetchIt();
  map.set(key, promise);
  const forget = (): void => {
    if (map.get(key) === promise) map.delete(key);
  };
  // What has failed may work the next time.
  promise.catch(forget);
  setTimeout(forget, FRESH);
  return promise;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html')) {
    throw new Error(`${path}: ${response.status} ${type}, not a page`);
  }
  return response.text();
}

/** Fetches the HTML of a page ahead of its time. */
export function readText({ pathname }: URL): Promise<string> {
  const path = clean(pathname);
  return fetchOnce(texts, path, () => fetchText(path));
}

/** Whether a page is on its way, or has come. */
export const isFetched = (address: URL): boolean =>
  kept.has(getKey(address)) || texts.has(clean(address.pathname));

/** The page that the server has sent. */
export const firstPage = readPage(document);

async function preparePage(address: URL): Promise<FetchedPage> {
  const path = clean(address.pathname);
  const text = await readText(address);
  texts.delete(path);
  const page = readPage(new DOMParser().parseFromString(text, 'text/html'));
  if (!page) throw new Error(`${path}: has no region to show here`);
  if (page.script !== firstPage?.script) {
    throw new Error(`${path}: of another deployment`);
  }
  if (page.policy && page.policy !== firstPage.policy) {
    throw new Error(`${path}: has styles that the policy blocks`);
  }
  await Promise.all(page.styles.map(loadStyle));
  return page;
}

/**
 * Makes a page ready to be shown.
 * @throws where it cannot be shown here; a real navigation may help
 */
export function loadPage(address: URL): Promise<FetchedPage> {
  const key = getKey(address);
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  return fetchOnce(loading, key, () => preparePage(address));
}

/** The page is on show, and not to be made again. */
export function takePage(address: URL | Location): void {
  loading.delete(getKey(address));
}
